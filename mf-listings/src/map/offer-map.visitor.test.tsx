import { readPaths } from '@binnen/contracts/api-paths';
import { isInside, readShape } from '@binnen/contracts/filters/shape';
import type { OfferMap } from '@binnen/contracts/property';
import { problem, useFakeEdge, type Reply } from '@binnen/remote-testing/fake-edge';
import { showPage } from '@binnen/remote-testing/show';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  answerOffer,
  createArchive,
  createCard,
  createHome,
  createPoint,
  readLastQuery,
  rates,
} from '../../test/made-up-homes.ts';
import { remote } from '../remote.ts';

const edge = useFakeEdge();
// All that the tests load is looked at below: the browser's own list ends at 250.
performance.setResourceTimingBufferSize(5000);
// Wide enough for list and map, small enough to be drawn without a graphics card.
beforeEach(() => page.viewport(1100, 700));
afterEach(async () => {
  vi.restoreAllMocks();
  await page.viewport(390, 844);
});

const withoutWebGl = () => vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => null);

/** Two homes close together, two that stand alone, one of them sold. */
const points = [
  createPoint(1),
  createPoint(2, { lat: 52.334 }),
  createPoint(3, { lat: 52.27, lon: 6.2, koopprijs: 1_250_000, adres: 'Brink 3, Deventer' }),
  createPoint(4, { lat: 52.22, lon: 6.09, status: 'VERKOCHT', adres: 'Kerkstraat 4, Twello' }),
];
const offerMap: OfferMap = {
  punten: points,
  plaatsen: [
    { plaats: 'Deventer', lat: 52.255, lon: 6.16 },
    { plaats: 'Olst', lat: 52.337, lon: 6.11 },
  ],
  tegels: null,
};

/** The homes of the part of the map that is asked for. */
const showMap = async (query = 'weergave=kaart', map: Reply = offerMap) => {
  answerOffer(edge, ({ query: { vak } }) => {
    const [south = -90, west = -180, north = 90, east = 180] = vak?.split(',').map(Number) ?? [];
    const inside = points.filter(
      ({ lat, lon }) => lat >= south && lat <= north && lon >= west && lon <= east,
    );
    return createArchive(inside.map(({ id }) => createCard(id - 5_200_000)));
  });
  edge.answersGet(readPaths.map, map);
  const { screen, readAddress } = await showPage(remote, `/woningaanbod?${query}`);
  const main = screen.getByRole('main');
  const frame = main.getByRole('group', { name: /^Kaart met de woningen/ });
  return { screen, main, frame, readAddress, cards: main.getByRole('article') };
};
const readNames = (frame: Awaited<ReturnType<typeof showMap>>['frame']) =>
  frame
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('aria-label')!.replaceAll('\u00a0', ' '));
const readArea = (address: string) => new URLSearchParams(address.split('?')[1]).get('vak');
const readBox = (address: string) => readArea(address)?.split(',').map(Number);

test('homes whose place is not known are in the list alone, which the page says', async () => {
  withoutWebGl();
  const { main } = await showMap('weergave=kaart', { ...offerMap, punten: points.slice(1) });
  await expect.element(main.getByText('1 woning staat alleen in de lijst, niet op de kaart.')).toBeVisible();
});

test('the list keeps to what the map showed, says so, and a chip takes that away', async () => {
  withoutWebGl();
  const { main, frame, readAddress, cards } = await showMap(
    'weergave=kaart&vak=52.3300,6.1090,52.3350,6.1120',
  );
  await main.getByRole('link', { name: 'Lijst' }).click();
  await expect.element(frame).not.toBeInTheDocument();
  await expect.element(main.getByRole('heading', { name: '2 woningen te koop in dit gebied' })).toBeVisible();
  await expect.poll(readAddress).toBe('/woningaanbod?vak=52.3300%2C6.1090%2C52.3350%2C6.1120');
  await main.getByRole('link', { name: 'Kaart' }).click();
  await expect.element(frame.getByRole('link', { name: /^Dorpsstraat 1,/ })).toBeVisible();
  await main.getByRole('link', { name: 'Verwijder filter: In dit gebied' }).click();
  await expect.element(cards).toHaveLength(4);
  await expect.poll(readAddress).toBe('/woningaanbod?weergave=kaart');
});

test('a new question is asked of the whole offer, not of the part of the map', async () => {
  withoutWebGl();
  const { screen, frame } = await showMap('weergave=kaart&kamers=3&vak=52.3300,6.1090,52.3350,6.1120');
  await expect.element(frame.getByRole('link').first()).toBeVisible();
  const form = screen.getByRole('combobox', { name: 'Straal' }).element().closest('form');
  expect([...new FormData(form ?? undefined).keys()].sort()).toEqual([
    'kamers',
    'radius',
    'weergave',
    'zoeken',
  ]);
});

test('the map comes when it is asked for, with the filters but not the page, and goes again', async () => {
  withoutWebGl();
  const { main, frame, readAddress } = await showMap('kamers=3&pagina=1');
  const toMap = main.getByRole('link', { name: 'Kaart', exact: true });
  const toList = main.getByRole('link', { name: 'Lijst', exact: true });
  await toMap.click();
  await expect.element(frame).toBeVisible();
  await expect.poll(readAddress).toBe('/woningaanbod?kamers=3&weergave=kaart');
  // The way there is the way back, and keeps the keyboard's focus.
  await expect.element(toList).toHaveFocus();
  expect(edge.received(readPaths.map).map(({ query }) => query)).toEqual([
    { kamers: '3', soort: 'koop', verkocht: 'nee' },
  ]);
  await toList.click();
  await expect.element(frame).not.toBeInTheDocument();
  await expect.poll(readAddress).toBe('/woningaanbod?kamers=3');
  await expect.element(toMap).toHaveFocus();
});

test('homes are links with address and price in the order of the screen; near ones are a group', async () => {
  withoutWebGl();
  const { frame } = await showMap();
  await expect
    .poll(() => readNames(frame))
    .toEqual(['2 woningen, zoom in', 'Brink 3, Deventer, € 1.250.000', 'Kerkstraat 4, Twello, € 304.000']);
  await expect.element(frame.getByRole('link', { name: /Kerkstraat/ })).toHaveAttribute('data-gone', 'true');
  await expect.element(frame).toHaveAttribute('data-drawn-by', 'svg');
  await expect.element(frame.getByText('Deventer')).toBeVisible();
  await expect
    .element(frame.getByText(/^Kaartgegevens © Kadaster \(PDOK, BRT\), CC BY 4.0/))
    .not.toBeInTheDocument();
});

test('every marker is reached by keyboard; Enter on a group shows its homes, and the list follows', async () => {
  withoutWebGl();
  const { main, frame, readAddress, cards } = await showMap();
  await expect.element(frame.getByRole('link')).toHaveLength(3);
  frame.element().focus();
  for (const marker of frame.getByRole('link').all()) {
    await userEvent.keyboard('{Tab}');
    await expect.element(marker).toHaveFocus();
  }
  frame.getByRole('link', { name: '2 woningen, zoom in' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(main.getByRole('heading', { name: '2 woningen te koop in dit gebied' })).toBeVisible();
  await expect.element(cards).toHaveLength(2);
  // The group is gone: the keys move the map on.
  await expect.element(frame).toHaveFocus();
  const [south, west, north, east] = readBox(readAddress())!;
  for (const { lat, lon } of points.slice(0, 2))
    expect([lat > south!, lat < north!, lon > west!, lon < east!]).toEqual([true, true, true, true]);
  expect(readLastQuery(edge)).toMatchObject({
    vak: readArea(readAddress()),
  });
  expect(readLastQuery(edge, readPaths.map)).not.toHaveProperty('vak');
  await expect
    .poll(() => readNames(frame).filter((name) => name.startsWith('Dorpsstraat')))
    .toEqual(['Dorpsstraat 2, Olst, € 302.000', 'Dorpsstraat 1, Olst, € 301.000']);
});

test('a press on a home leads to its page', async () => {
  withoutWebGl();
  edge.answersGet(readPaths.home, createHome());
  edge.answersGet(readPaths.mortgageTerms, rates);
  const { screen, frame, readAddress } = await showMap('weergave=kaart&vak=52.3300,6.1090,52.3350,6.1120');
  await frame.getByRole('link', { name: /^Dorpsstraat 1,/ }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Dorpsstraat 1' })).toBeVisible();
  await expect.poll(readAddress).toBe('/woningaanbod/olst/dorpsstraat-1');
});

test('a press on a home right after the map was moved leads to its page, however late that comes', async () => {
  withoutWebGl();
  // Later than the list would follow the map.
  edge.answersGet(readPaths.home, () => new Promise((come) => setTimeout(come, 900, createHome())));
  edge.answersGet(readPaths.mortgageTerms, rates);
  const { screen, frame, readAddress } = await showMap('weergave=kaart&vak=52.3300,6.1090,52.3350,6.1120');
  const home = frame.getByRole('link', { name: /^Dorpsstraat 1,/ });
  await expect.element(home).toBeVisible();
  frame.element().focus();
  await userEvent.keyboard('{ArrowUp}');
  // At once: a press of the driver waits until nothing moves.
  home.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Dorpsstraat 1' })).toBeVisible();
  await expect.poll(readAddress).toBe('/woningaanbod/olst/dorpsstraat-1');
});

test('keys move the map, and the list and the address follow', async () => {
  withoutWebGl();
  const { frame, readAddress } = await showMap('weergave=kaart&vak=52.2000,6.0000,52.3000,6.2000');
  await expect.element(frame.getByRole('link').first()).toBeVisible();
  frame.element().focus();
  /** The middle of the map and how much of the world it shows, after one more key. */
  const press = async (key: string) => {
    const before = readAddress();
    await userEvent.keyboard(key);
    await expect.poll(readAddress).not.toBe(before);
    expect(readLastQuery(edge)).toHaveProperty('vak', readArea(readAddress()));
    const [south, west, north, east] = readBox(readAddress())! as [number, number, number, number];
    return { lat: (south + north) / 2, lon: (west + east) / 2, height: north - south };
  };
  const north = await press('{ArrowUp}');
  const back = await press('{ArrowDown}');
  const west = await press('{ArrowLeft}');
  const east = await press('{ArrowRight}');
  const near = await press('+');
  const far = await press('-');
  expect([north.lat - back.lat, west.lon - back.lon, east.lon - west.lon].map(Math.sign)).toEqual([1, -1, 1]);
  expect([north.lon, west.lat, east.lon]).toEqual([
    expect.closeTo(back.lon, 3),
    expect.closeTo(back.lat, 3),
    expect.closeTo(back.lon, 3),
  ]);
  expect([far.height / near.height, far.height / east.height]).toEqual([
    expect.closeTo(2, 1),
    expect.closeTo(1, 1),
  ]);
});

test.each([
  ['ArrowLeft', 'altKey'],
  ['+', 'ctrlKey'],
  ['-', 'metaKey'],
])('the key %s with %s is left to the browser', async (key, held) => {
  withoutWebGl();
  const { frame } = await showMap();
  await expect.element(frame.getByRole('link').first()).toBeVisible();
  const press = new KeyboardEvent('keydown', { key, [held]: true, bubbles: true, cancelable: true });
  expect(frame.element().dispatchEvent(press)).toBe(true);
});

test('a part of the map that the address names is the same after a reload', async () => {
  withoutWebGl();
  const { frame, readAddress } = await showMap();
  await frame.getByRole('button', { name: 'Dichterbij' }).click();
  await expect.poll(readAddress).toMatch(/vak=/);
  const names = readNames(frame);
  const asked = readLastQuery(edge);
  const { screen } = await showPage(remote, readAddress());
  const again = screen.getByRole('group', { name: /^Kaart met de woningen/ });
  await expect.poll(() => readNames(again)).toEqual(names);
  expect(readLastQuery(edge)).toEqual(asked);
});

test('buttons, the wheel and a drag move the map', async () => {
  withoutWebGl();
  const { frame, readAddress } = await showMap();
  await expect.element(frame.getByRole('link').first()).toBeVisible();
  const waitForMove = async (from: string) => {
    await expect.poll(readAddress).not.toBe(from);
    return readAddress();
  };
  const width = (address: string) => readBox(address)![3]! - readBox(address)![1]!;
  await frame.getByRole('button', { name: 'Dichterbij' }).click();
  const near = await waitForMove('/woningaanbod?weergave=kaart');
  await frame.getByRole('button', { name: 'Verder weg' }).click();
  const far = await waitForMove(near);
  expect(width(far) / width(near)).toBeCloseTo(2, 1);
  const { left, top } = frame.element().getBoundingClientRect();
  const at = { bubbles: true, cancelable: true, clientX: left + 200, clientY: top + 200 };
  frame.element().dispatchEvent(new WheelEvent('wheel', { ...at, deltaY: -240 }));
  const wheeled = await waitForMove(far);
  expect(width(wheeled)).toBeLessThan(width(far));
  const finger = { ...at, pointerId: 1, button: 0, buttons: 1, isPrimary: true };
  vi.spyOn(frame.element(), 'setPointerCapture').mockImplementation(() => {});
  frame.element().dispatchEvent(new PointerEvent('pointerdown', finger));
  frame.element().dispatchEvent(new PointerEvent('pointermove', { ...finger, clientX: at.clientX - 100 }));
  frame.element().dispatchEvent(new PointerEvent('pointerup', { ...finger, clientX: at.clientX - 100 }));
  const dragged = await waitForMove(wheeled);
  expect(readBox(dragged)![1]).toBeGreaterThan(readBox(wheeled)![1]!);
  expect(width(dragged)).toBeCloseTo(width(wheeled), 3);
});

test('a press that ended beside the map moves it no more', async () => {
  withoutWebGl();
  const { frame, readAddress } = await showMap('weergave=kaart&vak=52.2000,6.0000,52.3000,6.2000');
  await expect.element(frame.getByRole('link').first()).toBeVisible();
  const { left, top } = frame.element().getBoundingClientRect();
  const mouse = { bubbles: true, pointerId: 1, isPrimary: true, clientX: left + 2, clientY: top + 200 };
  vi.spyOn(frame.element(), 'setPointerCapture').mockImplementation(() => {});
  frame.element().dispatchEvent(new PointerEvent('pointerdown', { ...mouse, buttons: 1 }));
  // It comes back without its button.
  frame.element().dispatchEvent(new PointerEvent('pointermove', { ...mouse, clientX: left + 202 }));
  await frame.getByRole('button', { name: 'Dichterbij' }).click();
  await expect.poll(readAddress).not.toMatch(/vak=52\.2000/);
  const [, west = 0, , east = 0] = readBox(readAddress()) ?? [];
  expect((west + east) / 2).toBeCloseTo(6.1, 3);
});

test('a home is marked on the map while its card has the pointer or the focus, and the other way round', async () => {
  withoutWebGl();
  const { frame, cards } = await showMap('weergave=kaart&vak=52.3300,6.1090,52.3350,6.1120');
  const marker = frame.getByRole('link', { name: /^Dorpsstraat 2,/ });
  const card = cards.filter({ has: page.getByRole('heading', { name: 'Dorpsstraat 2' }) });
  await card.hover();
  await expect.element(marker).toHaveAttribute('data-active', 'true');
  await cards.filter({ has: page.getByRole('heading', { name: 'Dorpsstraat 1' }) }).hover();
  await expect.element(marker).not.toHaveAttribute('data-active');
  marker.element().focus();
  const row = () => card.element().closest('li')!.dataset['active'];
  await expect.poll(row).toBe('true');
  marker.element().blur();
  await expect.poll(row).toBe(undefined);
});

test('from 1200 px list and map are beside each other, in step both ways', async () => {
  withoutWebGl();
  await page.viewport(1200, 700);
  const { frame, cards } = await showMap();
  await expect.element(cards).toHaveLength(4);
  await expect.element(frame.getByRole('link')).toHaveLength(3);
  const box = (element: Element) => element.getBoundingClientRect();
  expect(box(cards.first().element()).right).toBeLessThanOrEqual(box(frame.element()).left);
  expect(box(cards.first().element()).top).toBeLessThan(box(frame.element()).bottom);
  const last = cards.filter({ has: page.getByRole('heading', { name: 'Dorpsstraat 4' }) });
  await expect.element(last).not.toBeInViewport();
  frame.element().focus();
  await userEvent.keyboard('{Tab}{Tab}{Tab}');
  await expect.element(last).toBeInViewport();
  expect(last.element().closest('li')!.dataset['active']).toBe('true');
  // It stays in sight while the list scrolls.
  await expect.element(frame).toBeInViewport();
  const group = frame.getByRole('link', { name: '2 woningen, zoom in' });
  await expect.element(group).not.toHaveAttribute('data-active');
  cards.first().getByRole('link').first().element().focus();
  await expect.element(group).toHaveAttribute('data-active', 'true');
});

const withTiles: OfferMap = { ...offerMap, tegels: '/images/kaart/{z}/{x}/{y}.png' };
const answerTiles = async () => {
  const canvas = new OffscreenCanvas(256, 256);
  canvas.getContext('2d')!.fillRect(0, 0, 256, 256);
  const tile = await canvas.convertToBlob({ type: 'image/png' });
  edge.answersGet('/images/kaart/:z/:x/:y', new Response(tile));
};
const countTiles = () =>
  edge.received().filter(({ path }) => /^\/images\/kaart\/\d+\/\d+\/\d+\.png$/.test(path)).length;

/** A line round the two homes that lie close together, from the middle of their marker. */
const drawRound = (frame: Awaited<ReturnType<typeof showMap>>['frame'], reach = 60) => {
  const marker = frame.getByRole('link', { name: '2 woningen, zoom in' }).element().getBoundingClientRect();
  const layer = frame.element().querySelector('svg[class*=draw]');
  if (!layer) throw new Error('Nobody draws.');
  vi.spyOn(layer, 'setPointerCapture').mockImplementation(() => {});
  const point = (type: string, turn: number) =>
    layer.dispatchEvent(
      new PointerEvent(type, {
        ...{ bubbles: true, pointerId: 1, button: 0, isPrimary: true },
        clientX: marker.x + marker.width / 2 + reach * Math.cos(turn),
        clientY: marker.y + marker.height / 2 + reach * Math.sin(turn),
      }),
    );
  point('pointerdown', 0);
  for (let turn = 0; turn < 6; turn += 0.1) point('pointermove', turn);
  point('pointerup', 6);
};

test('a shape that is drawn is the list’s, in the address and on the map; it goes by its button and by a chip', async () => {
  withoutWebGl();
  const { main, frame, readAddress } = await showMap();
  await expect.element(frame.getByRole('link')).toHaveLength(3);
  await frame.getByRole('button', { name: 'Teken een gebied' }).click();
  await expect.element(frame.getByText('Trek met je vinger of de muis een lijn om je gebied.')).toBeVisible();
  drawRound(frame, 5);
  await expect.element(frame.getByText(/^Dat gebied is te klein/)).toBeVisible();
  drawRound(frame);
  await expect
    .element(main.getByRole('heading', { name: /woningen te koop in je getekende gebied$/ }))
    .toBeVisible();
  await expect.element(frame.getByRole('status')).toBeEmptyDOMElement();
  const { gebied = '', ...others } = Object.fromEntries(new URLSearchParams(readAddress().split('?')[1]));
  expect(others).toEqual({ weergave: 'kaart' });
  const corners = readShape(gebied) ?? [];
  expect(points.map((point) => isInside(corners, point))).toEqual([true, true, false, false]);
  expect([readLastQuery(edge), readLastQuery(edge, readPaths.map)]).toEqual([
    expect.objectContaining({ gebied }),
    expect.objectContaining({ gebied }),
  ]);
  await expect.element(main.getByText(/als er in je getekende gebied een woning bij komt/)).toBeVisible();
  // Moving the map leaves the shape and its list as they are.
  await frame.getByRole('button', { name: 'Dichterbij' }).click();
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(readArea(readAddress())).toBeNull();
  await frame.getByRole('button', { name: 'Zoek in dit gebied' }).click();
  await expect.poll(readAddress).toMatch(/^\/woningaanbod\?weergave=kaart&vak=/);
  await expect.element(frame).toHaveFocus();

  const again = await showPage(remote, `/woningaanbod?gebied=${gebied}&weergave=kaart`);
  const drawn = again.screen.getByRole('group', { name: /^Kaart met de woningen/ });
  await expect.poll(() => drawn.element().querySelector('path[class*=shape]')).not.toBeNull();
  await again.screen.getByRole('link', { name: 'Verwijder filter: Getekend gebied' }).click();
  await expect.poll(again.readAddress).toBe('/woningaanbod?weergave=kaart');
  await expect.poll(() => drawn.element().querySelector('path[class*=shape]')).toBeNull();
});

test('Escape and the button end drawing, and the map moves again', async () => {
  withoutWebGl();
  const { frame } = await showMap();
  for (const end of ['{Escape}', '{Enter}']) {
    const button = frame.getByRole('button', { name: 'Teken een gebied' });
    await expect.element(button).toBeVisible();
    button.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(frame.getByRole('button', { name: 'Stop met tekenen' })).toHaveFocus();
    await userEvent.keyboard(end);
    await expect.element(button).toHaveFocus();
    await expect.element(frame.getByRole('status')).toHaveTextContent('Tekenen is gestopt.');
    expect(frame.element().querySelector('svg[class*=draw]')).toBeNull();
  }
});

test('a base map that is configured lies below the markers, with its source; names that a marker hides stand above it', async () => {
  withoutWebGl();
  await answerTiles();
  const { frame } = await showMap('weergave=kaart', withTiles);
  await expect.element(frame.getByText(/^Kaartgegevens © Kadaster \(PDOK, BRT\), CC BY 4.0/)).toBeVisible();
  // Three markers, and the licence of the ground.
  await expect.element(frame.getByRole('link')).toHaveLength(4);
  const name = frame.getByText('Olst').last();
  await expect.element(name).toBeVisible();
  const marker = frame.getByRole('link', { name: '2 woningen, zoom in' });
  expect(name.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(
    marker.element().getBoundingClientRect().top + 4,
  );
  await expect.element(frame.getByText('Apeldoorn')).not.toBeInTheDocument();
  await expect.poll(countTiles).toBeGreaterThan(3);
});

test('without its data there is no map, and the list is there', async () => {
  const { main, cards } = await showMap('weergave=kaart', problem(503, 'upstream-unavailable'));
  await expect
    .element(main.getByText('De kaart is nu niet te zien. De woningen staan in de lijst.'))
    .toBeVisible();
  await expect.element(cards).toHaveLength(4);
});

test('without WebGL nothing of MapLibre was loaded so far', () => {
  // Tests with WebGL are below: this page has loaded all that those above asked for.
  const scripts = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  expect(scripts.some((path) => path.includes('offer-map'))).toBe(true);
  expect(scripts.filter((path) => /maplibre|gl-map\.browser/.test(path))).toEqual([]);
});

test('where there is WebGL MapLibre moves the ground; markers, keys, groups and the list do the same', async () => {
  const { main, frame, readAddress } = await showMap();
  await expect.element(frame).toHaveAttribute('data-drawn-by', 'webgl');
  expect(frame.element().querySelector('path[class*=river]')).not.toBeNull();
  await expect.element(frame.getByRole('link')).toHaveLength(3);
  frame.element().focus();
  for (const marker of frame.getByRole('link').all()) {
    await userEvent.keyboard('{Tab}');
    await expect.element(marker).toHaveFocus();
  }
  frame.element().focus();
  await userEvent.keyboard('+');
  await expect.poll(readAddress).toMatch(/vak=/);
  const box = readBox(readAddress())!;
  await frame.getByRole('button', { name: 'Verder weg' }).click();
  await expect.poll(() => readBox(readAddress())![0]).toBeLessThan(box[0]!);
  frame.getByRole('link', { name: '2 woningen, zoom in' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(main.getByRole('heading', { name: '2 woningen te koop in dit gebied' })).toBeVisible();
});

test('each of two presses that follow each other at once brings the map as near as one', async () => {
  const { frame, readAddress } = await showMap();
  await expect.element(frame).toHaveAttribute('data-drawn-by', 'webgl');
  const closer = frame.getByRole('button', { name: 'Dichterbij' });
  const readHeight = () => {
    const [south = 0, , north = 0] = readBox(readAddress()) ?? [];
    return north - south;
  };
  await closer.click();
  await expect.poll(readHeight).toBeGreaterThan(0);
  const height = readHeight();
  for (const click of [1, 2].map(() => new MouseEvent('click', { bubbles: true })))
    closer.element().dispatchEvent(click);
  await expect.poll(() => height / readHeight()).toBeCloseTo(4, 1);
});

test('MapLibre draws a base map that is configured, with its source', async () => {
  await answerTiles();
  const { frame } = await showMap('weergave=kaart', withTiles);
  await expect.element(frame).toHaveAttribute('data-drawn-by', 'webgl');
  await expect.element(frame.getByText(/^Kaartgegevens © Kadaster \(PDOK, BRT\), CC BY 4.0/)).toBeVisible();
  expect(frame.element().querySelector('image')).toBeNull();
  expect(countTiles()).toBeGreaterThan(3);
});
