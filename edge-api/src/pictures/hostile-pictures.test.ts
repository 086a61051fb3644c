import { formatVariant } from '@binnen/contracts/images';
import { expect, test, vi } from 'vitest';
import type { Archive } from '@binnen/contracts/property';
import { ask, askJson } from '../../test/ask-api.ts';
import { bindings } from '../../test/bindings.ts';
import { findPictureType } from '@binnen/upstreams/calls/picture-type';
import { isWhole } from '@binnen/upstreams/pictures/picture-end';
import { readPictureSize } from '@binnen/upstreams/pictures/picture-size';

/** A picture of so many pixels square. */
const bomb = (name: string, size: number) => `/images/awkward/${name}/${size}/bomb`;

test.each([16_000, 30_000])(
  'a small file of %d pixels square is not decoded, and not served',
  async (size) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    for (const path of [bomb(`b${size}`, size), formatVariant(bomb(`v${size}`, size), 320, 'webp')]) {
      const reply = await ask(path);
      expect([reply.status, reply.headers.get('content-type')]).toEqual([503, 'application/problem+json']);
    }
  },
);

test('a large photo is served in every size', async () => {
  const reply = await ask(formatVariant(bomb('large', 6_000), 320, 'webp'));
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/webp']);
});

test('SVG is never served, whatever its source calls it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const path of ['/images/awkward/a/svg', formatVariant('/images/awkward/b/svg', 320, 'webp')]) {
    const reply = await ask(path);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([503, 'application/problem+json']);
    expect(await reply.text()).not.toContain('svg');
  }
});

test.each(['jpeg', 'webp', 'avif'] as const)(
  'the size of a %s is read from its header, and whether it is whole from its end',
  async (format) => {
    const { resultaten } = await askJson<Archive>('/objects/archive/?limit=20');
    const photo = resultaten.flatMap(({ media }) => media)[0]!.link;
    const { body } = await ask(photo);
    const encoded = bindings.IMAGES.input(body!).transform({ width: 320 });
    const bytes = await (await encoded.output({ format: `image/${format}` })).response().arrayBuffer();
    const type = findPictureType(new Uint8Array(bytes.slice(0, 32)))!;
    expect(type).toBe(`image/${format}`);
    expect(readPictureSize(type, bytes)).toEqual({ width: 320, height: expect.any(Number) });
    for (const length of [0, 12, 20, 30])
      expect(() => readPictureSize(type, bytes.slice(0, length))).not.toThrow();
    expect(isWhole(type, bytes)).toBe(true);
    // The parts of an AVIF may come in any order.
    expect(isWhole(type, bytes.slice(0, bytes.byteLength / 2))).toBe(format === 'avif');
  },
);

test('a photo of a phone that has more behind its end is whole; cut in two it is not, whatever small photo it begins with', () => {
  const [begin, small, end] = [
    [0xff, 0xd8],
    [0xff, 0xda, 1, 2, 3, 0xff, 0xd9],
    [0xff, 0xd9],
  ];
  const photo = [...begin, ...small, 0xff, 0xda, 1, 0xff, 0x00, 0xd9, 2];
  const isWholePhoto = (...bytes: number[]) => isWhole('image/jpeg', new Uint8Array(bytes).buffer);
  expect(isWholePhoto(...photo, ...end)).toBe(true);
  expect(isWholePhoto(...photo, ...end, 0, 0, 0)).toBe(true);
  expect(isWholePhoto(...photo)).toBe(false);
});

test('… of lossless and extended WebP, GIF and PNG too', () => {
  const bytes = (...parts: (string | number[])[]) =>
    new Uint8Array(
      parts.flatMap((part) =>
        typeof part === 'string' ? [...part].map((sign) => sign.charCodeAt(0)) : part,
      ),
    ).buffer;
  const riff: (string | number[])[] = ['RIFF', [0, 0, 0, 0], 'WEBP'];
  const size = { width: 513, height: 257 };
  expect(
    readPictureSize('image/webp', bytes(...riff, 'VP8L', [0, 0, 0, 0, 0x2f, 0x00, 0x02, 0x40, 0x00])),
  ).toEqual(size);
  expect(
    readPictureSize(
      'image/webp',
      bytes(...riff, 'VP8X', [0, 0, 0, 0, 0, 0, 0, 0, 0x00, 0x02, 0, 0x00, 0x01, 0]),
    ),
  ).toEqual(size);
  expect(readPictureSize('image/gif', bytes('GIF89a', [1, 2, 1, 1]))).toEqual(size);
  expect(
    readPictureSize(
      'image/png',
      bytes([0x89], 'PNG', [13, 10, 26, 10, 0, 0, 0, 13], 'IHDR', [0, 0, 2, 1, 0, 0, 1, 1]),
    ),
  ).toEqual(size);
});
