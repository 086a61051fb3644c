import { expect, it } from 'vitest';
import { parsePixels } from './routes.ts';

it.each([
  ['', []],
  ['*=123456', [{ path: '*', id: '123456', event: 'PageView' }]],
  ['*=123456:-', [{ path: '*', id: '123456', event: null }]],
  [
    '*=123456  /wooncontinuplan=654321:Lead',
    [
      { path: '*', id: '123456', event: 'PageView' },
      { path: '/wooncontinuplan', id: '654321', event: 'Lead' },
    ],
  ],
  ['123456 /x=<script> *=abc', []],
])('%j reads %j', (text, pixels) => expect(parsePixels(text)).toEqual(pixels));
