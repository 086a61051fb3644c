import { formatEuros } from '@binnen/contracts/formats/amounts';

/** An amount in euros as a text of the CMS → "€ 2.495,-" or "€ 49,50"; null when it is no amount. */
export const formatPrice = (prijs: string): string | null => {
  if (!/^\d{1,9}([.]\d{1,4})?$/.test(prijs)) return null;
  const amount = Number(prijs);
  if (Number.isInteger(amount)) return `${formatEuros(amount)},-`;
  const [euros, cents] = amount.toFixed(2).split('.');
  return `${formatEuros(Number(euros))},${cents}`;
};
