import type { Address } from '@binnen/contracts/leads';

/** The fields beside postcode and number, of a home that is not known (any more). */
export const noAddress = { straat: '', plaats: '', toevoeging: '', fulladdress: '', byHand: '' };

export const formatExtra = (address: Pick<Address, 'letter' | 'addition'>): string =>
  `${address.letter ?? ''}${address.addition ?? ''}`;

const fold = (extra: string): string => extra.replace(/\W|_/g, '').toUpperCase();

/** Whether a home has the letter and addition that were typed after the number, "a-2" for A2; also if none were. */
export const isTyped = (address: Address, huisnr: string): boolean =>
  ['', fold(formatExtra(address))].includes(fold(huisnr.replace(/^\D*\d+/, '')));

/** `Keulenstraat 19 A in Deventer`: letter and addition too, or two homes would read the same. */
export const formatFullAddress = (home: {
  street: string;
  number: string | number;
  extra: string;
  city: string;
}) =>
  `${home.street || 'Adres niet gevonden'} ${[home.number, home.extra].filter(Boolean).join(' ')} in ${
    home.city || 'Plaats niet gevonden'
  }`;

export interface AddressOption {
  /** Letter and addition. */
  value: string;
  label: string;
  address: Address;
}

const formatKey = ({ address, value }: AddressOption): string =>
  `${address.street} ${address.number} ${value}`.trim();

/** The choices of an address list, sorted by text: a number without a letter before the same one with it. */
export const listAddressOptions = (addresses: readonly Address[]): AddressOption[] => {
  const options = addresses.map((address): [string, AddressOption] => {
    const extra = formatExtra(address);
    const label = formatFullAddress({ ...address, extra, city: address.city.label });
    return [label, { value: extra, label, address }];
  });
  const byText = new Intl.Collator('nl-NL', { numeric: true });
  // Addresses that read the same are one choice.
  return [...new Map(options).values()].sort((a, b) => byText.compare(formatKey(a), formatKey(b)));
};
