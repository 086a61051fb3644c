import { valuationRequestForm } from '@binnen/contracts/forms';
import { readAmount } from '@binnen/contracts/formats/package-price';
import { useLocation, useSearchParams } from '@binnen/platform';
import { useHydrating } from '@binnen/platform/use-hydrating';
import { useEffect, useMemo } from 'react';
import { noAddress } from '../form-kit/address/format-address.ts';
import { isSpent, keepEntry } from '../form-kit/sending/draft.ts';
import { findPackage, type Tariff } from './prices.ts';

/** Values from the calculators, in the history's state: an address is never in a URL. */
const passed = [
  'byHand',
  'fulladdress',
  'huisnr',
  'plaats',
  'postcode',
  'straat',
  'toevoeging',
  'valuation',
  // … and the questionnaire.
  'package',
  'field_type',
  'field_geldverstrekker',
  'firstname',
  'lastname',
  'email',
  'phone',
  'message',
] as const;

const readState = (state: unknown): Record<string, string> => {
  if (typeof state !== 'object' || state === null) return {};
  const given = state as Record<string, unknown>;
  const texts = [...passed, 'waaromTaxaties'].filter(
    (name) => typeof given[name] === 'string' && given[name],
  );
  const isOfHome = texts.some((name) => name === 'postcode' || name === 'huisnr' || name in noAddress);
  return {
    // Nothing of an earlier address stays, such as its addition.
    ...(isOfHome ? noAddress : {}),
    ...Object.fromEntries(texts.map((name) => [name, String(given[name])])),
  };
};

/**
 * The fields that a calculator, or `?valuation=` and `?pakket=` (`chosen`) in the URL, fill in beforehand. Null while it
 * hydrates: the server knows neither the history's state nor what a home is worth.
 */
export const usePrefill = (
  packages: readonly Tariff[],
  chosen: Record<string, string>,
): Record<string, string> | null => {
  const { state, key } = useLocation();
  const [search] = useSearchParams();
  const inUrl = search.get('valuation') ?? '';
  // Back at an entry of before it was sent, nothing of what that brought fills it in again.
  const isOver = useMemo(() => isSpent(valuationRequestForm.name, key), [key]);
  useEffect(() => {
    if (state) keepEntry(valuationRequestForm.name, key);
  }, [state, key]);
  if (useHydrating()) return null;
  const { waaromTaxaties, valuation = inUrl, ...fields } = readState(isOver ? null : state);
  const amount = readAmount(valuation);
  const fitting = amount ? findPackage(packages, amount) : undefined;
  return {
    ...fields,
    ...(amount ? { valuation: String(amount), valued: fields.fulladdress ?? '' } : {}),
    ...(fitting ? { package: fitting.titel } : {}),
    ...chosen,
    ...(waaromTaxaties ? { field_reson: waaromTaxaties, field_type: fields.field_type ?? 'bestaand' } : {}),
  };
};
