import type { Property } from '@binnen/contracts/property';
import { findKind, findPrice, isGone } from '@binnen/contracts/filters/home-traits';
import { subtractDays, type Remembered } from './memory.ts';

/** How long a reduction is news, in days. */
const newsDays = 90;

const findReduction = (
  home: Property,
  { wijzigingen }: Remembered,
  today: string,
): Property['prijsverlaging'] => {
  const last = wijzigingen.findLast(({ prijs }) => prijs);
  const prijs = last?.prijs;
  return last &&
    prijs &&
    prijs.naar < prijs.van &&
    prijs.naar === findPrice(home) &&
    prijs.soort === findKind(home) &&
    !isGone(home) &&
    last.datum >= subtractDays(today, newsDays)
    ? { datum: last.datum, van: prijs.van }
    : undefined;
};

/** A home with what is remembered of it: its changes, newest first, and a reduction that is news. */
export const addHistory = (home: Property, record: Remembered | undefined, today: string): Property => {
  if (!record) return home;
  const prijsverlaging = findReduction(home, record, today);
  return {
    ...home,
    ...(prijsverlaging ? { prijsverlaging } : {}),
    wijzigingen: record.wijzigingen.toReversed(),
    gevolgd_sinds: record.sinds,
  };
};
