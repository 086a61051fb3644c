import { showWidget } from '@binnen/remote-testing/show';
import { useFakeEdge } from '@binnen/remote-testing/fake-edge';
import { userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { remote } from '../remote.ts';

const edge = useFakeEdge();

test('a landlord sends name, e-mail and phone, and is thanked', async () => {
  edge.answersPost('/ac/contact/add/:form', {
    result_code: 1,
    result_message: 'Contact toegevoegd',
    subscriber_id: 'abc',
  });
  const { screen, readAddress } = await showWidget(remote, 'form-letting', { path: '/verhuur' });
  const form = screen.getByRole('form', { name: 'Binnenkort eens kennismaken?' });
  await form.getByLabelText(/^Voornaam|^Naam/).fill('Quirijn');
  await form.getByLabelText(/^E-mail/).fill('quirijn@voorbeeld.example');
  await form.getByLabelText(/^Telefoon/).fill('0612345678');
  await userEvent.keyboard('{Tab} ');
  await form.getByRole('button', { name: 'Versturen' }).click();
  await expect.poll(readAddress).toBe('/bedankt/verhuur');
  const [sent, ...more] = edge.received();
  expect(more).toEqual([]);
  expect(sent).toMatchObject({
    path: '/ac/contact/add/formulier',
    fields: { firstname: 'Quirijn', email: 'quirijn@voorbeeld.example', phone: '0612345678' },
  });
});
