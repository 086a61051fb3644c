import { expect, it } from 'vitest';
import { hasRoom } from './connection.ts';

it.each([
  ['a good connection', { onLine: true, connection: { effectiveType: '4g' } }, true],
  ['a browser that does not tell', { onLine: true }, true],
  ['3g', { onLine: true, connection: { effectiveType: '3g' } }, true],
  ['no connection', { onLine: false }, false],
  ['2g', { onLine: true, connection: { effectiveType: '2g' } }, false],
  ['slow 2g', { onLine: true, connection: { effectiveType: 'slow-2g' } }, false],
  ['data-saver', { onLine: true, connection: { effectiveType: '4g', saveData: true } }, false],
])('with %s', (_, connection, allowed) => expect(hasRoom(connection)).toBe(allowed));
