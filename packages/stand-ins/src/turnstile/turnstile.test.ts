import { expect, it } from 'vitest';
import { useStandIns } from '../../test/stand-ins.ts';

const { get, post } = useStandIns({ objects: 1 });

const verify = async (secret: string, response: string): Promise<unknown> =>
  (await post('/turnstile/turnstile/v0/siteverify', { secret, response })).json();

it('serves a script', async () => {
  const response = await get('/turnstile/turnstile/v0/api.js?render=explicit');
  expect(response.headers.get('content-type')).toContain('javascript');
});

it('accepts an answer of its own site key once', async () => {
  const answer = 'stand-in-local-turnstile-site-1';
  expect(await verify('local-turnstile-secret', answer)).toMatchObject({ success: true });
  expect(await verify('local-turnstile-secret', answer)).toMatchObject({
    success: false,
    'error-codes': ['timeout-or-duplicate'],
  });
  expect(await verify('local-turnstile-secret', 'made-up')).toMatchObject({ success: false });
  expect(await verify('wrong', answer)).toMatchObject({ 'error-codes': ['invalid-input-secret'] });
  expect(await verify('', answer)).toMatchObject({ 'error-codes': ['missing-input-secret'] });
});
