import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createKeptRoutes } from './kept-routes.ts';

test('each path and method has its own parameters and handler, also when it is asked again', async () => {
  const app = new Hono({ router: createKeptRoutes() })
    .get('/objects/archive/', (c) => c.text('archive'))
    .get('/objects/:city/:object', (c) => c.text(`${c.req.param('city')} ${c.req.param('object')}`))
    .post('/objects/:city/:object', (c) => c.text('posted'));
  const ask = async (path: string, method = 'GET') => (await app.request(path, { method })).text();
  for (let times = 0; times < 2; times += 1) {
    expect(await ask('/objects/archive/')).toBe('archive');
    expect(await ask('/objects/deventer/brink-1')).toBe('deventer brink-1');
    expect(await ask('/objects/zutphen/markt-2')).toBe('zutphen markt-2');
    expect(await ask('/objects/zutphen/markt-2', 'POST')).toBe('posted');
    expect(await ask('/objects/zutphen')).toBe('404 Not Found');
  }
});
