import { mostCorners } from '@binnen/contracts/filters/shape';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closeLine, type Spot } from './close-line.ts';
import { clusterPoints, type MapPoint } from './clusters.ts';
import { fitBox, formatBox, moveBy, parseBox, readBox, toScreen, zoomBy, type View } from './projection.ts';
import { formatMarkerPrice } from './markers.tsx';

const size = { width: 800, height: 600 };
const place = fc.record({
  lat: fc.double({ min: 52, max: 52.6, noNaN: true }),
  lon: fc.double({ min: 5.8, max: 6.6, noNaN: true }),
});
const view = fc.record({
  lat: fc.double({ min: 52, max: 52.6, noNaN: true }),
  lon: fc.double({ min: 5.8, max: 6.6, noNaN: true }),
  zoom: fc.double({ min: 9, max: 16, noNaN: true }),
});

test('what was dragged to stays under the pointer', () => {
  fc.assert(
    fc.property(
      view,
      place,
      fc.integer({ min: -400, max: 400 }),
      fc.integer({ min: -300, max: 300 }),
      (from, point, x, y) => {
        const before = toScreen(point, from, size);
        const after = toScreen(point, moveBy(from, x, y), size);
        expect(after.x - before.x).toBeCloseTo(x, 3);
        expect(after.y - before.y).toBeCloseTo(y, 3);
      },
    ),
  );
});

test('the point under the pointer stays there while the map comes closer', () => {
  fc.assert(
    fc.property(view, fc.double({ min: -1, max: 1, noNaN: true }), (from, steps) => {
      const at = { x: 200, y: 500 };
      const [south, west, north, east] = readBox(from, size);
      const near = zoomBy(from, steps, size, at);
      const middle = (box: readonly number[]) => box[0]! < box[2]! && box[1]! < box[3]!;
      expect(middle([south, west, north, east]) && middle(readBox(near, size))).toBe(true);
    }),
  );
});

test('a part of the map that is fitted is in sight as a whole, and an address brings it back', () => {
  fc.assert(
    fc.property(view, (from: View) => {
      const box = parseBox(formatBox(readBox(from, size)))!;
      const again = readBox(fitBox(box, size), size);
      expect(again[0]).toBeLessThanOrEqual(box[0] + 1e-3);
      expect(again[1]).toBeLessThanOrEqual(box[1] + 1e-3);
      expect(again[2]).toBeGreaterThanOrEqual(box[2] - 1e-3);
      expect(again[3]).toBeGreaterThanOrEqual(box[3] - 1e-3);
    }),
  );
});

test('a map that hardly moved has the same address, near and far', () => {
  const steps = Array.from({ length: 100 }, (_, index) => index / 10);
  for (const zoom of [9, 12, 15]) {
    const from = { lat: 52.25, lon: 6.15, zoom };
    const addresses = steps.map((x) => formatBox(readBox(moveBy(from, x, 0), size)));
    expect(new Set(addresses).size).toBeLessThan(12);
    expect(addresses.every((address) => address.length < 36)).toBe(true);
  }
});

test('every home in sight is on the map exactly once, alone or in a group', () => {
  fc.assert(
    fc.property(fc.array(place, { maxLength: 60, size: 'max' }), view, (places, from) => {
      const points = places.map((point, id): MapPoint => ({
        ...point,
        id,
        adres: '',
        status: 'BESCHIKBAAR',
        koopprijs: 1,
        huurprijs: null,
        pad: '',
      }));
      const shown = clusterPoints(points, from, size).flatMap(({ homes }) => homes.map(({ id }) => id));
      expect(new Set(shown).size).toBe(shown.length);
      const inSight = points.filter((point) => {
        const { x, y } = toScreen(point, from, size);
        return x >= 0 && y >= 0 && x <= size.width && y <= size.height;
      });
      for (const { id } of inSight) expect(shown).toContain(id);
    }),
  );
});

/** Round a circle, with a hand that trembles. */
const draw = (turns: number, points: number, tremble = 0): Spot[] =>
  Array.from({ length: points }, (_, index) => {
    const turn = (index / points) * turns * 2 * Math.PI;
    const radius = 200 + tremble * Math.sin(index * 7);
    return { x: 300 + radius * Math.cos(turn), y: 300 + radius * Math.sin(turn) };
  });

test('a drawn line has few corners, that follow it, and never more than an address may have', () => {
  const corners = closeLine(draw(1, 400)) ?? [];
  expect(corners.length).toBeGreaterThan(8);
  expect(corners.length).toBeLessThan(40);
  for (const { x, y } of corners) expect(Math.hypot(x - 300, y - 300)).toBeCloseTo(200, 5);
  expect(closeLine(draw(9, 4000, 60))?.length).toBeLessThanOrEqual(mostCorners);
});

test.each([
  ['a press', [{ x: 5, y: 5 }]],
  ['a straight line', draw(1, 3).map(({ x }) => ({ x, y: 8 }))],
  ['a dot', draw(1, 50).map(({ x, y }) => ({ x: x / 50, y: y / 50 }))],
])('%s is no shape', (_, line) => expect(closeLine(line)).toBeUndefined());

test('prices are whole on a marker, as everywhere else', () => {
  const format = (
    koopprijs: number | null,
    huurprijs: number | null = null,
    status: MapPoint['status'] = 'BESCHIKBAAR',
  ) => formatMarkerPrice({ koopprijs, huurprijs, status }).replaceAll('\u00a0', ' ');
  expect(format(425_000)).toBe('€ 425.000');
  expect(format(1_250_000)).toBe('€ 1.250.000');
  expect(format(null, 1250)).toBe('€ 1.250');
  expect(format(null)).toBe('op aanvraag');
  expect(format(null, null, 'VERHUURD')).toBe('onbekend');
});
