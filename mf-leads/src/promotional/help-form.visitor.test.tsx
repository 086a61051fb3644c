import { useFakeEdge } from '@binnen/remote-testing/fake-edge';
import { showWidget } from '@binnen/remote-testing/show';
import { beforeEach, expect, test } from 'vitest';
import { answerForms } from '../../test/edge.ts';
import { email, fillIn, lastName, name, phone, privacy, type Field } from '../../test/form-fields.ts';
import { remote } from '../remote.ts';

const edge = useFakeEdge();
beforeEach(() => answerForms(edge));

const fullPerson = [name('Voornaam'), lastName(), email(), phone(), privacy];
const send = async (widget: string, props: object, fields: Field[]) => {
  const { screen, readAddress } = await showWidget(remote, widget, { props });
  const form = screen.getByRole('form');
  await fillIn(form, fields);
  await form.getByRole('button', { name: /Versturen|Aanvragen/ }).click();
  await expect.poll(readAddress).toBe('/bedankt/contact');
  return edge.received().at(-1)?.fields;
};

test.each(['form-promotional', 'form-apply'])(
  '%s: a banner words its title, its tag and its form type',
  async (widget) => {
    const props = { titel: 'Doe mee', tag: 'Lente', formtype: 'LenteActie' };
    expect(await send(widget, props, fullPerson)).toMatchObject({ tags: 'Lente', formtype: 'LenteActie' });
  },
);

test('the get-to-know form has a tag of its banner’s', async () => {
  const fields = [name(), email(), phone(), privacy];
  expect(await send('form-get-to-know', { tag: 'Kennismaken op de markt' }, fields)).toMatchObject({
    tags: 'Kennismaken op de markt',
  });
});

test('what help is wanted: selling beforehand, and words of one’s own for anything else', async () => {
  const { screen } = await showWidget(remote, 'form-promotional');
  const own = screen.getByRole('textbox', { name: /^Waar kunnen we je mee helpen/ });
  const choose = (label: string) => screen.getByRole('radio', { name: label });
  await expect.element(choose('Verkoop van mijn woning')).toBeChecked();
  expect(screen.getByRole('radio').elements()).toHaveLength(4);
  await expect.element(own).not.toBeInTheDocument();
  await choose('Anders, namelijk').click();
  await expect.element(own).toBeVisible();
  await choose('Uitvoeren van een taxatie').click();
  await expect.element(own).not.toBeInTheDocument();
});

test('somebody who wants to work here is not taken for a seller, and is asked for what work', async () => {
  const { screen } = await showWidget(remote, 'form-apply');
  await expect.element(screen.getByRole('radio', { name: 'Anders, namelijk' })).toBeChecked();
  await expect.element(screen.getByRole('textbox', { name: /^Wat voor werk zoek je/ })).toBeVisible();
});
