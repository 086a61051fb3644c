import type { ContactForm } from '@binnen/contracts/leads';
import { leadForms } from './lead-forms.ts';
import { listAnswers } from './plan-steps.ts';

/** The parameters of a contact call: those that its forms send. */
export const listParameters = (call: ContactForm): string[] => {
  const forms = Object.values(leadForms).filter(({ contract }) => contract.call === call);
  const names = forms.flatMap((form) => {
    const empty = Object.fromEntries(Object.keys(form.fields).map((field) => [field, '']));
    return [...listAnswers(form, 'contact').map(({ name }) => name), ...Object.keys(form.contact(empty))];
  });
  return [...new Set(names)];
};
