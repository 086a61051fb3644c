import { expect, it } from 'vitest';
import { formatTel } from './format-tel.ts';

it.each([
  ['0570 555 010', 'tel:+31570555010'],
  ['(0570) 555-010', 'tel:+31570555010'],
  ['+31 (0)570-555010', 'tel:+31570555010'],
  ['0031 570 555010', 'tel:+31570555010'],
  ['+49 40 1234', 'tel:+49401234'],
])('%s is dialled as %s', (phone, tel) => expect(formatTel(phone)).toBe(tel));
