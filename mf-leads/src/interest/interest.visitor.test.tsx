import { useFakeEdge } from '@binnen/remote-testing/fake-edge';
import { showWidget } from '@binnen/remote-testing/show';
import { afterEach, expect, test } from 'vitest';
import { readOptionTexts } from '../../test/read-options.ts';
import { page } from 'vitest/browser';
import { remote } from '../remote.ts';

useFakeEdge();
afterEach(() => page.viewport(390, 844));

test('a part of a day on which the office is open can be preferred three times', async () => {
  const { screen } = await showWidget(remote, 'interest-form', { props: { woning: 'Brink 1' } });
  const group = screen.getByRole('group', { name: 'Wanneer komt een bezichtiging je uit? (niet verplicht)' });
  await expect
    .element(group)
    .toHaveAccessibleDescription(/Binnen een werkdag bellen we je.*Moet het eerder\? Bel ons dan even/);
  expect(group.getByRole('combobox').elements()).toHaveLength(3);
  const options = await readOptionTexts(group.getByRole('combobox').first());
  // It is Monday 23 November.
  expect(options.slice(0, 3)).toEqual([
    'Geen voorkeur',
    'Dinsdag 24 november, ochtend',
    'Dinsdag 24 november, middag',
  ]);
  expect(options).toContain('Donderdag 26 november, avond');
  expect(options).not.toContain('Woensdag 25 november, avond');
  expect(options.filter((option) => option.startsWith('Zondag'))).toEqual([]);
});

test('editors say when the office is open, and when it is closed', async () => {
  const texts = { office_hours: 'di 13.00-20.00', office_closed: '2026-11-24' };
  const { screen } = await showWidget(remote, 'interest-form', { props: { woning: 'Brink 1' }, texts });
  const options = await readOptionTexts(screen.getByRole('combobox').first());
  expect(options.slice(1, 3)).toEqual(['Dinsdag 1 december, middag', 'Dinsdag 1 december, avond']);
});

test.each([390, 620, 1440])('each preference has its name on one line, at %i px', async (width) => {
  await page.viewport(width, 900);
  const { screen } = await showWidget(remote, 'interest-form', { props: { woning: 'Brink 1' } });
  const choice = (name: string) => screen.getByRole('combobox', { name, exact: true });
  for (const name of ['Eerste voorkeur', 'Tweede voorkeur', 'Derde voorkeur']) {
    await expect.element(choice(name)).not.toHaveAttribute('aria-required');
    const label = (choice(name).element() as HTMLSelectElement).labels[0]!;
    expect(label.getBoundingClientRect().height).toBeLessThan(30);
  }
});

test('of a home that cannot be viewed nobody is asked when', async () => {
  const props = { woning: 'Brink 1', bezichtiging: 'nee' };
  const { screen } = await showWidget(remote, 'interest-form', { props });
  await expect.element(screen.getByRole('textbox', { name: /^Bericht/ })).toBeVisible();
  await expect.element(screen.getByRole('group', { name: /bezichtiging/ })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('form', { name: 'Laat je gegevens achter' })).toBeVisible();
});

test('what was typed of one home is not said of another, and who types it is the same', async () => {
  const open = async (woning: string) => {
    const props = { woning, pad: `/woningaanbod/deventer/${woning}` };
    const { screen } = await showWidget(remote, 'interest-form', { props });
    const name = screen.getByRole('textbox', { name: 'Naam' });
    return { name, message: screen.getByRole('textbox', { name: /^Bericht/ }) };
  };
  const first = await open('brink-1');
  await first.name.fill('Anna');
  await first.message.fill('Is de tuin op het zuiden?');
  const other = await open('brink-2');
  await expect.element(other.name).toHaveValue('Anna');
  await expect.element(other.message).toHaveValue('');
  await other.name.fill('Anna Jansen');
  const again = await open('brink-1');
  await expect.element(again.name).toHaveValue('Anna Jansen');
  await expect.element(again.message).toHaveValue('Is de tuin op het zuiden?');
});
