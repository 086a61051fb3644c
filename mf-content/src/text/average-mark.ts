import type { Trust } from '@binnen/contracts/content';

/** The mean of the marks that reviews give, up to ten and in the Dutch spelling, of how many marks, and from where. */
export const averageMark = (
  reviews: Trust['beoordelingen'],
): { cijfer: string; aantal: number; bronnen: string[]; isOmgerekend: boolean } | null => {
  const marked = reviews.flatMap(({ cijfer, schaal = 10, bron }) =>
    cijfer === null ? [] : [{ cijfer: (cijfer * 10) / schaal, schaal, bron }],
  );
  if (marked.length === 0) return null;
  const sum = marked.reduce((total, { cijfer }) => total + cijfer, 0);
  return {
    cijfer: String(Math.round((sum / marked.length) * 10) / 10).replace('.', ','),
    aantal: marked.length,
    isOmgerekend: marked.some(({ schaal }) => schaal !== 10),
    bronnen: [...new Set(marked.map(({ bron }) => bron))],
  };
};
