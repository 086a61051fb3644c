import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { tokens, useStandIns } from '../../test/stand-ins.ts';
import type { PictureSpec } from '@binnen/demo-data/dataset/shots';
import { createPictureStore } from '../pictures/picture-store.ts';

const { get } = useStandIns({ objects: 3 });

const mainPhoto = async (): Promise<string> => {
  const page = (await (await get('/realworks/wonen/v1/objecten', tokens.realworks)).json()) as {
    resultaten: { media: { soort: string; link: string }[] }[];
  };
  return page.resultaten[0]?.media.find(({ soort }) => soort === 'HOOFDFOTO')?.link ?? '';
};
const measure = async (response: Response) => {
  const { width, height } = await sharp(await response.arrayBuffer()).metadata();
  return [width, height];
};

describe('pictures of homes', () => {
  it('come in the sizes of the image host', async () => {
    const link = await mainPhoto();
    const size = async (query: string) => measure(await get(`${link}${query}`));
    expect(await size('&resize=4')).toEqual([1600, 1200]);
    expect(await size('&resize=1')).toEqual([150, 100]);
    expect(await size('')).toEqual([150, 100]);
    expect(await size('&width=640&height=480')).toEqual([640, 480]);
  });

  it('are refused without the hash of their link', async () => {
    const link = await mainPhoto();
    expect((await get(`${link}0`)).status).toBe(403);
    expect((await get(link.replace(/check=.*/, ''))).status).toBe(403);
    expect((await get(link.replace(/\d+\.jpg/, '420000702.jpg'))).status).toBe(403);
  });

  it('are refused in sizes that there are not', async () => {
    const link = await mainPhoto();
    expect((await get(`${link}&resize=9`)).status).toBe(400);
    expect((await get(`${link}&width=100`)).status).toBe(400);
    expect((await get('/images/servlets/images/media.objectmedia/x.jpg')).status).toBe(404);
  });
});

describe('the picture store', () => {
  const source = fileURLToPath(new URL('../../../demo-data/src/drawing', import.meta.url));
  const createStore = () => {
    const drawn: PictureSpec[] = [];
    let busy = 0;
    let most = 0;
    const directory = mkdtempSync(join(tmpdir(), 'store-'));
    const draw = async (spec: PictureSpec): Promise<Buffer> => {
      drawn.push(spec);
      busy += 1;
      most = Math.max(most, busy);
      await new Promise((resolve) => setImmediate(resolve));
      busy -= 1;
      return Buffer.from(`picture ${spec.seed}`);
    };
    const store = createPictureStore({ directory, draw, source });
    return {
      store,
      drawn,
      most: () => most,
      directory,
      again: () => createPictureStore({ directory, draw, source }),
    };
  };

  it('draws once for all who ask at the same time', async () => {
    const { store, drawn } = createStore();
    const all = await Promise.all([1, 2, 3].map(() => store.find({ seed: 7, kind: 'room' })));
    expect(all.map(String)).toEqual(['picture 7', 'picture 7', 'picture 7']);
    expect(drawn).toHaveLength(1);
  });

  it('draws two at a time', async () => {
    const { store, drawn, most } = createStore();
    await Promise.all([1, 2, 3, 4, 5, 6].map((seed) => store.find({ seed, kind: 'room' })));
    expect(drawn).toHaveLength(6);
    expect(most()).toBe(2);
  });

  it('finds a picture again after a restart, whatever the order of its details', async () => {
    const { store, drawn, directory, again } = createStore();
    await store.find({ seed: 1, kind: 'room', detail: { a: 1, b: 2 } });
    await again().find({ seed: 1, kind: 'room', detail: { b: 2, a: 1 } });
    expect(drawn).toHaveLength(1);
    expect(readdirSync(directory)).toEqual([expect.stringMatching(/^[0-9a-f]{32}\.jpg$/)]);
  });

  it('draws the next one after one that failed', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'store-'));
    let fails = true;
    const draw = async (): Promise<Buffer> => {
      if (fails) throw new Error('no ink');
      return Buffer.from('picture');
    };
    const store = createPictureStore({ directory, draw, source });
    await expect(store.find({ seed: 1, kind: 'room' })).rejects.toThrow('no ink');
    fails = false;
    expect(String(await store.find({ seed: 1, kind: 'room' }))).toBe('picture');
  });
});
