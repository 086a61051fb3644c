import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ApiError, createApi, formatCall } from './api.ts';
import { createSiteStore } from './site.ts';
import { TextsContext, useText } from './texts.ts';
import { Widget, WidgetContext, type WidgetSource } from './widget.tsx';

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

test('a name from a URL cannot change the path that is read', async () => {
  const calls: string[] = [];
  const api = createApi(async (call) => void calls.push(call));
  await api.objects.find('deventer', '../../content/employees');
  expect(calls).toEqual(['/objects/deventer/..%2F..%2Fcontent%2Femployees']);
});

test('a failed read rejects with its status and code', async () => {
  const api = createApi((call) => Promise.reject(new ApiError(404, 'city-not-found', call)));
  await expect(api.objects.archive({ limit: 1 })).rejects.toMatchObject({
    status: 404,
    code: 'city-not-found',
  });
});

const draw = (source: WidgetSource) =>
  renderToString(
    <WidgetContext value={source}>
      <Widget of={{ widget: 'kaart', props: {} }} missing={<p>geen kaart</p>}>
        <p>laden</p>
      </Widget>
    </WidgetContext>,
  );

const sourceOf = (get: WidgetSource['get']): WidgetSource => ({ prepare: () => {}, get, report: () => {} });

test('a widget is drawn with its data', () => {
  const module = { Component: ({ data }: { data: unknown }) => <p>kaart van {String(data)}</p> };
  expect(draw(sourceOf(() => ({ module, data: 'Olst' })))).toContain('kaart van <!-- -->Olst');
});

test('a widget that cannot be had is what the page puts in its place', () => {
  expect(draw(sourceOf(() => null))).toContain('geen kaart');
});

test('a widget that fails leaves its placeholder, and the page goes on', () => {
  const module = {
    Component: () => {
      throw new Error('a bug');
    },
  };
  expect(draw(sourceOf(() => ({ module, data: null })))).toContain('laden');
});

function Phone() {
  return <p>{useText('primary_phone_number', '0570 555 010')}</p>;
}

test.each([
  [{ primary_phone_number: '0570 999 999' }, '0570 999 999'],
  [{ primary_phone_number: '  ' }, '0570 555 010'],
  [{}, '0570 555 010'],
])('a text is the one of the CMS, or the built-in wording', (short, shown) => {
  const texts = { short: short as Record<string, string>, long: {} };
  expect(renderToString(<TextsContext value={texts}>{<Phone />}</TextsContext>)).toContain(shown);
});

test('each request has a state of its own, and starts from the spec', () => {
  const [first, second] = [createSiteStore(), createSiteStore()];
  first.setState({ menuIsActive: true });
  expect(second.getState()).toMatchObject({
    menuIsActive: false,
    transition: 'fadeleft',
    filterSoort: 'koop',
  });
});
