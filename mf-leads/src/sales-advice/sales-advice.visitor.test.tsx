import { useFakeEdge } from '@binnen/remote-testing/fake-edge';
import { showWidget } from '@binnen/remote-testing/show';
import { beforeEach, expect, test } from 'vitest';
import { anyForm, answerForms, refused, taken } from '../../test/edge.ts';
import { address, email, fillIn, lastName, name, phone, privacy } from '../../test/form-fields.ts';
import { watchWords } from '../../test/watch-words.ts';
import { remote } from '../remote.ts';

const edge = useFakeEdge();
beforeEach(() => answerForms(edge));

test('the button says that it is sent, that it failed, and that it worked', async () => {
  const { screen, readAddress } = await showWidget(remote, 'form-sales-advice');
  const form = screen.getByRole('form');
  const people = [name('Voornaam*'), lastName('Achternaam*'), email('E-mail*'), phone('Telefoon*')];
  await fillIn(form, [...address, ...people, privacy]);
  edge.answersPost(anyForm, refused);
  const words = watchWords(form.getByRole('button', { name: 'Aanvragen' }));
  await form.getByRole('button', { name: 'Aanvragen' }).click();
  await expect.element(form.getByRole('alert')).toMatchTextContent('Er ging iets fout.');
  edge.answersPost(anyForm, taken);
  await form.getByRole('button', { name: 'Stuur opnieuw' }).click();
  await expect.poll(readAddress).toBe('/bedankt/gratis-verkoopadvies');
  expect(words).toEqual([
    'Aanvragen',
    'Aanvraag versturen...',
    'Stuur opnieuw',
    'Aanvraag versturen...',
    'Gelukt!',
  ]);
});
