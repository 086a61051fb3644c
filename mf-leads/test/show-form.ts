import { showWidget } from '@binnen/remote-testing/show';
import { expect } from 'vitest';
import { remote } from '../src/remote.ts';
import type { FormRow } from './form-fields.ts';

/** A Monday, far enough away that the days to choose from are never past. */
const now = Date.parse('2043-11-23T10:00:00+01:00');

/** Shows the form of a row. */
export const showForm = async ({ widget, path, props = {}, title, button }: FormRow) => {
  const { screen, readAddress } = await showWidget(remote, widget, { path, props, now });
  const form = screen.getByRole('form', { name: title });
  const send = (label = button) => form.getByRole('button', { name: label, exact: true }).click();
  return { form, send, readAddress };
};

/** All that is posted, by the form's row. */
export const describePost = ({ form, path, sent }: FormRow) => ({
  ...sent,
  _formulier: form,
  _pagina: path,
  _website: '',
  _invultijd: expect.stringMatching(/^\d+$/),
});

export const readFocus = () => document.activeElement as HTMLInputElement;
export const readLabel = ({ labels }: HTMLInputElement): string => {
  const [label] = labels ?? [];
  return label?.textContent?.trim() ?? '';
};
