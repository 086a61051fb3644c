import { expect, test } from 'vitest';
import { apiMeta, formatCall, locateCall } from './api-address.ts';

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

test('the same question is always the same call, whatever the order of its parameters', () => {
  expect(formatCall('/objects/archive/', { sort: '-date_created', limit: 12 })).toBe(
    formatCall('/objects/archive/', { limit: 12, sort: '-date_created' }),
  );
});

test('what was not asked for is not in the call', () => {
  expect(formatCall('/objects/archive/', { limit: 12, searchquery: '', offset: undefined })).toBe(
    '/objects/archive/?limit=12',
  );
});
