import { expect, test } from 'vitest';
import { dealOut } from './deal-out.ts';

const chaos = 'test/chaos.test.ts';
const others = Array.from({ length: 60 }, (_, index) => `src/some-${index}.test.ts`);

test('each test file is in one part, whatever order the runner found them in', () => {
  const files = [...others, chaos];
  const parts = dealOut(files, 3);
  expect(parts.flat().toSorted()).toEqual(files.toSorted());
  expect(dealOut(files.toReversed(), 3)).toEqual(parts);
});

test('who has a long file has fewer others', () => {
  const parts = dealOut([...others, chaos], 2);
  const [long, short] = parts[0]?.includes(chaos) ? parts : parts.toReversed();
  expect(long?.length).toBeLessThan(short?.length ?? 0);
});

test('more parts than files leave some empty', () => {
  expect(dealOut([chaos], 3).map((part) => part.length)).toEqual([1, 0, 0]);
});
