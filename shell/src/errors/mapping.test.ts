import { ApiError, notFound, PageError } from '@binnen/platform';
import { describe, expect, it } from 'vitest';
import { mapError } from './mapping.ts';

const api = (status: number, code: string) => new ApiError(status, code, '/content/pages/x');

describe('the error catalogue', () => {
  it.each([
    ['HTTP 400', api(400, 'bad-request'), { status: 400, shows: 'page', destination: '/400' }],
    ['HTTP 401', api(401, 'unauthorized'), { status: 401, shows: 'nothing' }],
    ['HTTP 403', api(403, 'forbidden'), { status: 403, shows: 'page' }],
    [
      '404 of type Page',
      notFound('page'),
      { status: 404, missing: 'page', destination: '/pagina-niet-gevonden' },
    ],
    ['404 of type Page', { statusCode: 404, message: 'Page not found' }, { missing: 'page' }],
    ['404 of type Page', { statusCode: 404, message: 'pages not found' }, { missing: 'page' }],
    ['404 of type Page', new PageError(404, 'This page could not be found'), { missing: 'page' }],
    [
      '404 of type Blog',
      notFound('blog'),
      { status: 404, missing: 'blog', destination: '/blog-niet-gevonden' },
    ],
    ['404 of type Blog', { status: 404, message: 'Blog not found' }, { missing: 'blog' }],
    ['404 of type Blog', { status: 404, message: 'blogs not found' }, { missing: 'blog' }],
    [
      '404 of type City',
      notFound('city'),
      { status: 404, missing: 'city', destination: '/plaats-niet-gevonden' },
    ],
    ['404 of type City', api(404, 'city-not-found'), { missing: 'city' }],
    [
      'any other 404',
      notFound('address'),
      { status: 404, missing: 'address', destination: '/adres-niet-gevonden' },
    ],
    ['any other 404', { status: 404, message: 'Address not found' }, { missing: 'address' }],
    ['any other 404', { status: 404 }, { missing: 'address' }],
    ['any other error', { statusCode: 502, status: 503 }, { status: 502, shows: 'page' }],
    ['any other error', { response: { status: 503 } }, { status: 503, shows: 'page' }],
    ['any other error', new Error('kapot'), { status: 500, shows: 'page' }],
    ['any other error', undefined, { status: 500, shows: 'page' }],
    ['any other error', { status: 200 }, { status: 500, shows: 'page' }],
  ])('%s: %j', (_, error, outcome) => {
    expect(mapError(error)).toMatchObject(outcome);
  });

  it('sends nobody anywhere after a 403 or a 500', () => {
    expect(mapError(api(403, 'forbidden'))).not.toHaveProperty('destination');
    expect(mapError(new Error('kapot'))).not.toHaveProperty('destination');
  });

  it('follows the marker of a redirect to another site, and to nothing but a web address', () => {
    const marked = (location: string) => Object.assign(new Error('ERR_REDIRECT'), { location });
    expect(mapError(marked('https://elders.example/x'))).toEqual({
      status: 302,
      shows: 'redirect',
      destination: 'https://elders.example/x',
    });
    expect(mapError(marked('javascript:alert(1)'))).toMatchObject({ status: 500, shows: 'page' });
  });
});
