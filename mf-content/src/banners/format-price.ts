const whole = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 0 });
const cents = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** An amount in euros as a text of the CMS → "€ 2.495,-" or "€ 49,50"; null when it is no amount. */
export const formatPrice = (prijs: string): string | null => {
  if (!/^\d{1,9}([.]\d{1,4})?$/.test(prijs)) return null;
  const amount = Number(prijs);
  return `€\u00a0${Number.isInteger(amount) ? `${whole.format(amount)},-` : cents.format(amount)}`;
};
