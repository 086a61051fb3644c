/** `0570 555 010` → `tel:+31570555010`. */
export const formatTel = (phone: string): string =>
  `tel:${phone.replace(/[^+\d]/g, '').replace(/^0/, '+31')}`;
