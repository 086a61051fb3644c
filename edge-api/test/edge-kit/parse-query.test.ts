import { beforeAll, expect, test } from 'vitest';
import { ask } from '../ask-api.ts';

// The first load of the offer goes on in the background, and may add coordinates to it.
beforeAll(() => ask('/objects/archive/'), 30_000);

/** Calls with parameters: for each, one value and another. */
const calls = [
  ['/content/blogs', 'limit', '2', '3'],
  ['/wp-json/wp/v2/posts', 'per_page', '2', '3'],
  ['/objects/archive/', 'limit', '2', '3'],
  ['/realworks/objects', 'aantal', '2', '3'],
  ['/content/socials', 'refresh_cache', 'false', 'true'],
] as const;

const read = async (path: string) => {
  const response = await ask(path);
  return { status: response.status, text: await response.text() };
};
/** `volgende` repeats the query, so it is not compared. */
const withoutLinks = (text: string) => text.replace(/"volgende":"[^"]*"/g, '');

test.each(calls)('%s ignores what it does not know', async (path, name, value) => {
  const plain = await read(`${path}?${name}=${value}`);
  const strange = await read(`${path}?${name}=${value}&onbekend=1&__proto__=x&constructor=y&status[]=z`);
  expect(strange.status).toBe(200);
  expect(withoutLinks(strange.text)).toBe(withoutLinks(plain.text));
});

test.each(calls)('%s takes a parameter without a value for none', async (path, name) => {
  const plain = await read(path);
  const empty = await read(`${path}?${name}=`);
  expect(empty.status).toBe(200);
  expect(withoutLinks(empty.text)).toBe(withoutLinks(plain.text));
});

test.each(calls)('%s takes the first of two values', async (path, name, first, second) => {
  const plain = await read(`${path}?${name}=${first}`);
  const twice = await read(`${path}?${name}=${first}&${name}=${second}`);
  expect(twice.status).toBe(200);
  expect(withoutLinks(twice.text)).toBe(withoutLinks(plain.text));
});

test('a required parameter is named when it is missing', async () => {
  const { status, text } = await read('/google/radius/?address=Deventer');
  expect(status).toBe(400);
  expect(JSON.parse(text)).toMatchObject({
    detail: 'radius: is missing',
    errors: [{ field: 'radius', message: 'is missing' }],
  });
});
