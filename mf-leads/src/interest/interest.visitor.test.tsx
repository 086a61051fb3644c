import { useFakeEdge } from '@binnen/remote-testing/fake-edge';
import { showWidget } from '@binnen/remote-testing/show';
import { afterEach, expect, test } from 'vitest';
import { readOptionTexts } from '../../test/read-options.ts';
import { page } from 'vitest/browser';
import { remote } from '../remote.ts';

useFakeEdge();
afterEach(() => page.viewport(390, 844));

test('a part of a week can be preferred three times, from Monday morning to Saturday afternoon', async () => {
  const { screen } = await showWidget(remote, 'interest-form', { props: { woning: 'Brink 1' } });
  const group = screen.getByRole('group', { name: 'Wanneer komt een bezichtiging je uit? (niet verplicht)' });
  await expect
    .element(group)
    .toHaveAccessibleDescription('We bellen of mailen je om een tijd af te spreken.');
  expect(group.getByRole('combobox').elements()).toHaveLength(3);
  const options = await readOptionTexts(group.getByRole('combobox').first());
  expect(options.slice(0, 4)).toEqual(['Geen voorkeur', 'Maandagochtend', 'Maandagmiddag', 'Maandagavond']);
  expect(options.at(-1)).toBe('Zaterdagmiddag');
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
});
