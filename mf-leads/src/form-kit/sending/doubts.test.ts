import { expect, test } from 'vitest';
import { doubtEmail, doubtPhone } from './doubts.ts';

test.each(['', ' ', 'jan@voorbeeld.nl', "o'neill+huis@mail.voorbeeld.example", ' jan@voorbeeld.nl '])(
  '"%s" is no e-mail address to doubt',
  (email) => {
    expect(doubtEmail(email)).toBeUndefined();
  },
);

test.each([
  'jan@',
  'jan',
  '@voorbeeld.nl',
  'jan@voorbeeld',
  'jan@voorbeeld.',
  'jan @voorbeeld.nl',
  'a@b@c.nl',
])('"%s" is doubted', (email) => {
  expect(doubtEmail(email)).toBe('Controleer je e-mailadres.');
});

test.each(['', '06 12345678', '0570-555 010', '+31 6 12345678', '0031612345678', '+49 30 901820'])(
  '"%s" is no phone number to doubt',
  (phone) => {
    expect(doubtPhone(phone)).toBeUndefined();
  },
);

test.each(['12', '06', '06 1234567', '06 123456789', '+31', 'bel maar'])('"%s" is doubted', (phone) => {
  expect(doubtPhone(phone)).toBe('Controleer je telefoonnummer.');
});
