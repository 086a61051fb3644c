import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { createContentReader } from '../read-content.ts';
import { listPictures, looks, pathOfPicture, picturesFolder, readStock, rooms, stock } from './stock.ts';

const pictures = [...stock.values()];

describe('the stock of pictures', () => {
  it('has a WebP file for each line of its manifest, of the size that is written there', async () => {
    const wrong = await Promise.all(
      pictures.map(async ({ name, width, height }) => {
        const file = await sharp(pathOfPicture(name)).metadata();
        const agrees = file.format === 'webp' && file.width === width && file.height === height;
        return agrees ? [] : [name];
      }),
    );
    expect(wrong.flat()).toEqual([]);
  });

  it('has no other file, and is small enough to be cloned', () => {
    const files = readdirSync(picturesFolder, { recursive: true, encoding: 'utf8' });
    const images = files.filter((file) => file !== 'manifest.json' && file.includes('.'));
    expect(images.map((file) => file.replaceAll('\\', '/')).toSorted()).toEqual(
      pictures.map(({ name }) => `${name}.webp`).toSorted(),
    );
    const bytes = images.reduce((sum, file) => sum + statSync(join(picturesFolder, file)).size, 0);
    expect(bytes).toBeLessThan(14_000_000);
  });

  it('is wide enough: façades and page heads 1600 px, portraits upright, the rest 1280', () => {
    const widthOf = ({ kind, name }: (typeof pictures)[number]) => {
      if (kind === 'portrait') return 1200;
      return kind === 'facade' || name.startsWith('assets/kop-') ? 1600 : 1280;
    };
    expect(pictures.filter((one) => one.width < widthOf(one)).map(({ name }) => name)).toEqual([]);
    const upright = pictures.filter(({ width, height }) => height > width);
    expect(upright.map(({ kind }) => kind)).toEqual(upright.map(() => 'portrait'));
  });

  it('has façades of every look, and rooms of every kind', () => {
    const facades = listPictures('facade');
    expect(facades.length).toBeGreaterThanOrEqual(60);
    for (const look of looks)
      expect(facades.filter(({ homes }) => homes.includes(look)).length, look).toBeGreaterThan(1);
    for (const room of rooms)
      expect(listPictures('room').filter((one) => one.room === room).length, room).toBeGreaterThan(4);
  });

  it('shows the garden through the kitchen’s window, and never through the living room’s', () => {
    const views = (name: string) =>
      new Set(listPictures('room').flatMap(({ room, view }) => (room === name ? [view] : [])));
    expect(views('keuken')).toEqual(new Set(['tuin']));
    expect(views('woonkamer')).toEqual(new Set(['straat', 'stad', 'veld']));
  });
});

describe('a mistake in the manifest', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  afterEach(() => rmSync(join(folder, 'manifest.json')));
  const facade = {
    kind: 'facade',
    homes: ['villa'],
    years: [1900, 1947],
    season: 'zomer',
    light: 'middag',
    width: 1600,
    height: 1200,
  };
  const at = 'pictures/manifest.json: facades/villa';

  it.each([
    [{ ...facade, years: undefined }, `${at}.years is missing.`],
    [{ ...facade, years: [1947, 1900] }, `${at}.years: expected the first year before the last.`],
    [{ ...facade, season: 'regentijd' }, `${at}.season is "regentijd"; expected ("lente" | `],
    [{ ...facade, homes: ['kasteel'] }, `${at}.homes.0 is "kasteel"; expected ("tussenwoning" | `],
    [{ ...facade, width: 0 }, `${at}.width is 0; expected at least 1.`],
    [{ ...facade, seed: 4 }, `${at}.seed is not a field that is known here.`],
    [{ ...facade, kind: 'cellar' }, `${at}.kind is "cellar"; expected ("content" | `],
  ])('is said with its field: %j', (picture, sentence) => {
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ 'facades/villa': picture }));
    expect(() => readStock(createContentReader(folder, 'pictures'))).toThrow(sentence);
  });
});
