import { createHash } from 'node:crypto';
import { zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressSince } from './compress-since.ts';

const words = Array.from({ length: 20_000 }, (_, at) => (at * 7919) % 99_991).join(' ');
const first = Buffer.from(`first ${words}`);
const second = Buffer.from(`second ${words}, and more`);

test('Node compresses against a dictionary, and does not take that for granted', async () => {
  const delta = await compressSince(second, first);
  expect(delta.length).toBeLessThan(150);
  const header = Buffer.concat([
    Buffer.from('5e2a4d1820000000', 'hex'),
    createHash('sha256').update(first).digest(),
  ]);
  expect(delta.subarray(0, 40)).toEqual(header);
  const frame = delta.subarray(40);
  expect(zstdDecompressSync(frame, { dictionary: first }).equals(second)).toBe(true);
  expect(() => zstdDecompressSync(frame)).toThrow();
  // One segment, without checksum: the edge takes nothing else.
  expect((frame[4] ?? 0) & 0b11_1111).toBe(0b10_0000);
});

test('the same file is a few bytes', async () => {
  expect((await compressSince(first, first)).length).toBeLessThan(100);
});
