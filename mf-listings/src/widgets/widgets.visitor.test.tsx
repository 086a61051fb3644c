import { readPaths } from '@binnen/contracts/api-paths';
import { useFakeEdge } from '@binnen/remote-testing/fake-edge';
import { showWidget } from '@binnen/remote-testing/show';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createArchive, createCard, createCards, readLastQuery } from '../../test/made-up-homes.ts';
import { remote } from '../remote.ts';

const edge = useFakeEdge();
afterEach(() => page.viewport(390, 844));

test('the newest homes are those that can be had, under a heading with the way to all', async () => {
  edge.answersGet(readPaths.archive, createArchive(createCards(3), 30));
  const { screen, readAddress } = await showWidget(remote, 'newest-objects', { props: { aantal: 3 } });
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Ons nieuwste aanbod' })).toBeVisible();
  await expect.element(screen.getByText('Recent toegevoegd')).toBeVisible();
  await expect.element(screen.getByRole('article')).toHaveLength(3);
  expect(readLastQuery(edge)).toEqual({
    ...{ beschikbaar: 'ja', fields: 'shown', limit: '3', offset: '0', soort: 'koop', sort: '-date_created' },
  });
  await screen.getByRole('link', { name: 'Bekijk het hele aanbod' }).click();
  await expect.poll(readAddress).toBe('/woningaanbod');
});

test('the words round the newest homes are the page’s, else the CMS’s', async () => {
  edge.answersGet(readPaths.archive, createArchive(createCards(1)));
  const texts = { newest_objects_title: 'Vers van de pers', newest_objects_link: 'Alles zien' };
  const own = await showWidget(remote, 'newest-objects', { texts });
  await expect.element(own.screen.getByRole('heading', { name: 'Vers van de pers' })).toBeVisible();
  await expect.element(own.screen.getByRole('link', { name: 'Alles zien' })).toBeVisible();
  expect(readLastQuery(edge)).toMatchObject({ limit: '6' });
  const props = { titel: 'Nieuw in Olst', subtitel: 'Deze week', knop: 'Meer' };
  const page = await showWidget(remote, 'newest-objects', { texts, props });
  await expect.element(page.screen.getByRole('heading', { name: 'Nieuw in Olst' })).toBeVisible();
  await expect.element(page.screen.getByText('Deze week')).toBeVisible();
  await expect.element(page.screen.getByRole('link', { name: 'Meer' })).toBeVisible();
});

test.each(['newest-objects', 'bought-objects'])('%s without homes leaves no heading behind', async (name) => {
  edge.answersGet(readPaths.archive, createArchive([]));
  const { screen } = await showWidget(remote, name, { props: { titel: 'Een titel' } });
  await expect.poll(() => edge.received(readPaths.archive)).toHaveLength(1);
  await expect.element(screen.getByRole('heading')).not.toBeInTheDocument();
});

test.each([
  ['bought-objects', 'Aangekocht voor onze klanten'],
  ['sold-objects', 'Pas verkocht'],
])('%s has a heading of its own where the page gives none', async (name, title) => {
  const sold = createCard(1, { status: 'VERKOCHT', verkocht_op: '2026-10-02' });
  edge.answersGet(readPaths.archive, createArchive([sold]));
  const { screen } = await showWidget(remote, name);
  await expect.element(screen.getByRole('heading', { level: 2, name: title })).toBeVisible();
});

test('sold homes say when, after how many days, and that the price is what was asked last', async () => {
  const sold = { status: 'VERKOCHT', verkocht_op: '2026-10-02', verkocht_na: 34 } as const;
  edge.answersGet(readPaths.archive, {
    ...createArchive([createCard(1, { ...sold, koopprijs: 289_000 })]),
    verkoop: { vanaf: '2026-01-01', tot: '2026-10-02', aantal: 61, dagen: 34 },
  });
  const { screen } = await showWidget(remote, 'sold-objects', { props: { titel: 'Pas verkocht' } });
  await expect
    .element(screen.getByRole('link', { name: 'Dorpsstraat 1, Olst' }))
    .toHaveAttribute('href', '/woningaanbod/olst/dorpsstraat-1');
  await expect.element(screen.getByText('Verkocht op 2 oktober 2026, na 34 dagen')).toBeVisible();
  await expect
    .element(
      screen.getByText(
        'Van 1 januari tot en met 2 oktober 2026 verkochten we 61 woningen, de helft binnen 34 dagen.',
      ),
    )
    .toBeVisible();
  await expect.element(screen.getByText('Laatste vraagprijs €\u00a0289.000')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Alle verkochte en aangekochte woningen' }))
    .toHaveAttribute('href', '/woningaanbod?soort=koop&verkocht=ja');
});

test('bought homes are stepped through one by one, by button and by key, up to both ends', async () => {
  edge.answersGet(
    readPaths.archive,
    createArchive(createCards(3).map((card) => ({ ...card, status: 'AANGEKOCHT' }))),
  );
  const { screen } = await showWidget(remote, 'bought-objects', { props: { titel: 'Gelukt' } });
  await expect
    .poll(() => readLastQuery(edge))
    .toEqual({
      fields: 'shown',
      limit: '12',
      offset: '0',
      sort: '-date_created',
      status: 'AANGEKOCHT',
    });
  const carousel = screen.getByRole('group', { name: 'Aangekochte woningen' });
  const cards = carousel.getByRole('article');
  const [back, on] = [
    carousel.getByRole('button', { name: 'Vorige' }),
    carousel.getByRole('button', { name: 'Volgende' }),
  ];
  await expect.element(cards.nth(0)).toMatchTextContent('Aangekocht!');
  await expect.element(back).toBeDisabled();
  await on.click();
  await expect.element(cards.nth(1)).toBeInViewport({ ratio: 0.9 });
  await expect.element(back).toBeEnabled();
  await on.click();
  await expect.element(cards.nth(2)).toBeInViewport({ ratio: 0.9 });
  await expect.element(on).toBeDisabled();
  carousel.getByRole('list', { name: 'Aangekochte woningen' }).element().focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(cards.nth(1)).toBeInViewport({ ratio: 0.9 });
  await expect.element(on).toBeEnabled();
});

test('a mouse whose button was let go elsewhere drags no bought homes along, and its next click counts', async () => {
  edge.answersGet(
    readPaths.archive,
    createArchive(createCards(3).map((card) => ({ ...card, status: 'AANGEKOCHT' }))),
  );
  const { screen, readAddress } = await showWidget(remote, 'bought-objects');
  const link = screen.getByRole('article').nth(0).getByRole('link').first();
  await expect.element(link).toBeVisible();
  const point = (type: string, buttons: number, clientX: number) =>
    link
      .element()
      .dispatchEvent(
        new PointerEvent(type, { bubbles: true, pointerId: 1, pointerType: 'mouse', buttons, clientX }),
      );
  point('pointerdown', 1, 200);
  point('pointermove', 0, 100);
  const track = screen.getByRole('list', { name: 'Aangekochte woningen' }).element();
  expect(track.scrollLeft).toBe(0);
  point('pointerdown', 1, 200);
  point('pointermove', 1, 100);
  await expect.poll(() => track.scrollLeft).toBe(100);
  point('pointermove', 0, 50);
  expect(track.scrollLeft).toBeLessThanOrEqual(100);
  expect(track.dataset).not.toHaveProperty('dragging');
  link.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  await expect.poll(readAddress).toBe('/woningaanbod/olst/dorpsstraat-1');
});
