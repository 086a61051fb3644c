import { afterEach, expect, test, vi } from 'vitest';
import { writeShell } from '../../test/write-shell.ts';
import { renderPast } from './render-past.ts';

afterEach(() => void vi.useRealTimers());

const shell = `export const createRender = () => async ({ data }) =>
  '/aanbod' in data ? { status: 200, html: [], pattern: null, widgets: [], used: [] } : { reads: ['/aanbod'] };`;

test('a page is not blamed for a site that answers slowly', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const read = () => {
    vi.advanceTimersByTime(30_000);
    return Promise.resolve('[]');
  };
  const request = { url: 'https://binnen.example/', now: 0, data: new Map<string, string>(), read };
  expect(await renderPast([writeShell(shell)], request)).toMatchObject({ status: 200 });
});
