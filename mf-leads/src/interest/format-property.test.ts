import { expect, test } from 'vitest';
import { formatProperty } from './format-property.ts';

test('names the home and its page', () => {
  const path = '/woningaanbod/deventer/keulenstraat-19-a';
  expect(formatProperty('Keulenstraat 19 A, Deventer', path)).toBe(`Keulenstraat 19 A, Deventer (${path})`);
  expect(formatProperty('Keulenstraat 19 A, Deventer', undefined)).toBe('Keulenstraat 19 A, Deventer');
  expect(formatProperty(undefined, undefined)).toBe('');
});
