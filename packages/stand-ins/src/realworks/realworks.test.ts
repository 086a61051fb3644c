import { describe, expect, it } from 'vitest';
import { tokens, useStandIns } from '../../test/stand-ins.ts';

const { get, send, url } = useStandIns({ objects: 250 });
const path = '/realworks/wonen/v1/objecten';

interface Page {
  resultaten: {
    id: number;
    actief: boolean;
    tijdstipLaatsteWijziging: string;
    financieel: { overdracht: { status: string } };
  }[];
  paginering: { totaalAantal: number; volgende: string | null };
}
const read = async (query: string): Promise<Page> =>
  (await (await get(query.startsWith('http') ? query : `${path}?${query}`, tokens.realworks)).json()) as Page;

describe('the offer', () => {
  it('is read to its end by the next links, each home once', async () => {
    const ids: number[] = [];
    let pages = 0;
    let next: string | null = `${path}?actief=true&aantal=100`;
    while (next) {
      const page: Page = (await (await get(next, tokens.realworks)).json()) as Page;
      ids.push(...page.resultaten.map(({ id }) => id));
      next = page.paginering.volgende;
      pages += 1;
      expect(page.paginering.totaalAantal).toBe((await read('actief=true&aantal=1')).paginering.totaalAantal);
      if (next) expect(next).toMatch(new RegExp(`^${url(path)}\\?.*vanaf=\\d+`));
    }
    expect(pages).toBe(Math.ceil(ids.length / 100));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(ids.toSorted((one, other) => one - other));
  });

  it('keeps the filters of the request in the next link', async () => {
    const first = await read('actief=true&aantal=2&status=ONDER_BOD&status=VERKOCHT');
    const second = await read(first.paginering.volgende ?? '');
    const statuses = [...first.resultaten, ...second.resultaten].map(
      (one) => one.financieel.overdracht.status,
    );
    expect(statuses).toHaveLength(4);
    for (const status of statuses) expect(['ONDER_BOD', 'VERKOCHT']).toContain(status);
  });

  it('counts what is available without sending it all', async () => {
    const { resultaten, paginering } = await read('aantal=1&actief=true&status=BESCHIKBAAR');
    expect(resultaten).toHaveLength(1);
    expect(paginering.totaalAantal).toBeGreaterThan(50);
  });

  it('knows active, inactive and all', async () => {
    const count = async (actief: string) => (await read(`actief=${actief}&aantal=1`)).paginering.totaalAantal;
    const [active, inactive, all] = [await count('true'), await count('false'), await count('all')];
    expect(inactive).toBeGreaterThan(0);
    expect(active + inactive).toBe(all);
    expect(all).toBe(250);
  });

  it('gives what changed since a moment', async () => {
    const moment = '2026-11-10T00:00:00';
    const { resultaten, paginering } = await read(`actief=all&aantal=100&gewijzigdNa=${moment}`);
    expect(paginering.totaalAantal).toBeGreaterThan(0);
    expect(paginering.totaalAantal).toBeLessThan(250);
    for (const one of resultaten) expect(one.tijdstipLaatsteWijziging > '2026-11-10 00:00:00').toBe(true);
  });

  it('ignores unknown parameters', async () => {
    expect((await read('type=ALL&aantal=5')).resultaten).toHaveLength(5);
  });

  it.each(['aantal=101', 'aantal=0', 'aantal=x', 'vanaf=x', 'actief=maybe', 'gewijzigdNa=yesterday'])(
    'refuses %s',
    async (query) => {
      const response = await get(`${path}?${query}`, tokens.realworks);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ name: 'Error' });
    },
  );

  it.each([
    {},
    { authorization: 'rwauth wrong' },
    { authorization: 'Bearer local-realworks-token' },
    tokens.crm,
  ])('refuses a caller without the right token (%j)', async (headers) => {
    const response = await get(path, headers as Record<string, string>);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ name: 'Error' });
  });
});

describe('search jobs', () => {
  const places = async () => {
    const response = await get('/realworks/wonen/v1/zoekopdracht/locaties?afdelingscode=912345', tokens.crm);
    const { resultaten } = (await response.json()) as {
      resultaten: { plaatsen: { id: number; naam: string }[] }[];
    };
    return resultaten[0]?.plaatsen ?? [];
  };
  const job = (plaatsen: number[], more: Record<string, unknown> = {}) => ({
    zoekopdracht: {
      basis: { afdelingscode: 912345, medewerkercode: 0, status: 'LOPEND', einddatum: '2027-05-20' },
      locaties: { plaatsen, zoekgebieden: [] },
      relatie: {
        persoon: { geslacht: 'ONBEKEND', roepnaam: 'Anna', achternaam: 'Jansen', email: 'anna@example.nl' },
      },
      woonwens: { objectsoort: 'WOONHUIS_OF_APPARTEMENT', koopprijsVanaf: 0, koopprijsTotEnMet: 350000 },
      ...more,
    },
  });
  const order = (body: unknown, headers = tokens.crm) =>
    send('POST', '/realworks/wonen/v1/zoekopdracht', body, headers);

  it('accepts a job for a place by its own id', async () => {
    const deventer = (await places()).find(({ naam }) => naam === 'DEVENTER');
    expect((await order(job([deventer?.id ?? 0]))).status).toBe(200);
  });

  it.each([
    ['nothing in it', {}],
    ['no office', job([], { basis: { status: 'LOPEND' } })],
    ['a place that it does not know', job([7])],
    ['no last name', job([], { relatie: { persoon: { geslacht: 'ONBEKEND' } } })],
    ['another sort of home', job([], { woonwens: { objectsoort: 'KASTEEL' } })],
    [
      'a price that is no number',
      job([], { woonwens: { objectsoort: 'WOONHUIS', koopprijsTotEnMet: 'veel' } }),
    ],
  ])('refuses one with %s', async (_, body) => {
    const response = await order(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      name: 'Error',
      message: expect.stringContaining('zoekopdracht'),
    });
  });

  it('refuses the token of the offer', async () => {
    expect((await order(job([]), tokens.realworks)).status).toBe(401);
  });
});
