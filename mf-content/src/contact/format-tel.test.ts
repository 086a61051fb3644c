import { expect, it } from 'vitest';
import { formatTel } from './format-tel.ts';

it.each([
  ['(0570) 555 010', 'tel:0570555010'],
  ['0570 555 011 / 06 12 34 56 78', 'tel:0570555011'],
  ['+31 (0)570 - 555 010', 'tel:+31570-555010'],
  ['0031 (0)6 12 34 56 78', 'tel:0031612345678'],
])('%s is dialled as %s', (phone, tel) => expect(formatTel(phone)).toBe(tel));
