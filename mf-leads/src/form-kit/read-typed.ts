import '@binnen/platform/contract/used-forms';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a control says; undefined for one that says nothing by itself. */
const readControl = (control: Control): string | undefined => {
  if (!(control instanceof HTMLInputElement)) return control.value;
  if (control.type === 'checkbox') return control.checked ? control.value : '';
  if (control.type === 'radio') return control.checked ? control.value : undefined;
  return control.type === 'hidden' || control.readOnly ? undefined : control.value;
};

/** Forms of this name that the visitor used, and that React has drawn or is about to draw anew, with the control of then. */
export const findUsedForms = (name: string) =>
  [...(window.usedForms ?? [])].filter(([form]) => form.dataset['form'] === name);

/**
 * Values that were typed before the script was there, by field: the browser has them, the server's markup (`rendered`)
 * does not.
 */
export const readTyped = (
  element: HTMLElement | null,
  rendered: Readonly<Record<string, string>>,
): Record<string, string> => {
  const typed: Record<string, string> = {};
  for (const control of element?.querySelectorAll<Control>('input, select, textarea') ?? []) {
    if (!control.name || control.name.startsWith('_')) continue;
    const value = readControl(control);
    if (value !== undefined && value !== (rendered[control.name] ?? '')) typed[control.name] = value;
  }
  return typed;
};
