import { expect, it, vi } from 'vitest';
import { findTarget, readNotification } from './notifications.ts';

const origin = 'https://binnen.example';
const message = {
  titel: '2 woningen bij je melding',
  tekst: 'Brink 1, Deventer: € 400.000 k.k., en nog 1',
  lijst: '/woningaanbod/deventer',
  beheer: '/melding/beheren?sleutel=x',
  tag: 'a',
};

it('a message is shown in its own words, and a press opens its list or the page of its alert', () => {
  const { title, options } = readNotification(JSON.stringify(message));
  expect([title, options.body, options.tag]).toEqual([message.titel, message.tekst, 'a']);
  expect(findTarget('', options.data, origin)).toBe(`${origin}/woningaanbod/deventer`);
  expect(findTarget('beheer', options.data, origin)).toBe(`${origin}/melding/beheren?sleutel=x`);
});

it.each([
  ['no JSON', 'x'],
  ['another shape', '{"titel":1}'],
  ['a list elsewhere', JSON.stringify({ ...message, lijst: '//elders.example/' })],
])('%s is shown in our words, and opens this site', (_what, text) => {
  const { title, options } = readNotification(text);
  expect(title).toBe('Nieuws over je melding');
  expect(findTarget('', options.data, origin)).toBe(`${origin}/`);
});

it.each([[null], [{ open: 'https://elders.example/' }], [{ open: '//elders.example/' }], [{ open: 3 }]])(
  'a notification that has %j opens this site',
  (data) => expect(findTarget('', data, origin)).toBe(`${origin}/`),
);

it('an iPhone of iOS 16.4, whose URL has no canParse, opens them as well', () => {
  vi.stubGlobal('URL', class extends URL {});
  Object.assign(URL, { canParse: undefined });
  expect(findTarget('', { open: '/woningaanbod/deventer' }, origin)).toBe(`${origin}/woningaanbod/deventer`);
  vi.unstubAllGlobals();
});
