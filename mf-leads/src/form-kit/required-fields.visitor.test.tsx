import { useFakeEdge } from '@binnen/remote-testing/fake-edge';
import { beforeEach, expect, test } from 'vitest';
import { answerForms } from '../../test/edge.ts';
import { forms } from '../../test/form-table.ts';
import { readFocus, readLabel, showForm } from '../../test/show-form.ts';

const edge = useFakeEdge();
beforeEach(() => answerForms(edge));

test.each(forms)(
  '$widget: each field that is wanted gets the focus and a warning while it is empty, and nothing is sent',
  async (row) => {
    const { form, send } = await showForm(row);
    for (const field of row.wanted) {
      // One field of an address is missing as long as there is no address.
      if (field.label === 'Huisnummer' || field.label === 'Adres') {
        await field.fill(form);
        continue;
      }
      await send();
      expect(readLabel(readFocus())).toBe(field.label);
      await expect.element(readFocus() as HTMLElement).toHaveAccessibleDescription(/Let op: Verplicht$/);
      await expect.element(form.getByRole('alert')).toHaveTextContent(row.warning);
      await expect.element(form.getByRole('button', { name: row.button, exact: true })).toBeEnabled();
      await field.fill(form);
    }
    expect(edge.received(`/ac/contact/add/${row.call}`)).toEqual([]);
  },
);
