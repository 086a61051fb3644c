import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextsContext, useText } from './texts.ts';
import { Widget, WidgetContext, type WidgetSource } from './widget.tsx';

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
