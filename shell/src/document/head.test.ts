import { expect, test } from 'vitest';
import { shell } from '../site/shell.ts';
import { document } from './document.ts';
import { escapeJson, formatHead } from '../../../packages/platform/src/document/head.ts';

const site = { ...shell, ...document };
const origin = 'https://binnen.example';

test('a title from the CMS cannot leave its element', () => {
  const head = formatHead(site, { title: '</title><script>alert(1)</script>' }, origin, '/');
  expect(head).not.toContain('<script>alert');
  expect(head).toContain('&lt;script&gt;');
});

test('structured data cannot leave its element', () => {
  const head = formatHead(
    site,
    { title: 'x', structured: [{ name: '</script><script>alert(1)' }] },
    origin,
    '/',
  );
  expect(head.match(/<\/script>/g)).toHaveLength(1);
});

test('JSON stays the same JSON', () => {
  const json = JSON.stringify({ text: '<b> & </script> \u2028' });
  expect(JSON.parse(escapeJson(json))).toEqual(JSON.parse(json));
  expect(escapeJson(json)).not.toContain('<');
});

test('a page that search engines must not keep has no canonical URL', () => {
  const head = formatHead(site, { title: 'x', noindex: true }, origin, '/x');
  expect(head).toContain('noindex');
  expect(head).not.toContain('canonical');
});

test.each([
  ['Contact', 'Contact | Binnen makelaars'],
  ['Binnenweg 12, Deventer', 'Binnenweg 12, Deventer | Binnen makelaars'],
  ['Binnen vijf jaar verhuizen', 'Binnen vijf jaar verhuizen | Binnen makelaars'],
  ['Contact met Binnen | Keulenstraat', 'Contact met Binnen | Keulenstraat | Binnen makelaars'],
  ['Disclaimer | Binnen makelaars en taxateurs', 'Disclaimer | Binnen makelaars en taxateurs'],
  ['Taxatie | Binnen', 'Taxatie | Binnen'],
  ['Binnen | Makelaar in Deventer', 'Binnen | Makelaar in Deventer'],
])('the site is named in every title, once: %s', (title, shown) => {
  expect(formatHead(site, { title }, origin, '/')).toContain(`<title>${shown}</title>`);
});
