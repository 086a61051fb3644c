import { formatEuros } from './amounts.ts';

/**
 * An amount as people and services write it: `49.50` and `697,50` have cents, the dot of `1.250` parts thousands. Undefined
 * for what is no amount.
 */
export const readAmount = (text: string): number | undefined => {
  const [, digits = ''] = /^(?:€\s*)?([\d.,\s]+?)(?:,-+)?$/.exec(text.trim()) ?? [];
  const whole = digits.replaceAll(/(?<=\d)\s(?=\d)/g, '');
  const plain = (/^\d{1,3}(\.\d{3})+(,|$)/.test(whole) ? whole.replaceAll('.', '') : whole).replace(',', '.');
  return /^\d{1,9}(\.\d{1,4})?$/.test(plain) ? Number(plain) : undefined;
};

/** The price of a package as the CMS has it → `€ 2.495,-` or `€ 49,50`; undefined when it is no amount. */
export const formatPackagePrice = (prijs: string): string | undefined => {
  const amount = readAmount(prijs);
  if (amount === undefined) return undefined;
  if (Number.isInteger(amount)) return `${formatEuros(amount)},-`;
  const [euros, cents] = amount.toFixed(2).split('.');
  return `${formatEuros(Number(euros))},${cents}`;
};
