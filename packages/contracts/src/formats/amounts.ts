// Without Intl: a cheap phone takes 20 to 30 ms to make its first formatter.

/** `1234567.4` → `1.234.567`: a whole number as the Dutch write it. */
export const formatWhole = (value: number): string =>
  String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, '.');

/** `425000` → `€ 425.000`, whole euros, with a space that does not break. */
export const formatEuros = (euros: number): string => `€\u00a0${formatWhole(euros)}`;

const conditions: Record<string, string> = { PER_MAAND: 'p/m', PER_JAAR: 'per jaar', KOSTEN_KOPER: 'k.k.' };

/** `KOSTEN_KOPER` → `k.k.`; any other condition of the feed as it is. */
export const formatCondition = (condition: string | null): string =>
  conditions[condition ?? ''] ?? condition ?? '';
