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

/**
 * What was typed in this tab and not yet sent. Storage may be full or forbidden: then there is no draft. `about`: the path
 * of the home that the form is about. Each home has a draft of its own, and they share who the visitor is.
 */
export const readDraft = (form: string, about?: string): Record<string, string> =>
  about ? { ...select(read(keyOf(form)), true), ...read(keyOf(form, about)) } : read(keyOf(form));

export const saveDraft = (form: string, values: Record<string, string>, about?: string): void => {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(about ? select(values, true) : values));
    if (about) sessionStorage.setItem(keyOf(form, about), JSON.stringify(select(values, false)));
  } catch {
    // The form works without a draft.
  }
};

/** This entry of the tab's history may fill in the form with what it brings. */
export const keepEntry = (form: string, entry: string): void => {
  try {
    sessionStorage.setItem(
      entriesKeyOf(form),
      JSON.stringify({ [entry]: 'open', ...read(entriesKeyOf(form)) }),
    );
  } catch {
    // Then it fills it in again after it was sent.
  }
};

/** Whether the form was sent since this entry filled it in. */
export const isSpent = (form: string, entry: string): boolean => read(entriesKeyOf(form))[entry] === 'sent';

export const eraseDraft = (form: string, about?: string): void => {
  try {
    sessionStorage.removeItem(keyOf(form));
    sessionStorage.removeItem(keyOf(form, about));
    sessionStorage.removeItem(sightKeyOf(form));
    const entries = Object.keys(read(entriesKeyOf(form))).map((entry) => [entry, 'sent']);
    if (entries.length > 0)
      sessionStorage.setItem(entriesKeyOf(form), JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // There was none.
  }
};

/** When this form was first seen in this tab, since it was last sent: `at`, or earlier. Milliseconds since 1970. */
export const keepFirstSight = (form: string, at: number): number => {
  try {
    const known = Number(sessionStorage.getItem(sightKeyOf(form)));
    if (known > 0 && known < at) return known;
    sessionStorage.setItem(sightKeyOf(form), String(Math.round(at)));
  } catch {
    // Then a reload begins anew.
  }
  return at;
};
