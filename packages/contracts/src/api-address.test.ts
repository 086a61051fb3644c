import { expect, test } from 'vitest';
import { apiMeta, locateCall } from './api-address.ts';

const createPage = (base?: string) => ({
  querySelector: (selector: string) =>
    base !== undefined && selector === `meta[name="${apiMeta}"]` ? { getAttribute: () => base } : null,
});

test('a call goes to the page’s own origin unless the page names another', () => {
  expect(locateCall(createPage(), '/content/frame')).toBe('/content/frame');
  expect(locateCall(createPage('https://api.example'), '/content/frame')).toBe(
    'https://api.example/content/frame',
  );
});
