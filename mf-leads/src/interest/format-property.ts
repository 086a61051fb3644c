import { routes } from '@binnen/contracts/routes';

export interface PropertyAddress {
  straat?: string | null;
  huisnummer?: string | null;
  huisnummertoevoeging?: string | null;
  plaats?: string | null;
  citySlug?: string | null;
  slug?: string | null;
}

/** `Keulenstraat 19 A, Deventer (/woningaanbod/deventer/keulenstraat-19-a)`: what the office needs to know which home. */
export const formatProperty = (home: PropertyAddress): string => {
  const number = home.huisnummer === '0' ? '' : home.huisnummer;
  const street = [home.straat, number, home.huisnummertoevoeging].filter(Boolean).join(' ');
  const address = [street, home.plaats].filter(Boolean).join(', ');
  const page = home.citySlug && home.slug ? `(${routes.property.href(home.citySlug, home.slug)})` : '';
  return [address, page].filter(Boolean).join(' ');
};
