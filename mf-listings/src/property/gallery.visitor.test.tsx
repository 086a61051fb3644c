import type { Media } from '@binnen/contracts/property';
import { useFakeEdge } from '@binnen/remote-testing/fake-edge';
import { showPage } from '@binnen/remote-testing/show';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerHome, createHome, createPhoto } from '../../test/made-up-homes.ts';
import { remote } from '../remote.ts';

const edge = useFakeEdge();

const photos = Array.from({ length: 7 }, (_, index) =>
  createPhoto(index + 1, index === 1 ? { omschrijving: 'Woonkamer' } : {}),
);

/** A screen with room for the small photos beside the large one and below the viewer. */
const desk = [1280, 900] as const;
const phone = [390, 844] as const;
afterEach(() => page.viewport(...phone));

const showPhotos = async (media: Media[] = photos) => {
  answerHome(edge, createHome({ media }));
  const { screen } = await showPage(remote, '/woningaanbod/olst/dorpsstraat-1');
  const viewer = screen.getByRole('dialog', { name: 'Foto’s van Dorpsstraat 1' });
  const all = screen.getByRole('link', { name: 'Alle 7 foto’s' });
  return { screen, viewer, all, caption: viewer.getByText(/^\d+ \/ \d+/) };
};

test('five photos show, and a press on one opens the viewer at that one', async () => {
  await page.viewport(...desk);
  const { screen, viewer, caption } = await showPhotos();
  for (const name of [
    'Voorgevel van nummer 1',
    'Woonkamer',
    'Foto 4 van Dorpsstraat',
    'Foto 5 van Dorpsstraat',
  ])
    await expect.element(screen.getByRole('img', { name })).toBeVisible();
  await expect.element(screen.getByRole('img', { name: 'Foto 6 van Dorpsstraat' })).not.toBeInTheDocument();
  await screen.getByRole('link', { name: 'Foto 3 van Dorpsstraat' }).click();
  await expect.element(viewer).toBeVisible();
  await expect.element(caption).toMatchTextContent('3 / 7');
});

test('arrow keys, Home and End walk through the photos, and the caption says what each shows', async () => {
  const { viewer, all, caption } = await showPhotos();
  await all.click();
  await expect.element(viewer.getByText('1 / 7 Voorgevel van nummer 1')).toBeVisible();
  for (const [key, words] of [
    ['{ArrowRight}', '2 / 7 Woonkamer'],
    ['{ArrowRight}', '3 / 7 Foto 3 van Dorpsstraat'],
    ['{ArrowLeft}', '2 / 7 Woonkamer'],
    ['{End}', '7 / 7 Foto 7 van Dorpsstraat'],
    ['{ArrowRight}', '7 / 7 Foto 7 van Dorpsstraat'],
    ['{Home}', '1 / 7 Voorgevel van nummer 1'],
    ['{ArrowLeft}', '1 / 7 Voorgevel van nummer 1'],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(viewer.getByText(words)).toBeVisible();
  }
  expect(caption.element().closest('[aria-live=polite]')).not.toBeNull();
});

test('the viewer is drawn while the finger is down, without its photos, and not seen before it is opened', async () => {
  const { screen, all } = await showPhotos();
  await expect.element(all).toBeVisible();
  const drawn = () => document.querySelectorAll('dialog li').length;
  expect(drawn()).toBe(0);
  all.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await expect.poll(drawn).toBeGreaterThan(0);
  expect(document.querySelectorAll('dialog img[fetchpriority=high]')).toHaveLength(0);
  const isCovered = () => 'covered' in document.documentElement.dataset;
  await expect.poll(isCovered).toBe(true);
  all.element().dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }));
  await expect.poll(isCovered).toBe(false);
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await all.click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  expect(document.querySelectorAll('dialog img[fetchpriority=high]').length).toBeGreaterThan(0);
});

test('the buttons step one photo and end at both ends; a plan is no photo', async () => {
  await page.viewport(...desk);
  const { screen, viewer, caption } = await showPhotos([
    ...photos.slice(0, 2),
    createPhoto(8, { soort: 'PLATTEGROND' }),
  ]);
  await screen.getByRole('link', { name: 'Alle 2 foto’s' }).click();
  await expect.element(caption).toMatchTextContent('1 / 2');
  await expect.element(viewer.getByRole('button', { name: 'Vorige foto' })).toBeDisabled();
  await viewer.getByRole('button', { name: 'Volgende foto' }).click();
  await expect.element(caption).toMatchTextContent('2 / 2');
  await expect.element(viewer.getByRole('button', { name: 'Volgende foto' })).toBeDisabled();
  await viewer.getByRole('button', { name: 'Vorige foto' }).click();
  await expect.element(caption).toMatchTextContent('1 / 2');
});

test('on a phone the buttons are in sight below the photo, and each photo is named', async () => {
  await page.viewport(...phone);
  const { viewer, all, caption } = await showPhotos();
  await all.click();
  const next = viewer.getByRole('button', { name: 'Volgende foto' });
  await expect.element(next).toBeInViewport({ ratio: 1 });
  await next.click();
  await expect.element(viewer.getByText('2 / 7 Woonkamer')).toBeVisible();
  await expect.element(viewer.getByRole('button', { name: /^Woonkamer/ })).toBeVisible();
  await viewer.getByRole('button', { name: 'Vorige foto' }).click();
  await expect.element(caption).toMatchTextContent('1 / 7');
});

test('by keyboard it opens, keeps the focus inside, closes with Escape and gives the focus back', async () => {
  const { screen, viewer, all } = await showPhotos();
  await expect.element(all).toBeVisible();
  all.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(viewer).toBeVisible();
  const inside = () => viewer.element().contains(document.activeElement);
  await expect.poll(inside).toBe(true);
  await userEvent.keyboard('{Tab}');
  expect(inside()).toBe(true);
  // The page behind it takes no focus.
  screen.getByRole('link', { includeHidden: true, name: 'Alle 7 foto’s' }).element().focus();
  expect(inside()).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(viewer).not.toBeInTheDocument();
  await expect.element(all).toHaveFocus();
});

test('the cross closes it, and it opens again at the photo that is pressed then', async () => {
  await page.viewport(...desk);
  const { screen, viewer, all, caption } = await showPhotos();
  await all.click();
  await userEvent.keyboard('{End}');
  await expect.element(caption).toMatchTextContent('7 / 7');
  await viewer.getByRole('button', { name: 'Sluiten' }).click();
  await expect.element(viewer).not.toBeInTheDocument();
  await screen.getByRole('link', { name: 'Woonkamer' }).click();
  await expect.element(caption).toMatchTextContent('2 / 7');
});

test('a swipe shows the next photo, and the caption follows', async () => {
  const { viewer, all, caption } = await showPhotos();
  await all.click();
  const track = viewer.getByRole('list', { name: 'Foto’s' });
  await expect.element(caption).toMatchTextContent('1 / 7');
  for (const at of [2, 3]) {
    // What a finger does to a list that snaps.
    track.element().scrollBy({ left: track.element().clientWidth });
    await expect.element(caption).toMatchTextContent(`${at} / 7`);
  }
});

test('small photos lead to theirs', async () => {
  await page.viewport(...desk);
  const { viewer, all, caption } = await showPhotos();
  await all.click();
  await viewer.getByRole('button', { name: /^Foto 6:/ }).click();
  await expect.element(caption).toMatchTextContent('6 / 7');
  await expect
    .element(viewer.getByRole('button', { name: /^Foto 6:/ }))
    .toHaveAttribute('aria-current', 'true');
  await expect.element(viewer.getByRole('button', { name: /^Foto 1:/ })).not.toHaveAttribute('aria-current');
});

test('a photo comes closer by key and goes back when another one shows', async () => {
  const { viewer, all, caption } = await showPhotos();
  await all.click();
  const photo = viewer.getByRole('button', { name: 'Voorgevel van nummer 1: vergroot' });
  await expect.element(photo).toBeVisible();
  photo.element().focus();
  await userEvent.keyboard('{Enter}');
  const near = viewer.getByRole('button', { name: 'Voorgevel van nummer 1: verklein' });
  await expect.element(near).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(caption).toMatchTextContent('2 / 7');
  await expect
    .element(viewer.getByRole('button', { name: 'Woonkamer: vergroot' }))
    .toHaveAttribute('aria-pressed', 'false');
});

test('photos that cannot be loaded make room for the others, on the page and in the viewer', async () => {
  await page.viewport(...desk);
  const broken = [createPhoto(71), createPhoto(73)];
  for (const { link } of broken)
    edge.answersGet(link.replace('/realworks/', '/realworks/:variant/'), new Response(null, { status: 404 }));
  const { screen, viewer } = await showPhotos([
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
  await expect.element(viewer.getByText(/^1 \/ 7/)).toBeVisible();
});

test('one photo is one photo; none is a quiet drawing', async () => {
  const { screen } = await showPhotos(photos.slice(0, 1));
  await expect.element(screen.getByRole('link', { name: 'Bekijk de foto' })).toBeVisible();
  const none = await showPhotos([]);
  await expect.element(none.screen.getByRole('img', { name: 'Woning afbeelding' })).toBeVisible();
  await expect.element(none.screen.getByRole('link', { name: /foto/ })).not.toBeInTheDocument();
});
