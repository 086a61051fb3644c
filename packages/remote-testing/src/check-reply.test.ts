import { expect, test } from 'vitest';
import { checkReply, isPicture } from './check-reply.ts';

const contact = '/ac/contact/add/formulier';
const taken = { result_code: 1, result_message: 'Contact toegevoegd' };

test('a reply that the contract allows has no fault', () => {
  expect(checkReply('POST', contact, taken)).toBeUndefined();
  expect(checkReply('GET', '/objects/places', { plaatsen: [] })).toBeUndefined();
});

test('a reply that the contract does not allow has one, with the field and the reason', () => {
  expect(checkReply('POST', contact, { ...taken, result_code: 2 })).toMatch(
    /^POST \/ac\/contact\/add\/formulier cannot answer this: result_code: .+ 2$/,
  );
  expect(checkReply('POST', contact, 'ja')).toContain('the whole reply');
  expect(checkReply('GET', '/images/directus/a/b.jpg', {})).toBe(
    'GET /images/directus/a/b.jpg answers image/*, not JSON',
  );
});

test('a call that the edge does not have is a fault, whatever answers it', () => {
  for (const body of [taken, Response.json(taken)]) {
    expect(checkReply('GET', contact, body)).toBe(`GET ${contact} is no call of the edge API`);
    expect(checkReply('POST', '/ac/contact', body)).toBe('POST /ac/contact is no call of the edge API');
  }
});

test('knows which calls answer with a picture', () => {
  expect(isPicture('GET', '/mg/streetview/')).toBe(true);
  expect(isPicture('GET', '/assets/3f1a')).toBe(true);
  expect(isPicture('GET', '/content/frame')).toBe(false);
});
