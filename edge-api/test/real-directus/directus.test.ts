import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { inject, expect, test, describe } from 'vitest';
import * as v from 'valibot';
import { clearIsolateCache } from '@binnen/edge-kit/caching/isolate-cache';
import { createContentSource, type ContentSource } from '../../src/content/source/content-source.ts';
import { readTrust } from '../../src/content/directus/trust.ts';
import { readMortgageTerms } from '../../src/content/directus/mortgage-terms.ts';
import { readAuthors, readEmployees, readLenders, readPackages } from '../../src/content/directus/firm.ts';
import { readFrame } from '../../src/content/directus/frame.ts';
import { readDirectusPage, readPageIndex } from '../../src/content/directus/pages.ts';
import { readLongTexts, readShortTexts, readSocials } from '../../src/content/directus/texts.ts';
import { breaker } from '@binnen/upstreams/calls/call';
import { loadItems } from '@binnen/upstreams/directus/client';
import { bindings } from '../bindings.ts';

const real = { ...bindings, DIRECTUS_URL: inject('directus') };
/** Bypasses every cache, so that neither gets the other's answer. */
const readFrom = async <T>(
  env: typeof bindings,
  read: (source: ContentSource) => Promise<{ value: T; state: string }>,
): Promise<T> => {
  clearIsolateCache();
  const { keys } = await env.CACHE.list();
  await Promise.all(keys.map(({ name }) => env.CACHE.delete(name)));
  const context = createExecutionContext();
  const { value, state } = await read(createContentSource(env, context));
  await waitOnExecutionContext(context);
  expect(state).toBe('miss');
  return value;
};

/** The answers of a real Directus and of the stand-in to the same question. */
const readBoth = async <T>(read: (source: ContentSource) => Promise<{ value: T; state: string }>) => ({
  given: await readFrom(real, read),
  expected: await readFrom(bindings, read),
});

const readers: Record<string, (source: ContentSource) => Promise<{ value: unknown; state: string }>> = {
  'short texts, more than one page of them': (source) => readShortTexts(source),
  'long texts': (source) => readLongTexts(source),
  socials: (source) => readSocials(source),
  'employees with their pictures': (source) => readEmployees(source),
  authors: (source) => readAuthors(source),
  'packages with lists, numbers and booleans': (source) => readPackages(source),
  'lenders, a singleton': (source) => readLenders(source),
  'rates and rules, a singleton with decimals and lists': (source) => readMortgageTerms(source),
  'reviews and registrations': (source) => readTrust(source),
  'menu, footer and documents': (source) => readFrame(source),
  'the index of pages': (source) => readPageIndex(source),
};

describe('a real Directus answers as its stand-in does', () => {
  test.each(Object.keys(readers))('%s', async (name) => {
    const { given, expected } = await readBoth(readers[name]!);
    expect(given).toEqual(expected);
  });

  test.each(inject('seeded').pages)('page "%s", with its banners in order', async (slug) => {
    const { given, expected } = await readBoth((source) => readDirectusPage(source, slug));
    expect(expected?.slug).toBe(slug);
    expect(given).toEqual(expected);
  });

  test.each(['bestaat-niet', 'concept-nieuwbouw-aan-de-ijssel'])('no page "%s"', async (slug) => {
    const { given, expected } = await readBoth((source) => readDirectusPage(source, slug));
    expect([given, expected]).toEqual([null, null]);
  });

  test('no drafts, although the token may see them', async () => {
    const { given } = await readBoth((source) => readEmployees(source));
    const { employees, drafts } = inject('seeded');
    expect(drafts).toBeGreaterThan(0);
    expect(given.data).toHaveLength(employees - drafts);
  });
});

describe('a real Directus refuses as its stand-in refuses', () => {
  const load = (env: typeof bindings, collection: string, fields: string[]) => {
    breaker.reset();
    const entries = Object.fromEntries(fields.map((field) => [field, v.unknown()]));
    return loadItems(env, collection, v.object(entries)).then(
      () => 'nothing',
      (error: Error) => error.message,
    );
  };
  test.each([
    ['a collection that is not there', 'bestaat_niet', ['id']],
    ['a field that is not there', 'socials', ['bestaat_niet']],
    ['a collection that the token may not read', 'directus_users', ['email']],
  ])('%s', async (_what, collection, fields) => {
    const given = await load(real, collection, fields);
    expect(given).not.toBe('nothing');
    expect(given).toBe(await load(bindings, collection, fields));
  });

  test('a wrong token', async () => {
    const wrong = { DIRECTUS_TOKEN: 'somebody-else' };
    const given = await load({ ...real, ...wrong }, 'socials', ['id']);
    expect(given).not.toBe('nothing');
    expect(given).toBe(await load({ ...bindings, ...wrong }, 'socials', ['id']));
  });
});
