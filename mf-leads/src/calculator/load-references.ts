import { visitorPaths } from '@binnen/contracts/api-paths';
import type { References } from '@binnen/contracts/leads';
import { fetchLookup } from '../form-kit/address/fetch-lookup.ts';
import { parseRange, type Counted } from './estimate.ts';
import type { HomeQuestion, Reference } from './machine.ts';

const deadlineMs = 8_000;

/** The value range of a home and of homes near it. Rejects when the service has none. */
const loadReferences = async (home: HomeQuestion): Promise<References> => {
  const query = new URLSearchParams({ postcode: home.postcode, huisnummer: home.huisnummer });
  if (home.toevoeging) query.set('toevoeging', home.toevoeging);
  const response = await fetchLookup(`${visitorPaths.references}?${query}`, deadlineMs);
  if (!response.ok) throw new Error(`The references answered ${response.status}`);
  const found = (await response.json()) as Partial<References>;
  const references = Array.isArray(found.references) ? found.references : [];
  return { weightedValueRange: found.weightedValueRange ?? '', references };
};

const warn = (what: string) => (error: unknown) => {
  console.warn(what, error instanceof Error ? error.message : '');
  return null;
};

/** The visitor's own home, and those to compare it with; null when the value cannot be known. */
export const loadOwnHome = async (
  home: HomeQuestion,
  label: string,
): Promise<{ own: Counted; references: Reference[] } | null> => {
  const found = await loadReferences(home).catch(warn('The references could not be read'));
  const range = parseRange(found?.weightedValueRange);
  return found && range ? { own: { label, range }, references: found.references } : null;
};

export const formatReference = ({ street, houseNumber, houseNumberExt }: Reference): string =>
  [street || 'Adres niet gevonden', houseNumber, houseNumberExt].filter(Boolean).join(' ');

/** A comparable home with its value; null when the value does not load. */
export const loadCounted = async (reference: Reference): Promise<Counted | null> => {
  const question = {
    postcode: reference.postalCode,
    huisnummer: String(reference.houseNumber),
    toevoeging: reference.houseNumberExt ?? '',
  };
  const found = await loadReferences(question).catch(warn('The value of a reference could not be read'));
  const range = parseRange(found?.weightedValueRange);
  return range && { label: formatReference(reference), range };
};
