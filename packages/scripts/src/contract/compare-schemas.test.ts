import { Validator } from '@cfworker/json-schema';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { findBreaks, type Schema } from '@binnen/remote-cli/widget-types/compare-schemas';

type Properties = Record<string, Schema>;

const object = (properties: Properties, required: string[] = []): Schema => ({
  type: 'object',
  properties,
  required,
});
const text = { type: 'string' };
const nullable = { anyOf: [text, { type: 'null' }] };
const before = object(
  { prijs: { type: 'number', maximum: 9 }, soort: { enum: ['koop', 'huur'] }, naam: text },
  ['prijs', 'soort'],
);
const change = (properties: Properties, required = before['required'] as string[]): Schema =>
  object({ ...(before['properties'] as Properties), ...properties }, required);
const without = (name: string): Schema => {
  const { [name]: _, ...rest } = before['properties'] as Properties;
  return object(rest, []);
};

describe('a reply, which old code reads', () => {
  it.each([
    ['the same', before, []],
    ['an added field', change({ nieuw: text }, ['prijs', 'soort', 'nieuw']), []],
    ['a field that is always there now', change({}, ['prijs', 'soort', 'naam']), []],
    ['fewer values', change({ soort: { enum: ['koop'] } }), []],
    [
      'a removed field',
      without('naam'),
      ['naam is gone', 'prijs may be absent now', 'soort may be absent now'],
    ],
    ['a field that may be null', change({ naam: nullable }), ['naam may be null now']],
    ['another type', change({ prijs: text }), ['prijs may be string now']],
    ['one more value', change({ soort: { enum: ['koop', 'huur', 'ruil'] } }), ['soort may be "ruil" now']],
    [
      'a wider limit',
      change({ prijs: { type: 'number', maximum: 10 } }),
      ['prijs is no longer limited by "maximum"'],
    ],
    ['anything', change({ naam: {} }), ['naam may be anything now']],
  ])('%s', (_what, after, breaks) => expect(findBreaks('told', before, after)).toEqual(breaks));
});

describe('props or fields, which old code passes', () => {
  it.each([
    ['the same', before, []],
    ['an added optional field', change({ nieuw: text }), []],
    ['a field that may be absent now', change({}, ['prijs']), []],
    ['one more value', change({ soort: { enum: ['koop', 'huur', 'ruil'] } }), []],
    ['null as well', change({ naam: nullable }), []],
    [
      'an added required field',
      change({ nieuw: text }, ['prijs', 'soort', 'nieuw']),
      ['nieuw is required now'],
    ],
    ['a removed field', without('naam'), ['naam is no longer taken']],
    ['one value fewer', change({ soort: { enum: ['koop'] } }), ['soort no longer takes "huur"']],
    [
      'a narrower limit',
      change({ prijs: { type: 'number', maximum: 8 } }),
      ['prijs is limited by "maximum" now'],
    ],
    ['a pattern', change({ naam: { ...text, pattern: '^a' } }), ['naam is limited by "pattern" now']],
    [
      'a rule that nobody here knows',
      change({ naam: { ...text, format: 'date' } }),
      ['naam is limited by "format" now'],
    ],
  ])('%s', (_what, after, breaks) => expect(findBreaks('taken', before, after)).toEqual(breaks));
});

it('finds a break in the depth of lists and records', () => {
  const wrap = (inner: Schema): Schema =>
    object({
      rijen: { type: 'array', items: object({ per: { type: 'object', additionalProperties: inner } }) },
    });
  expect(findBreaks('told', wrap(text), wrap(nullable))).toEqual(['rijen[].per.* may be null now']);
});

const names = ['a', 'b', 'c'];
const leaf: fc.Arbitrary<Schema> = fc.oneof(
  fc.constantFrom<Schema>({ type: 'boolean' }, { type: 'null' }, { type: 'integer' }, { type: 'number' }),
  fc.record({ type: fc.constant('number'), minimum: fc.integer({ min: -2, max: 2 }) }),
  fc.record({ type: fc.constant('string'), maxLength: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ enum: fc.subarray(['x', 'y', 'z'], { minLength: 1 }) }),
  fc.constant(text),
);
const schemas = fc.letrec<{ any: Schema; object: Schema }>((tie) => ({
  any: fc.oneof(
    { depthSize: 'small' },
    leaf,
    fc.record({ type: fc.constant('array'), items: tie('any') }),
    fc.record({ anyOf: fc.array(tie('any'), { minLength: 1, maxLength: 3 }) }),
    tie('object'),
  ),
  object: fc
    .tuple(fc.dictionary(fc.constantFrom(...names), tie('any'), { maxKeys: 3 }), fc.subarray(names))
    .map(([properties, required]) =>
      object(
        properties,
        required.filter((name) => name in properties),
      ),
    ),
}));

/** Any value that a writer with this schema may write. */
const valuesOf = (schema: Schema): fc.Arbitrary<unknown> => {
  if (schema['anyOf']) return fc.oneof(...(schema['anyOf'] as Schema[]).map(valuesOf));
  if (schema['enum']) return fc.constantFrom(...(schema['enum'] as string[]));
  switch (schema['type']) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema['properties'] as Properties).map(([name, each]) => [name, valuesOf(each)]),
        ),
        { requiredKeys: schema['required'] as string[] },
      );
    case 'array':
      return fc.array(valuesOf(schema['items'] as Schema), { maxLength: 3 });
    case 'string':
      return fc.string({ maxLength: (schema['maxLength'] as number | undefined) ?? 9 });
    case 'integer':
      return fc.integer({ min: -5, max: 5 });
    case 'number':
      return fc.double({ min: (schema['minimum'] as number | undefined) ?? -5, max: 5, noNaN: true });
    case 'boolean':
      return fc.boolean();
    default:
      return fc.constant(null);
  }
};

/** Two schemas of which the second is a change of the first: more of them fit than of two unrelated ones. */
const edit = (schema: Schema): fc.Arbitrary<Schema> => {
  const grow = fc.constant<Schema>({ anyOf: [schema, { type: 'null' }] });
  if (schema['type'] === 'array')
    return fc.oneof(
      edit(schema['items'] as Schema).map((items): Schema => ({ ...schema, items })),
      grow,
    );
  if (schema['type'] !== 'object') return fc.oneof(fc.constant(schema), grow, schemas.any);
  const properties = Object.entries(schema['properties'] as Properties);
  return fc
    .tuple(
      fc.tuple(...properties.map(([name, each]) => edit(each).map((edited) => [name, edited] as const))),
      schemas.any,
      fc.subarray([...names, 'added']),
    )
    .map(([edited, added, required]) =>
      object(
        { ...Object.fromEntries(edited), added },
        required.filter((name) => name === 'added' || name in (schema['properties'] as Properties)),
      ),
    );
};
const pairs = schemas.any.chain((one) => fc.tuple(fc.constant(one), edit(one)));

test.each(['told', 'taken'] as const)(
  'what passes as %s is read by the other side, whatever is written',
  (direction) => {
    let passed = 0;
    fc.assert(
      fc.property(
        pairs.chain(([one, other]) => {
          const [written, read] = direction === 'told' ? [other, one] : [one, other];
          return fc.tuple(fc.constant([one, other, read] as const), valuesOf(written));
        }),
        ([[one, other, read], value]) => {
          if (findBreaks(direction, one, other).length > 0) return;
          passed += 1;
          const plain: unknown = JSON.parse(JSON.stringify(value));
          expect(new Validator(read, '2020-12').validate(plain).valid).toBe(true);
        },
      ),
      { numRuns: 3_000 },
    );
    expect(passed).toBeGreaterThan(300);
  },
);

test('a schema fits itself, and so does one with an optional field more', () =>
  fc.assert(
    fc.property(schemas.object, schemas.any, (one, added) => {
      const grown = { ...one, properties: { ...(one['properties'] as Properties), added } };
      for (const direction of ['told', 'taken'] as const) {
        expect(findBreaks(direction, one, one)).toEqual([]);
        expect(findBreaks(direction, one, grown)).toEqual([]);
      }
    }),
  ));
