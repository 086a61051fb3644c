import { useState } from 'react';
import { AddressFields } from '../form-kit/address/address-fields.tsx';
import { FormContext } from '../form-kit/form-context.ts';
import type { HomeAddress } from './state.ts';

interface HomeFieldsProps {
  name: string;
  of: HomeAddress;
  change: (changed: Partial<HomeAddress>) => void;
}

const names: Record<string, keyof HomeAddress> = {
  postcode: 'postcode',
  huisnr: 'huisnummer',
  toevoeging: 'toevoeging',
  straat: 'straat',
  plaats: 'plaats',
  fulladdress: 'respondText',
  byHand: 'byHand',
};

/** The address fields of the forms, kept in the questionnaire's own words. */
export function HomeFields({ name, of, change }: HomeFieldsProps) {
  const [errors, flag] = useState<Record<string, string>>({});
  const values = Object.fromEntries(Object.entries(names).map(([field, own]) => [field, String(of[own])]));
  const fill = (filled: Record<string, string>) => {
    const changed = Object.entries(filled).flatMap(([field, value]) => {
      const own = names[field];
      return own ? [[own, value]] : [];
    });
    const next = Object.fromEntries(changed) as Partial<HomeAddress>;
    change(next.respondText === undefined ? next : { ...next, showResult: next.respondText !== '' });
  };
  return (
    <FormContext value={{ name, values, errors, fill, flag, visit: () => flag({}) }}>
      <AddressFields />
    </FormContext>
  );
}
