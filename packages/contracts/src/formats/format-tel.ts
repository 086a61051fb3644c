/** A phone number as people write it → `tel:` address: `0570 555 010`, `+31 (0)570 555010` → `tel:+31570555010`. */
export const formatTel = (phone: string): string => {
  const digits = phone
    .replaceAll('(0)', '')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+');
  return `tel:${digits.replace(/^0/, '+31')}`;
};
