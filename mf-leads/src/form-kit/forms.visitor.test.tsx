import { useFakeEdge } from '@binnen/remote-testing/fake-edge';
import { showWidget } from '@binnen/remote-testing/show';
import { beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { anyForm, answerForms, refused, taken } from '../../test/edge.ts';
import { visitor } from '../../test/form-fields.ts';
import { forms, type FormRow } from '../../test/form-table.ts';
import { remote } from '../remote.ts';

const edge = useFakeEdge();
beforeEach(() => answerForms(edge));

const show = async ({ widget, path, props = {}, title, button }: FormRow) => {
  const { screen, readAddress } = await showWidget(remote, widget, { path, props });
  const form = screen.getByRole('form', { name: title });
  const send = (label = button) => form.getByRole('button', { name: label, exact: true }).click();
  return { form, send, readAddress };
};

/** All that is posted, by the form's row. */
const describePost = ({ form, path, sent }: FormRow) => ({
  ...sent,
  _formulier: form,
  _pagina: path,
  _website: '',
  _invultijd: expect.stringMatching(/^\d+$/),
});

const readFocus = () => document.activeElement as HTMLInputElement;
const readLabel = ({ labels }: HTMLInputElement): string => {
  const [label] = labels ?? [];
  return label?.textContent?.trim() ?? '';
};

const refusal =
  /^Er ging iets fout\. Probeer het nog een keer\. Als het blijft voorkomen, neem dan contact op via \S+@\S+$/;

describe.each(forms)('$widget', (row) => {
  const { button, failed = button, wanted, optional = [] } = row;

  test('each field that is wanted gets the focus and a warning while it is empty, and nothing is sent', async () => {
    const { form, send } = await show(row);
    for (const field of wanted) {
      // One field of an address is missing as long as there is no address.
      if (field.label === 'Huisnummer' || field.label === 'Adres') {
        await field.fill(form);
        continue;
      }
      await send();
      expect(readLabel(readFocus())).toBe(field.label);
      await expect.element(readFocus() as HTMLElement).toHaveAccessibleDescription(/Let op: Verplicht$/);
      await expect.element(form.getByRole('alert')).toHaveTextContent(row.warning);
      await expect.element(form.getByRole('button', { name: button, exact: true })).toBeEnabled();
      await field.fill(form);
    }
    expect(edge.received(`/ac/contact/add/${row.call}`)).toEqual([]);
  });

  test('a send without an answer and a refusal keep what was typed; then it is sent, and the visitor is thanked', async () => {
    const { form, send, readAddress } = await show(row);
    for (const field of [...wanted, ...optional]) await field.fill(form);
    edge.drops(anyForm);
    await send();
    await expect.element(form.getByRole('alert')).toMatchTextContent(/^Er ging helaas iets fout\. \S/);
    edge.answersPost(anyForm, refused);
    await send(failed);
    await expect.element(form.getByRole('alert')).toMatchTextContent(refusal);
    await expect.element(form.getByRole('textbox', { name: /^E-mail/ })).toHaveValue(visitor.email);
    edge.answersPost(anyForm, taken);
    await send(failed);
    await expect.poll(readAddress).toBe(row.thanks);

    const posts = edge.received(`/ac/contact/add/${row.call}`);
    expect(posts.map(({ fields }) => fields)).toEqual(Array(3).fill(describePost(row)));
    // No answer: perhaps it was taken, so it is the same lead. A refusal was an answer.
    const [first, second, third] = posts.map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('with the keyboard alone it is filled in and sent', async () => {
    const { form, readAddress } = await show(row);
    const fields = new Map([...wanted, ...optional].map((field) => [field.label, field.keys]));
    while (readFocus().type !== 'submit') {
      await userEvent.keyboard('{Tab}');
      const label = readLabel(readFocus());
      if (label === 'Adres')
        await expect.element(form.getByRole('combobox', { name: 'Adres', exact: true })).toHaveFocus();
      const keys = fields.get(label);
      fields.delete(label);
      if (keys) await userEvent.keyboard(keys);
    }
    expect([...fields.keys()]).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expect.poll(readAddress).toBe(row.thanks);
    expect(edge.received(`/ac/contact/add/${row.call}`).map((post) => post.fields)).toEqual([
      describePost(row),
    ]);
  });
});
