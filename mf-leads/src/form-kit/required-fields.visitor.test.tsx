import { useFakeEdge } from '@binnen/remote-testing/fake-edge';
import { beforeEach, expect, test } from 'vitest';
import { answerForms } from '../../test/edge.ts';
import { fillIn, press } from '../../test/form-fields.ts';
import { forms } from '../../test/form-table.ts';
import { readFocus, readLabel, showForm } from '../../test/show-form.ts';

const edge = useFakeEdge();
beforeEach(() => answerForms(edge));

test.each(forms)(
  '$widget: each field that is wanted gets the focus and a warning while it is empty, and nothing is sent',
  async (row) => {
    const { form, send } = await showForm(row);
    const button = form.getByRole('button', { name: row.button, exact: true });
    await send();
    for (const field of row.wanted) {
      // One field of an address is missing as long as there is no address.
      if (field.label === 'Huisnummer' || field.label === 'Adres') {
        await fillIn(form, [field]);
        continue;
      }
      await press(button);
      expect(readLabel(readFocus())).toBe(field.label);
      await expect
        .element(readFocus() as HTMLElement)
        .toHaveAccessibleDescription(/Let op: Verplicht(: \S.*)?$/);
      await expect.element(form.getByRole('alert')).toHaveTextContent(row.warning);
      await expect.element(button).toBeEnabled();
      await fillIn(form, [field]);
    }
    expect(edge.received(`/ac/contact/add/${row.call}`)).toEqual([]);
  },
);
