import { createApi } from '@binnen/contracts/api';
import { ApiError, apiContext, RouterContextProvider } from '@binnen/platform';
import { expect, test } from 'vitest';
import { loadOffer } from './load-offer.ts';

const load = async (code: string) => {
  const context = new RouterContextProvider();
  context.set(
    apiContext,
    createApi((call) =>
      call.startsWith('/google/radius/')
        ? Promise.reject(new ApiError(403, code, call))
        : Promise.reject(new ApiError(503, 'upstream-unavailable', call)),
    ),
  );
  const request = new Request('https://binnen.example/woningaanbod?zoeken=Olst&radius=5');
  return loadOffer({ request, params: {}, context } as never).catch((thrown: unknown) => thrown);
};

test('where the edge wants to know first that nobody is a robot, the page comes as a document', async () => {
  const thrown = await load('challenge-required');
  expect(thrown).toBeInstanceOf(Response);
  const { headers } = thrown as Response;
  expect(headers.get('location')).toBe('https://binnen.example/woningaanbod?zoeken=Olst&radius=5');
  // The router's own way of saying it; `turnstile.spec.ts` sees that it does.
  expect(headers.get('x-remix-reload-document')).toBe('true');
});

test('any other refusal is told on the page', async () => {
  expect(await load('rate-limited')).toMatchObject({ failed: true });
});
