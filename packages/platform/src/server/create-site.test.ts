import { expect, test } from 'vitest';
import { createSite } from './create-site.ts';

const shell = {
  pages: {},
  middleware: {},
  loadFrame: async () => ({}),
  FatalError: () => null,
  ErrorPage: () => null,
  errorMeta: { title: 'Er ging iets mis' },
  describeError: () => ({ status: 500, shows: 'page' as const }),
};

test('a page’s code is evaluated once it is asked for, and one that fails takes no other with it', async () => {
  const evaluated: string[] = [];
  const load = (title: string) => async () => {
    evaluated.push(title);
    if (title === 'broken') throw new Error('It does not start');
    return { Component: () => null, meta: () => ({ title }) };
  };
  const pages = { '/een': load('een'), '/twee': load('twee'), '/stuk': load('broken') };
  const site = createSite({ 'mf-een': { pages, widgets: {} } }, shell);
  expect((await site.match('/een')).at(-1)?.route).toMatchObject({ id: '/een', handle: {} });
  await expect(site.match('/stuk')).rejects.toThrow('It does not start');
  expect((await site.match('/een')).at(-1)?.route).toMatchObject({ id: '/een', handle: {} });
  expect(evaluated).toEqual(['een', 'broken']);
});
