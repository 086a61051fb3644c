import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { createDescriber } from '../dataset/text/describe-home.ts';
import { loadContent } from './load-content.ts';
import { ContentError } from '../read-content.ts';

const content = fileURLToPath(new URL('../../content', import.meta.url));
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** The error messages after one text in one file was changed. */
const complain = (file: string, from: string, to: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  folders.push(folder);
  cpSync(content, folder, { recursive: true });
  const text = readFileSync(join(folder, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(folder, file), text.replace(from, to));
  try {
    loadContent(folder);
    createDescriber(folder);
  } catch (error) {
    expect(error).toBeInstanceOf(ContentError);
    return error instanceof Error ? error.message : '';
  }
  return 'nothing';
};

describe('a mistake in the content', () => {
  const page = 'pages/contact.json';
  const blog = 'blogs/nhg-in-gewone-taal.html';

  test('an unknown kind of banner', () => {
    expect(complain(page, '"soort": "image-text"', '"soort": "carousel"')).toMatch(
      /^content\/pages\/contact\.json: banners\.1\.soort is "carousel"; expected \("introduction" \| .* \| "woonquiz"\)\.$/,
    );
  });

  test.each([
    ['a missing title', page, '"titel": "Contact",', '', 'titel is missing'],
    ['an empty title', page, '"titel": "Contact"', '"titel": ""', 'titel is ""; expected words'],
    [
      'a field that nobody reads',
      page,
      '"titel"',
      '"ondertitel": "x", "titel"',
      'ondertitel is not a field that is known here',
    ],
    [
      'an unknown picture',
      page,
      '"image": "thuis-intro"',
      '"image": "thuis"',
      'banners.1.fields.image.image is "thuis"; there is no picture of that name in pictures/assets',
    ],
    [
      'items in a banner that shows none',
      page,
      '"soort": "services"',
      '"soort": "text"',
      'banners.3.items: a banner of this kind has no items',
    ],
    [
      'a form banner without a form',
      page,
      '"form": "contact",',
      '',
      'banners.0.form: a banner names its form when its kind is form, and no other does',
    ],
    [
      'a date that is no day',
      'pages/wonen-in-deventer.json',
      '2026-04-09T08:00:00.000Z',
      '2026-02-30T08:00:00.000Z',
      'created is "2026-02-30T08:00:00.000Z"; expected a date like 2026-10-08T07:45:00.000Z',
    ],
    [
      'a document that is not there',
      'pages/privacyverklaring.json',
      '/assets/privacyverklaring.pdf',
      '/assets/privacy.pdf',
      'banners.0.fields.button.url is "/assets/privacy.pdf"; there is no picture or document privacy.pdf',
    ],
  ])('%s', (_name, file, from, to, sentence) => {
    expect(complain(file, from, to)).toBe(`content/${file}: ${sentence}.`);
  });

  test.each([
    ['a missing title', /^title: .*\n/m, '', 'title is missing'],
    [
      'a wrong date',
      /^date: .*$/m,
      'date: gisteren',
      'date is "gisteren"; expected a date like 2026-10-08T07:45:00',
    ],
    ['no text', /(?<=---\n[^]*---\n)[^]*/, '', 'html is ""; expected words'],
  ])('%s in a blog', (_name, from, to, sentence) => {
    const [found = ''] = from.exec(readFileSync(join(content, blog), 'utf8')) ?? [];
    expect(complain(blog, found, to)).toBe(`content/${blog}: ${sentence}.`);
  });

  test('an unknown author, category or picture in a blog', () => {
    expect(complain(blog, 'author: Daan Oosterwechel', 'author: Iemand Anders')).toMatch(
      new RegExp(`^content/${blog}: author is "Iemand Anders"; expected \\(.*"Daan Oosterwechel"\\)\\.$`),
    );
    expect(complain(blog, 'hypotheek', 'leningen')).toMatch(
      /: categories\.0 is "leningen"; expected \("kopen" \| /,
    );
    expect(complain('blogs/wonen-bij-de-ijssel.html', '/assets/deventer-ijssel', '/assets/deventer')).toMatch(
      /ijssel\.html: html is .*; there is no picture or document deventer\.$/s,
    );
  });

  test('a sentence about homes with an unknown fact', () => {
    const file = 'homes/closings.json';
    expect(complain(file, '"!huur", "huis"', '"!huur", "kasteel"')).toBe(
      `content/${file}: 2.when.1 is "kasteel"; expected a fact of src/dataset/text/facts.ts, such as "huis" or "opp>150".`,
    );
    expect(complain(file, '{de}', '{dit}')).toMatch(
      /^content\/homes\/closings\.json: 3\.say is ".* …; what is between braces must be a fact of src\/dataset\/text\/facts\.ts\.$/,
    );
    expect(complain(file, '"say"', '"says"')).toContain('homes/closings.json: 0.say is missing.');
  });

  test('every mistake of a file at once', () => {
    const sentences = complain(page, '"titel": "Contact",', '"gradient": "rood",').split('\n');
    expect(sentences).toEqual([
      `content/${page}: titel is missing.`,
      `content/${page}: gradient is "rood"; expected ("full" | "blackoverlay").`,
    ]);
  });

  test('JSON and front matter that cannot be read', () => {
    expect(complain('people.json', '[', '')).toMatch(/^content\/people\.json: cannot be read: /);
    expect(complain(blog, '---\n', '')).toMatch(/nhg-in-gewone-taal\.html: does not begin with front matter/);
    expect(complain(blog, 'title: ', 'title: "')).toMatch(/nhg-in-gewone-taal\.html: cannot be read: /);
  });
});
