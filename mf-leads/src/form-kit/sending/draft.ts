const keyOf = (form: string) => `binnen:formulier:${form}`;
const sightKeyOf = (form: string) => `binnen:formulier-gezien:${form}`;

/** What was typed in this tab and not yet sent. Storage may be full or forbidden: then there is no draft. */
export const readDraft = (form: string): Record<string, string> => {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}');
    if (typeof draft !== 'object' || draft === null) return {};
    const texts = Object.entries(draft).filter(
      (pair): pair is [string, string] => typeof pair[1] === 'string',
    );
    return Object.fromEntries(texts);
  } catch {
    return {};
  }
};

export const saveDraft = (form: string, values: Record<string, string>): void => {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(values));
  } catch {
    // The form works without a draft.
  }
};

export const eraseDraft = (form: string): void => {
  try {
    sessionStorage.removeItem(keyOf(form));
    sessionStorage.removeItem(sightKeyOf(form));
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
