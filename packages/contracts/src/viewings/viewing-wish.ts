import { formatAmsterdam } from '../formats/local-date.ts';

/** In the order of the visitor's preference. */
export const viewingFields = ['voorkeur1', 'voorkeur2', 'voorkeur3'] as const;

const moment = /^\d{4}-\d\d-\d\d-[a-z]+$/;

/** What a visitor prefers, each once. A page may have been open for weeks: a day that is past says nothing. */
export const listWishes = (values: Readonly<Record<string, string | undefined>>): string[] => {
  const today = formatAmsterdam(new Date()).slice(0, 10);
  const chosen = viewingFields.map((field) => values[field] ?? '');
  return [...new Set(chosen)].filter((text) => moment.test(text) && text >= today);
};

/** The moments that a visitor prefers for a viewing, and the home: nothing of the visitor. */
export const findViewing = ({ woning, ...values }: Readonly<Record<string, string | undefined>>) => {
  const [, home] = /\(\/woningaanbod\/([a-z0-9-]+\/[a-z0-9-]+)\)$/.exec(woning ?? '') ?? [];
  const chosen = listWishes(values);
  return home && chosen.length > 0 ? { woning: home, moment: chosen.join('_') } : {};
};
