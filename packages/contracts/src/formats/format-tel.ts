/** The first of `0570 555 011 / 06 12 34 56 78`. Behind nine digits a sign or word ends a number, or a line or ` - ` before a `0` or `+`. */
export const pickFirstNumber = (phone: string): string =>
  phone.replace(/(?<=(\d\D*){9})(?:[^\d\s().+\p{Pd}]|(?:\n| \p{Pd} )\s*[0+]).*/su, '');

/** A phone number as people write it → `tel:` address: `0570 555 010`, `+31 (0)570 555010` → `tel:+31570555010`. */
export const formatTel = (phone: string): string => {
  const digits = pickFirstNumber(phone)
    .replaceAll('(0)', '')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+');
  return `tel:${digits.replace(/^0/, '+31')}`;
};
