import { useFakeEdge } from '@binnen/remote-testing/fake-edge';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answerForms } from '../../test/edge.ts';
import { forms } from '../../test/form-table.ts';
import { describePost, readFocus, readLabel, showForm } from '../../test/show-form.ts';

const edge = useFakeEdge();
beforeEach(() => answerForms(edge));

test.each(forms)('$widget: with the keyboard alone it is filled in and sent', async (row) => {
  const { form, readAddress } = await showForm(row);
  const fields = new Map([...row.wanted, ...(row.optional ?? [])].map(({ label, keys }) => [label, keys]));
  let keys = '';
  while (readFocus().type !== 'submit') {
    await userEvent.keyboard(`${keys}{Tab}`);
    const label = readLabel(readFocus());
    if (label === 'Adres')
      await expect.element(form.getByRole('combobox', { name: 'Adres', exact: true })).toHaveFocus();
    keys = fields.get(label) ?? '';
    fields.delete(label);
  }
  expect([...fields.keys()]).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.poll(readAddress).toBe(row.thanks);
  expect(edge.received(`/ac/contact/add/${row.call}`).map((post) => post.fields)).toEqual([
    describePost(row),
  ]);
});
