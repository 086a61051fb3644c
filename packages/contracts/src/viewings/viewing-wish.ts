/** In the order of the visitor's preference. */
export const viewingFields = ['voorkeur1', 'voorkeur2', 'voorkeur3'] as const;

const moment = /^\d{4}-\d\d-\d\d-[a-z]+$/;

/** The moments that a visitor prefers for a viewing, each once, and the home: nothing of the visitor. */
export const findViewing = ({ woning, ...values }: Readonly<Record<string, string | undefined>>) => {
  const [, home] = /\(\/woningaanbod\/([a-z0-9-]+\/[a-z0-9-]+)\)$/.exec(woning ?? '') ?? [];
  const chosen = viewingFields.map((field) => values[field] ?? '').filter((text) => moment.test(text));
  return home && chosen.length > 0 ? { woning: home, moment: [...new Set(chosen)].join('_') } : {};
};
