const keyOf = (form: string, about = '') => `binnen:formulier:${form}${about}`;
const sightKeyOf = (form: string) => `binnen:formulier-gezien:${form}`;
const entriesKeyOf = (form: string) => `binnen:formulier-bezocht:${form}`;

const select = (values: Record<string, string>, isPersonal: boolean): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([field]) => ['firstname', 'email', 'phone'].includes(field) === isPersonal,
    ),
  );

const read = (key: string): Record<string, string> => {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    if (typeof draft !== 'object' || draft === null) return {};
    const texts = Object.entries(draft).filter(
      (pair): pair is [string, string] => typeof pair[1] === 'string',
    );
    return Object.fromEntries(texts);
  } catch {
    return {};
  }
};

/** Storage may be full or forbidden: then nothing is kept. Null: what was kept goes. */
const write = (key: string, text: string | null): void => {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // The form works without it.
  }
};

/**
 * What was typed in this tab and not yet sent. `about`: the path of the home that the form is about. Each home has a draft
 * of its own, and they share who the visitor is.
 */
export const readDraft = (form: string, about?: string): Record<string, string> =>
  about ? { ...select(read(keyOf(form)), true), ...read(keyOf(form, about)) } : read(keyOf(form));

export const saveDraft = (form: string, values: Record<string, string>, about?: string): void => {
  write(keyOf(form), JSON.stringify(about ? select(values, true) : values));
  if (about) write(keyOf(form, about), JSON.stringify(select(values, false)));
};

/** This entry of the tab's history may fill in the form with what it brings. */
export const keepEntry = (form: string, entry: string): void =>
  write(entriesKeyOf(form), JSON.stringify({ [entry]: 'open', ...read(entriesKeyOf(form)) }));

/** Whether the form was sent since this entry filled it in. */
export const isSpent = (form: string, entry: string): boolean => read(entriesKeyOf(form))[entry] === 'sent';

export const eraseDraft = (form: string, about?: string): void => {
  for (const key of [keyOf(form), keyOf(form, about), sightKeyOf(form)]) write(key, null);
  const entries = Object.keys(read(entriesKeyOf(form))).map((entry) => [entry, 'sent']);
  if (entries.length > 0) write(entriesKeyOf(form), JSON.stringify(Object.fromEntries(entries)));
};

/** When this form was first seen in this tab, since it was last sent: `at`, or earlier. Milliseconds since 1970. */
export const keepFirstSight = (form: string, at: number): number => {
  const first = Math.min(at, Number(read(sightKeyOf(form))['at']) || at);
  write(sightKeyOf(form), JSON.stringify({ at: String(Math.round(first)) }));
  return first;
};
