import { renderToString } from 'react-dom/server';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { redirect, RouterContextProvider, createContextKey } from './loading.ts';
import {
  describeMoment,
  MomentView,
  Outlet,
  useLoaderData,
  useLocation,
  useMatches,
  useParams,
  useRouteError,
  useSearchParams,
  type Moment,
  type RouteHandle,
} from './moment.tsx';

function Frame() {
  return (
    <div>
      frame of {String(useLoaderData())}
      <Outlet />
    </div>
  );
}
function Page() {
  const [search] = useSearchParams();
  return (
    <p>
      {String(useLoaderData())} for {useParams()['slug']} at {useLocation().pathname} page{' '}
      {search.get('page')}
    </p>
  );
}
function Failed() {
  return <p>failed: {(useRouteError() as Error).message}</p>;
}

const draw = (page: RouteHandle, errors: Record<string, unknown> | null = null): string => {
  const moment = describeMoment({
    location: { pathname: '/blogs/slim', search: '?page=2', hash: '', state: null, key: 'default' },
    matches: [
      { route: { id: 'frame', handle: { Component: Frame } }, params: { slug: 'slim' }, pathname: '/' },
      { route: { id: 'page', handle: page }, params: { slug: 'slim' }, pathname: '/blogs/slim' },
    ],
    loaderData: { frame: 'texts', page: 'a blog' },
    errors,
  });
  return renderToString(<MomentView moment={moment} />).replaceAll('<!-- -->', '');
};

test('each route is drawn inside the one above it, with the data of its own loader', () => {
  expect(draw({ Component: Page })).toBe(
    '<div>frame of texts<p>a blog for slim at /blogs/slim page 2</p></div>',
  );
});

test('a route whose loader failed shows its own error, and what is round it stays', () => {
  const html = draw({ Component: Page, ErrorBoundary: Failed }, { page: new Error('no blog') });
  expect(html).toBe('<div>frame of texts<p>failed: no blog</p></div>');
});

test('the routes of a moment are listed with their data and what they tell the frame', () => {
  const seen: unknown[] = [];
  const Look = () => {
    seen.push(
      ...useMatches().map(({ id, loaderData, handle }) => [id, loaderData, handle?.Component === Look]),
    );
    return null;
  };
  draw({ Component: Look });
  expect(seen).toEqual([
    ['frame', 'texts', false],
    ['page', 'a blog', true],
  ]);
});

test('a hook outside a moment says what it needs', () => {
  const Lost = () => createElement('p', null, useLocation().pathname);
  expect(() => renderToString(<Lost />)).toThrow('This needs the shell around it');
});

test('a loader gets the value of a key, its default, or an error', () => {
  const context = new RouterContextProvider();
  const key = createContextKey<number>();
  expect(() => context.get(key)).toThrow('No value found for context');
  expect(context.get({ defaultValue: 3 })).toBe(3);
  context.set(key, 0);
  expect(context.get(key)).toBe(0);
});

test('a redirect is an answer with an address', () => {
  const answer = redirect('/woningaanbod', 301);
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/woningaanbod']);
});

test.each(['//evil.example', '/\\evil.example', '/\\/evil.example'])(
  'a redirect to %s stays on the site',
  (said) => {
    const answer = redirect(said);
    const address = new URL(answer.headers.get('location') ?? '', 'https://binnen.example/');
    expect(address.href).toBe('https://binnen.example/evil.example');
  },
);

test('a redirect keeps the headers that it is given, and is a 302 when nothing else is said', () => {
  const answer = redirect('/', { headers: { 'x-why': 'moved' } });
  expect([answer.status, answer.headers.get('x-why')]).toEqual([302, 'moved']);
});

test('a query can be replaced, and what it lacks is taken from the initial one', () => {
  const led: unknown[] = [];
  function Query() {
    const [search, setSearch] = useSearchParams({ page: '1', soort: ['huis', 'flat'] });
    setSearch((old) => ({ page: `${old.get('page')}1`, plaats: ['Vught', 'Oss'] }), { replace: true });
    return search.toString();
  }
  const moment = describeMoment({
    location: { pathname: '/', search: '?page=2', hash: '', state: null, key: 'default' },
    matches: [{ route: { id: 'page', handle: { Component: Query } }, params: {}, pathname: '/' }],
    loaderData: {},
    errors: null,
  });
  const html = renderToString(<MomentView moment={moment} navigate={(...to) => void led.push(to)} />);
  expect(html).toBe('page=2&amp;soort=huis&amp;soort=flat');
  expect(led).toEqual([['?page=21&plaats=Vught&plaats=Oss', { replace: true }]]);
});

test('at the same place of the history the location stays the same object', () => {
  const place = { pathname: '/', search: '', hash: '', state: null, key: 'default' };
  const show = (location: typeof place, before?: Moment) =>
    describeMoment({ location, matches: [], loaderData: {}, errors: null }, before);
  const first = show(place);
  expect(show({ ...place }, first).location).toBe(place);
  expect(show({ ...place, key: 'other' }, first).location).not.toBe(place);
});

test('a place whose entry of the history carries state keeps its location when it is read again', () => {
  const read = () => ({
    location: { pathname: '/waardecheck', search: '', hash: '', state: { zip: '7418ET' }, key: 'default' },
    matches: [],
    loaderData: {},
    errors: null,
  });
  const before = describeMoment(read());
  expect(describeMoment(read(), before).location).toBe(before.location);
});
