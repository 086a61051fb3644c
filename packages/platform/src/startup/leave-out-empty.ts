/** Leaves empty fields out of the address that a GET form leads to, as navigation does once it is there. */
export const leaveOutEmpty = (): void =>
  addEventListener('formdata', ({ target, formData }) => {
    if (!(target instanceof HTMLFormElement) || target.method !== 'get') return;
    for (const name of new Set(formData.keys()))
      if (formData.getAll(name).every((value) => value === '')) formData.delete(name);
  });
