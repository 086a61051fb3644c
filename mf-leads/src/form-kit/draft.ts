const keyOf = (form: string) => `binnen:formulier:${form}`;

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
  } catch {
    // There was none.
  }
};
