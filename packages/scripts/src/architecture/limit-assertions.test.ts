import { expect, test } from 'vitest';
import { countAssertions, limitAssertions } from './limit-assertions.ts';

test('casts, blind casts and non-null assertions are counted, and nothing that looks like them', () => {
  const source = `
    import { a as b } from './a.ts'; // as never
    const one = x as string;
    const two = x as unknown as Box;
    const three = call(x as never);
    const four = ['a'] as const;
    const five = list[0]!.name;
    const six = !list;
  `;
  expect(countAssertions('a.ts', source)).toEqual({ casts: 3, blind: 2, nonNull: 1 });
});

test('more of them than the limit is a fault that says what to do, in the product and elsewhere', () => {
  const many = Array.from({ length: 16 }, (_, at) => `const x${at} = y as never;`).join('\n');
  expect(limitAssertions(new Map([['shell/src/a.ts', many]]))).toEqual([
    expect.stringMatching(/^product: 16 times .*as never.* at most 15 .*narrow, parse or restructure/),
  ]);
  expect(limitAssertions(new Map([['shell/src/a.test.ts', many]]))).toEqual([]);
});
