import { expect, test } from 'vitest';
import { eraseTrackers } from './erase-trackers.ts';

test('cookies of trackers are erased for each domain that may have them, and no others are', () => {
  const cookies = 'acceptedCookies=noodzakelijk; _ga=GA1.1.2; _ga_ABC=GS1; my_ga=1; _fbp=fb.1';
  expect(eraseTrackers(cookies, 'www.binnen.example')).toEqual(
    ['_ga', '_ga_ABC', '_fbp'].flatMap((name) =>
      ['', '; Domain=www.binnen.example', '; Domain=binnen.example', '; Domain=example'].map(
        (domain) => `${name}=; Path=/; Max-Age=0${domain}`,
      ),
    ),
  );
  expect(eraseTrackers('', 'localhost')).toEqual([]);
});
