import { useFakeEdge } from '@binnen/remote-testing/fake-edge';
import { beforeEach, expect, test } from 'vitest';
import { anyForm, answerForms, refused, taken } from '../../test/edge.ts';
import { fillIn, visitor } from '../../test/form-fields.ts';
import { forms } from '../../test/form-table.ts';
import { describePost, showForm } from '../../test/show-form.ts';

const edge = useFakeEdge();
beforeEach(() => answerForms(edge));

const refusal =
  /^Er ging iets fout\. Probeer het nog een keer\. Als het blijft voorkomen, neem dan contact op via \S+@\S+$/;

test.each(forms)(
  '$widget: a send without an answer and a refusal keep what was typed; then it is sent, and the visitor is thanked',
  async (row) => {
    const { wanted, optional = [], button, failed = button } = row;
    const { form, send, readAddress } = await showForm(row);
    await fillIn(form, [...wanted, ...optional]);
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
  },
);
