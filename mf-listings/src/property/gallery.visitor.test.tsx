import type { Media } from '@binnen/contracts/property';
import { useFakeEdge } from '@binnen/remote-testing/fake-edge';
import { showPage } from '@binnen/remote-testing/show';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerHome, createHome, createPhoto } from '../../test/made-up-homes.ts';
import { remote } from '../remote.ts';

const edge = useFakeEdge();

const photos = Array.from({ length: 7 }, (_, index) =>
  createPhoto(index + 1, index === 1 ? { omschrijving: 'Woonkamer' } : {}),
);
const plan = createPhoto(8, { soort: 'PLATTEGROND', omschrijving: 'Begane grond' });
const film = createPhoto(9, { soort: 'VIDEO', link: 'https://film.example/1', omschrijving: null });

/** A screen with room for the small photos beside the large one. */
const desk = [1280, 900] as const;
const phone = [390, 844] as const;
afterEach(() => page.viewport(...phone));

const showPhotos = async (media: Media[] = photos) => {
  answerHome(edge, createHome({ media }));
  const { screen } = await showPage(remote, '/woningaanbod/olst/dorpsstraat-1');
  const sheet = screen.getByRole('dialog', { name: 'Foto’s van Dorpsstraat 1' });
  const all = screen.getByRole('link', { name: 'Alle 7 foto’s' });
  const shot = (name: string) => sheet.getByRole('button', { name: `${name}: vergroot` });
  return { screen, sheet, all, shot };
};

test('five photos show, and a press on one opens all of them at that one', async () => {
  await page.viewport(...desk);
  const { screen, shot } = await showPhotos();
  for (const name of ['Voorgevel van nummer 1', 'Woonkamer, Dorpsstraat 1', 'Foto 5 van Dorpsstraat 1'])
    await expect.element(screen.getByRole('img', { name })).toBeVisible();
  await expect.element(screen.getByRole('img', { name: 'Foto 6 van Dorpsstraat 1' })).not.toBeInTheDocument();
  await screen.getByRole('link', { name: 'Foto 3 van Dorpsstraat 1' }).click();
  await expect.element(shot('Foto 3 van Dorpsstraat 1')).toBeInViewport({ ratio: 0.9 });
  await expect.element(shot('Voorgevel van nummer 1')).not.toBeInViewport();
});

test('captions are the rooms of the feed; a photo of which nothing is known has none', async () => {
  answerHome(edge, createHome({ image_alt_text: null, media: photos }));
  const { screen } = await showPage(remote, '/woningaanbod/olst/dorpsstraat-1?fotos=ja');
  await expect.element(screen.getByRole('img', { name: 'Woning afbeelding' })).toBeVisible();
  const captions = [...document.querySelectorAll('figcaption')].slice(0, 3);
  expect(captions.map((caption) => caption.textContent.trim())).toEqual([
    '1 / 7',
    '2 / 7 Woonkamer',
    '3 / 7',
  ]);
});

test('the first screen of the sheet is drawn while the finger is down, without its pictures, and not seen before it is opened', async () => {
  const { screen, all } = await showPhotos();
  await expect.element(all).toBeVisible();
  const drawn = () => document.querySelectorAll('dialog figure').length;
  expect(drawn()).toBe(0);
  all.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await expect.poll(drawn).toBe(4);
  expect(document.querySelectorAll('dialog img')).toHaveLength(0);
  const isCovered = () => 'covered' in document.documentElement.dataset;
  await expect.poll(isCovered).toBe(true);
  all.element().dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }));
  await expect.poll(isCovered).toBe(false);
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await all.click();
  await expect.poll(() => document.querySelectorAll('dialog img').length).toBe(7);
});

test('photos, plans, films and the map are in one sheet, and its links lead to each', async () => {
  const { screen, sheet, shot } = await showPhotos([...photos, plan, film]);
  await screen.getByRole('link', { name: /^Plattegrond: Begane grond/ }).click();
  await expect.element(shot('Plattegrond: Begane grond')).toBeInViewport();
  await sheet.getByRole('link', { name: 'Video' }).click();
  const link = sheet.getByRole('link', { name: 'Woningvideo (opent bij een andere partij)' });
  await expect.element(link).toBeInViewport();
  await userEvent.keyboard('{Tab}');
  await expect.element(link).toHaveFocus();
  await sheet.getByRole('link', { name: 'Kaart' }).click();
  await expect.element(sheet.getByRole('link', { name: 'Bekijk op de kaart' })).toBeInViewport();
  await sheet.getByRole('link', { name: 'Foto’s' }).click();
  await expect.element(shot('Voorgevel van nummer 1')).toBeInViewport({ ratio: 0.9 });
  // Nothing of who has the film loads here.
  expect(document.querySelectorAll('iframe, video')).toHaveLength(0);
});

test('by keyboard it opens, keeps the focus inside, closes with Escape and gives the focus back', async () => {
  const { screen, sheet, all } = await showPhotos();
  await expect.element(all).toBeVisible();
  const entries = history.length;
  all.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(sheet).toBeVisible();
  expect(history.length).toBe(entries + 1);
  const inside = () => sheet.element().contains(document.activeElement);
  await expect.poll(inside).toBe(true);
  await userEvent.keyboard('{Tab}');
  expect(inside()).toBe(true);
  // The page behind it takes no focus.
  screen.getByRole('link', { includeHidden: true, name: 'Alle 7 foto’s' }).element().focus();
  expect(inside()).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(all).toHaveFocus();
});

test.each([
  ['its cross', () => userEvent.keyboard('{Enter}')],
  ['Back', async () => history.back()],
])('a sheet that a key opened gives the focus back when %s closes it', async (_, close) => {
  const { sheet, all } = await showPhotos();
  await expect.element(all).toBeVisible();
  all.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(sheet.getByRole('button', { name: 'Sluiten' })).toHaveFocus();
  await close();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(all).toHaveFocus();
});

test('Back closes it and the cross goes back: neither leaves the page, nor tells the router', async () => {
  const { sheet, all } = await showPhotos();
  await expect.element(all).toBeVisible();
  const heard = vi.fn();
  window.addEventListener('popstate', heard);
  const before = { href: location.href, state: history.state };
  for (const close of [() => history.back(), () => sheet.getByRole('button', { name: 'Sluiten' }).click()]) {
    await all.click();
    await expect.element(sheet).toBeVisible();
    await close();
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.poll(() => ({ href: location.href, state: history.state })).toEqual(before);
  }
  window.removeEventListener('popstate', heard);
  expect(heard).not.toHaveBeenCalled();
});

test('Forward after Back opens it again, and Back closes it again: the router hears of neither', async () => {
  const { sheet, all } = await showPhotos();
  await all.click();
  await expect.element(sheet).toBeVisible();
  const heard = vi.fn();
  window.addEventListener('popstate', heard);
  // The router's first act is to number the entry.
  history.replaceState({ ...history.state, idx: 0 }, '');
  for (const _ of [1, 2]) {
    history.back();
    await expect.element(sheet).not.toBeInTheDocument();
    history.forward();
    await expect.element(sheet).toBeVisible();
  }
  history.back();
  await expect.element(sheet).not.toBeInTheDocument();
  window.removeEventListener('popstate', heard);
  expect(heard).not.toHaveBeenCalled();
});

test('a double click does what one press does', async () => {
  const { screen, sheet, all, shot } = await showPhotos();
  const near = screen.getByRole('dialog', { name: /vergroot$/ });
  await all.dblClick();
  await expect.element(sheet).toBeVisible();
  await expect.element(near).not.toBeInTheDocument();
  await shot('Woonkamer, Dorpsstraat 1').dblClick();
  await expect.element(near).toBeVisible();
  await near.click();
  await expect.element(near).not.toBeInTheDocument();
});

test('a photo is seen from nearby by a press or a key; Escape leads back to the sheet', async () => {
  const { screen, sheet, all, shot } = await showPhotos();
  await all.click();
  const near = screen.getByRole('dialog', { name: 'Woonkamer, Dorpsstraat 1, vergroot' });
  await shot('Woonkamer, Dorpsstraat 1').click();
  await expect.element(near).toBeVisible();
  expect(near.element().scrollWidth).toBeGreaterThan(innerWidth);
  await near.click();
  await expect.element(near).not.toBeInTheDocument();
  shot('Woonkamer, Dorpsstraat 1').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(near).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(near).not.toBeInTheDocument();
  await expect.element(sheet).toBeVisible();
  await expect.element(shot('Woonkamer, Dorpsstraat 1')).toHaveFocus();

  // Safari asks the sheet as well, in the same press.
  await userEvent.keyboard('{Enter}');
  await expect.element(near).toBeVisible();
  const asked = new Event('cancel', { cancelable: true });
  sheet.element().dispatchEvent(asked);
  expect(asked.defaultPrevented).toBe(true);
  await expect.element(near).not.toBeInTheDocument();
  await expect.element(sheet).toBeVisible();
});

test('Back while a photo is seen from nearby closes it with the sheet, and opened again the sheet is itself', async () => {
  const { sheet, all, shot } = await showPhotos();
  const openPopovers = () => document.querySelectorAll(':popover-open').length;
  await all.click();
  await shot('Woonkamer, Dorpsstraat 1').click();
  await expect.poll(openPopovers).toBe(1);
  history.back();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.poll(openPopovers).toBe(0);
  await all.click();
  await expect.element(sheet).toBeVisible();
  expect(openPopovers()).toBe(0);
});

test('photos that cannot be loaded make room for the others, on the page and in the sheet', async () => {
  await page.viewport(...desk);
  const broken = [createPhoto(71), createPhoto(73)];
  for (const { link } of broken)
    edge.answersGet(link.replace('/realworks/', '/realworks/:variant/'), new Response(null, { status: 404 }));
  const { screen, sheet } = await showPhotos([
    photos[0]!,
    broken[0]!,
    photos[1]!,
    broken[1]!,
    ...photos.slice(2),
  ]);
  const all = screen.getByRole('link', { name: /^Alle / });
  await expect.element(all).toHaveTextContent('Alle 7 foto’s');
  expect([...document.querySelectorAll('a[data-index]')].map((tile) => tile.getAttribute('href'))).toEqual(
    // Without script, each at its own place among all of them.
    [1, 3, 5, 6, 7].map((place) => `/woningaanbod/olst/dorpsstraat-1?fotos=ja#foto-${place}`),
  );
  await all.click();
  await expect.element(sheet.getByText(/^1 \/ 7/)).toBeVisible();
});

test('one photo is one photo; none is a quiet drawing', async () => {
  const { screen } = await showPhotos(photos.slice(0, 1));
  await expect.element(screen.getByRole('link', { name: 'Bekijk de foto' })).toBeVisible();
  const none = await showPhotos([]);
  await expect.element(none.screen.getByRole('img', { name: 'Woning afbeelding' })).toBeVisible();
  await expect.element(none.screen.getByRole('link', { name: /foto/ })).not.toBeInTheDocument();
});
