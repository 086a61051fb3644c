import { ApiError, createSiteStore } from '@binnen/platform';
import { expect, test } from 'vitest';
import { createApi } from './api.ts';
import { createSiteState } from './site.ts';

test('a name from a URL cannot change the path that is read', async () => {
  const calls: string[] = [];
  const api = createApi(async (call) => void calls.push(call));
  await api.objects.find('deventer', '../../content/employees');
  expect(calls).toEqual(['/objects/deventer/..%2F..%2Fcontent%2Femployees']);
});

test('a list is asked by the names that the edge knows, and others are no question', async () => {
  const calls: string[] = [];
  const api = createApi(async (call) => void calls.push(call));
  await api.objects.archive({ soort: 'koop', energielabel: 'A', sort: '-prijs', limit: 4 });
  // @ts-expect-error: a filter that no row of the table has.
  await api.objects.archive({ energielable: 'A' });
  // @ts-expect-error: an order that no list has.
  await api.objects.archive({ sort: '-kamers' });
  expect(calls[0]).toBe('/objects/archive/?energielabel=A&limit=4&soort=koop&sort=-prijs');
});

test('a failed read rejects with its status and code', async () => {
  const api = createApi((call) => Promise.reject(new ApiError(404, 'city-not-found', call)));
  await expect(api.objects.archive({ limit: 1 })).rejects.toMatchObject({
    status: 404,
    code: 'city-not-found',
  });
});

test('each request has a state of its own, and starts from the spec', () => {
  const [first, second] = [createSiteStore(createSiteState()), createSiteStore(createSiteState())];
  first.setState({ menuIsActive: true });
  expect(second.getState()).toMatchObject({
    menuIsActive: false,
    transition: 'fadeleft',
    filterSoort: 'koop',
  });
});
