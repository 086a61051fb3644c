import { afterEach, expect, test } from 'vitest';
import { bindings } from '../bindings.ts';
import { failUpstream, restoreContent } from '../content.ts';
import { readBuilding } from '@binnen/upstreams/bag/client';
import { readSalePrice } from '@binnen/upstreams/cbs/client';
import { readNeighbourhood } from '@binnen/upstreams/cbs/neighbourhoods';
import { readEnergyLabel } from '@binnen/upstreams/ep-online/client';
import { findSquare } from '@binnen/upstreams/overpass/client';
import { findRegistered } from '@binnen/upstreams/pdok/client';
import { readFloodChance, readNoises } from '@binnen/upstreams/rivm/client';

const { UPSTREAMS } = bindings;
const today = '2026-11-20';
const say = async (path: string, fields: object) => {
  const response = await fetch(`${UPSTREAMS}/_data/${path}`, { method: 'PUT', body: JSON.stringify(fields) });
  expect(response.status).toBe(200);
};
afterEach(restoreContent);

/** Keulenstraat 19 A, which the offer has, and its point on the national grid. */
const [home, point] = await (async () => {
  const found = (await findRegistered(bindings, '7418ET', 19)).find(({ suffix }) => suffix === 'A');
  if (!found?.point) throw new Error('The demo has no Keulenstraat 19 A');
  return [found, found.point] as const;
})();

test('the address register tells the homes of a number apart, and another address is none of them', async () => {
  const found = await findRegistered(bindings, '7418ET', 19);
  expect(found.map(({ suffix }) => suffix)).toEqual(['', 'A', 'B', 'C']);
  expect(new Set(found.map(({ id }) => id)).size).toBe(4);
  expect(home).toMatchObject({ street: 'Keulenstraat', gemeentecode: '0150', buurt: 'Bergweide' });
  expect(home.id).toMatch(/^0\d{15}$/);
  await failUpstream({ service: 'pdok', elsewhere: true });
  expect(await findRegistered(bindings, '7418ET', 19)).toEqual([]);
});

test('the register of buildings has year and area; its signs for "not known" are no figures', async () => {
  const found = await readBuilding(bindings, home.id);
  expect(found).toEqual({ bouwjaar: expect.any(Number), gebruiksoppervlakte: expect.any(Number) });
  await say(`bag/verblijfsobjecten/${home.id}`, { bouwjaar: 9999, oppervlakte: 999_999 });
  const unknown = { bouwjaar: null, gebruiksoppervlakte: null };
  expect(await readBuilding(bindings, home.id)).toEqual(unknown);
  await say(`bag/verblijfsobjecten/${home.id}`, { bouwjaar: '1931', oppervlakte: '124' });
  expect(await readBuilding(bindings, home.id)).toEqual(unknown);
  // Without its leading zero it is another home, and none.
  expect(await readBuilding(bindings, home.id.slice(1))).toEqual(unknown);
  await failUpstream({ service: 'pdok', path: '/kadaster/*', elsewhere: true });
  expect(await readBuilding(bindings, home.id)).toEqual(unknown);
});

test('of several energy labels the valid one that was registered last counts, in its own unit', async () => {
  const ask = () => readEnergyLabel(bindings, home.id, today);
  const none = { klasse: null, registratiedatum: null, geldig_tot: null, energiegebruik: null };
  const label = (Registratiedatum: string, Geldig_tot: string, Energieklasse: string, more = {}) => ({
    Registratiedatum: `${Registratiedatum}T00:00:00`,
    Geldig_tot: `${Geldig_tot}T00:00:00`,
    Energieklasse,
    ...more,
  });
  const registered = (...registraties: object[]) => say(`ep-online/labels/${home.id}`, { registraties });
  const modern = {
    Berekeningstype: 'NTA 8800:2024 (basisopname woningbouw)',
    BerekendeEnergieverbruik: 182.4,
  };
  await registered(
    label('2017-03-02', '2027-03-02', 'E'),
    label('2023-05-09', '2033-05-09', 'B', modern),
    label('2024-01-01', '2034-01-01', 'A', { BAGVerblijfsobjectID: '0150010000000001' }),
    label('2024-02-02', '2034-02-02', 'Z'),
    label('2025-01-01', '2026-11-19', 'A+'),
    // A label of building plans: the home as it is has none.
    label('2026-01-01', '2036-01-01', 'A++++', { ...modern, Status: 'Vergunningsaanvraag' }),
  );
  expect(await ask()).toEqual({
    klasse: 'B',
    registratiedatum: '2023-05-09',
    geldig_tot: '2033-05-09',
    energiegebruik: { waarde: 182, eenheid: 'kWh/m²/jaar' },
  });
  const old = { Berekeningstype: 'Rekenmethodiek Definitief Energielabel', BerekendeEnergieverbruik: 41_250 };
  await registered(label('2018-03-02', '2028-03-02', 'D', old));
  expect((await ask()).energiegebruik).toEqual({ waarde: 41_250, eenheid: 'MJ/jaar' });
  // 41,250 kWh for a square metre cannot be, and a method without a name has no unit.
  await registered(label('2022-03-02', '2032-03-02', 'D', { ...modern, BerekendeEnergieverbruik: 41_250 }));
  expect(await ask()).toMatchObject({ klasse: 'D', energiegebruik: null });
  await registered(label('2018-03-02', '2028-03-02', 'D', { ...old, Berekeningstype: null }));
  expect(await ask()).toMatchObject({ klasse: 'D', energiegebruik: null });
  await registered(label('2012-03-02', '2022-03-02', 'D'));
  expect(await ask()).toEqual(none);
  await failUpstream({ service: 'ep-online', elsewhere: true });
  expect(await ask()).toEqual(none);
  expect(await readEnergyLabel(bindings, '0000000000000000', today)).toEqual(none);
  await failUpstream({ service: 'ep-online', status: 404 });
  expect(await ask()).toEqual(none);
  await expect(
    readEnergyLabel({ ...bindings, EP_ONLINE_KEY: 'wrong' }, '0150010000000001', today),
  ).resolves.toEqual(none);
});

test('a neighbourhood has each figure of the newest year that has it', async () => {
  const ask = () => readNeighbourhood(bindings, home.buurtcode, home.buurt);
  const found = await ask();
  expect(found.inwoners).toEqual({ waarde: expect.any(Number), jaar: 2025 });
  expect(found.koopwoningen).toEqual({ waarde: expect.any(Number), jaar: 2024 });
  expect(found.afstand_treinstation).toEqual({ waarde: expect.any(Number), jaar: 2025 });
  // The table of distances has schools of several kinds under one name.
  expect(found.afstand_basisschool).toEqual({ waarde: expect.any(Number), jaar: 2023 });
  expect(found.gemiddelde_woz?.waarde).toBeGreaterThan(100_000);
  await say(`cbs/cijfers/${home.buurtcode}`, {
    AantalInwoners: -99_997,
    Koopwoningen: 120,
    AfstandTotSchool: '0,4',
  });
  const { inwoners, koopwoningen, afstand_basisschool: school, afstand_huisarts: doctor } = await ask();
  expect([inwoners, koopwoningen, school]).toEqual([undefined, undefined, undefined]);
  expect(doctor).toEqual(found.afstand_huisarts);
});

test('a code of another neighbourhood has no figures, nor has another one’s row or a key that is too short', async () => {
  const { buurtcode: code, buurt: name } = home;
  expect(await readNeighbourhood(bindings, code, 'Ergens anders')).toEqual({});
  await failUpstream({ service: 'cbs', path: '*TypedDataSet', elsewhere: true });
  expect(await readNeighbourhood(bindings, code, name)).toEqual({});
  await failUpstream({ service: 'cbs', empty: true });
  expect(await readNeighbourhood(bindings, code, name)).toEqual({});
  const short = await fetch(
    `${UPSTREAMS}/cbs/ODataApi/odata/85984NED/TypedDataSet?$filter=WijkenEnBuurten eq 'GM0150'`,
  );
  expect(await short.json()).toMatchObject({ value: [] });
});

test('a municipality has the sale price of the newest year that has one', async () => {
  expect(await readSalePrice(bindings, '0150')).toEqual({ waarde: expect.any(Number), jaar: 2024 });
  expect(await readSalePrice(bindings, '0150    ')).toBeNull();
  await say('cbs/cijfers/GM0150', { GemiddeldeVerkoopprijs_1: -99_997 });
  expect(await readSalePrice(bindings, '0150')).toBeNull();
  await failUpstream({ service: 'cbs', elsewhere: true });
  expect(await readSalePrice(bindings, '0177')).toBeNull();
});

test('noise that was not mapped is not quiet, and a class of floods that is not known is none', async () => {
  const noise = (value: unknown) =>
    say('rivm/lagen/rivm_Geluid_lden_wegverkeer_actueel', { GRAY_INDEX: value });
  await noise(53.4);
  expect((await readNoises(bindings, point)).wegverkeer).toBe(53);
  for (const value of [0, 128, -9999, '53']) {
    await noise(value);
    expect((await readNoises(bindings, point)).wegverkeer).toBeNull();
  }
  const floods: unknown[] = [];
  for (const GRAY_INDEX of [1, 3, 6, 0, 2.5]) {
    await say('rivm/lagen/20231201_kans_overstroming', { GRAY_INDEX });
    floods.push((await readFloodChance(bindings, point)).kans);
  }
  expect(floods).toEqual(['geen', '1:1000', null, null, null]);
});

test.each([
  ['pdok', () => readBuilding(bindings, home.id)],
  ['ep-online', () => readEnergyLabel(bindings, home.id, today)],
  ['cbs', () => readSalePrice(bindings, '0150')],
  ['rivm', () => readFloodChance(bindings, point)],
  ['overpass', () => findSquare({ lat: 52.25, lon: 6.18 }).read(bindings)],
])('%s: what is no answer is an error, also when it says 200', async (service, ask) => {
  for (const fault of [
    { status: 200 },
    { html: true },
    { wrongType: true },
    { malformed: true },
    { status: 500 },
  ]) {
    await restoreContent();
    await failUpstream({ service, ...fault });
    await expect(ask(), JSON.stringify(fault)).rejects.toThrow(/malformed|status/);
  }
});
