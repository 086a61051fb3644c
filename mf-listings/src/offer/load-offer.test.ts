import { createApi } from '@binnen/contracts/api';
import { ApiError, apiContext, RouterContextProvider } from '@binnen/platform';
import { expect, test } from 'vitest';
import { loadOffer } from './load-offer.ts';

const load = async (code: string, search = 'zoeken=Olst&radius=5', archive?: object, params = {}) => {
  const context = new RouterContextProvider();
  context.set(
    apiContext,
    createApi((call) =>
      archive && call.startsWith('/objects/archive/')
        ? Promise.resolve(archive)
        : call.startsWith('/google/radius/')
          ? Promise.reject(new ApiError(403, code, call))
          : Promise.reject(new ApiError(503, 'upstream-unavailable', call)),
    ),
  );
  const request = new Request(`https://binnen.example/woningaanbod?${search}`);
  return loadOffer({ request, params, context } as never).catch((thrown: unknown) => thrown);
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

test('without the offer a place is named as its address says, with a capital', async () => {
  expect(await load('', '', undefined, { city: 'deventer' })).toMatchObject({ city: { naam: 'Deventer' } });
});

test('a sentence that leads to the list that it was asked on is a list', async () => {
  const archive = {
    ...{ resultaten: [], tellingen: {}, paginering: { totaalAantal: 1, volgende: null } },
    zin: { vraag: { type: 'woonhuis', zoeken: 'huis-brink' }, rest: ['zwembad'] },
  };
  expect(await load('', 'zoeken=huis-brink&niet=zwembad', archive)).toMatchObject({ status: 302 });
  for (const page of ['', '&pagina=2', '&weergave=kaart'])
    expect(await load('', `zoeken=huis-brink&type=woonhuis&niet=zwembad${page}`, archive)).toMatchObject({
      total: 1,
    });
});
