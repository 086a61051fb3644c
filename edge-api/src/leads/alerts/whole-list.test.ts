import { formatShape, mostCorners } from '@binnen/contracts/filters/shape';
import { breaker } from '@binnen/upstreams/calls/call';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { askAlert, findLink, readMail, work } from '../../../test/alerts.ts';
import { ask } from '../../../test/ask-api.ts';
import { createToyRemote, createToyShell, promote, upload } from '../../../test/releases.ts';

beforeAll(async () => {
  await upload(await createToyShell('1.0.0'));
  const pages = { '/meldingen': `({ form }) => 'LIST<' + form?.values.lijst + '>'` };
  await upload(await createToyRemote('mf-alerts', { pages }));
  expect((await promote({ shell: '1.0.0', 'mf-alerts': '1.0.0' })).status).toBe(200);
});
beforeEach(() => breaker.reset());

const draw = (corners: number) =>
  formatShape(
    Array.from({ length: corners }, (_, corner) => ({
      lat: 52.25 + Math.sin(corner) / 100,
      lon: 6.16 + Math.cos(corner) / 100,
    })),
  );
const browser = { accept: 'text/html' };

test.each([14, mostCorners])(
  'an alert of a drawn area with %i corners is one of that whole area',
  async (corners) => {
    const email = `whole-${corners}@voorbeeld.example`;
    const lijst = `/woningaanbod?soort=koop&gebied=${draw(corners)}`;
    const taken = await askAlert({ email, lijst }, browser);
    expect([taken.status, taken.headers.get('location')]).toEqual([303, '/bedankt/melding']);
    await work();
    const link = findLink((await readMail(email))[0]);
    expect(await (await ask(link)).json()).toMatchObject({
      lijst,
      woorden: ['Te koop', 'Getekend gebied'],
    });
  },
);

test('a place in the path and as a filter are one list, and one alert', async () => {
  const email = 'once@voorbeeld.example';
  for (const lijst of ['/woningaanbod?plaats=olst&kamers=3', '/woningaanbod/olst?kamers=3'])
    await askAlert({ email, lijst });
  await work();
  const links = new Set((await readMail(email)).map(findLink));
  expect(links.size).toBe(1);
  expect(await (await ask([...links].join())).json()).toMatchObject({
    lijst: '/woningaanbod/olst?soort=koop&kamers=3',
    woorden: ['Te koop', 'Olst', '3 of meer kamers'],
  });
});

test('a list that is too long comes back whole, so that it is no other list when it is sent again', async () => {
  const lijst = `/woningaanbod?zoeken=${'x'.repeat(2_000)}&gebied=${draw(3)}`;
  const refused = await askAlert({ email: 'long@voorbeeld.example', lijst }, browser);
  expect(refused.status).toBe(422);
  const shown = /LIST(?:<|&lt;)(.*?)(?:>|&gt;)/.exec(await refused.text())?.[1];
  expect(shown?.replaceAll('&amp;', '&')).toBe(lijst);
});

test.each(['gebied=52.25570-6.16120_52.26', 'prijstot=veel', 'soort=ruil', 'zon=boven'])(
  'a list of which %s cannot be read is refused: without it, it would be of more homes',
  async (filter) => {
    const lijst = `/woningaanbod/deventer?kamers=3&${filter}`;
    const reply = await askAlert({ email: 'wide@voorbeeld.example', lijst });
    expect([reply.status, await reply.json()]).toMatchObject([400, { errors: [{ field: 'lijst' }] }]);
  },
);
