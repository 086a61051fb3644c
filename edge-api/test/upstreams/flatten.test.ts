import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { formatSlug } from '@binnen/contracts/slug';
import { PropertySchema } from '@binnen/contracts/property';
import { formatEnum, formatPlace } from '@binnen/upstreams/realworks/dutch-names';
import { flattenObject } from '@binnen/upstreams/realworks/flatten';
import { parseOpenHouseDays } from '@binnen/upstreams/realworks/open-house-days';
import { assignSlugs, formatObjectSlug } from '@binnen/upstreams/realworks/slugs';
import { ObjectSchema } from '@binnen/upstreams/realworks/wire';

const now = new Date('2026-11-21T08:00:00Z');
const flatten = (fields: object) => {
  const raw = {
    id: 1,
    actief: true,
    vertrouwelijk: false,
    adres: {
      straat: 'Brink',
      huisnummer: '2',
      huisnummertoevoeging: 'A',
      postcode: '7411br',
      plaats: 'DEVENTER',
    },
    financieel: { overdracht: { status: 'BESCHIKBAAR', koopprijs: 425000, koopconditie: 'KOSTEN_KOPER' } },
    ...fields,
  };
  return flattenObject(
    v.parse(ObjectSchema, raw),
    (link) => link.replace('https://pictures/', '/images/realworks/'),
    now,
  );
};

describe('names', () => {
  test.each([
    ['DEVENTER', 'Deventer'],
    ['IJSSELMUIDEN', 'IJsselmuiden'],
    ["'S-HEERENBERG", "'s-Heerenberg"],
    ["'T HARDE", "'t Harde"],
    ['ALPHEN AAN DEN RIJN', 'Alphen aan den Rijn'],
    ['BERGEN OP ZOOM', 'Bergen op Zoom'],
    ['DEN HAAG', 'Den Haag'],
    ['MARIËNHEEM', 'Mariënheem'],
    ['WENUM-WIESEL', 'Wenum-Wiesel'],
    ['Olst', 'Olst'],
  ])('%s is %s', (feed, name) => expect(formatPlace(feed)).toBe(name));

  test('enums are made readable, also unknown ones', () => {
    expect(formatEnum('DUBBEL_GLAS')).toBe('Dubbel glas');
    expect(formatEnum('TWEE_ONDER_EEN_KAPWONING')).toBe('Twee-onder-een-kapwoning');
    expect(formatEnum('IETS_HEEL_NIEUWS')).toBe('Iets heel nieuws');
  });
});

describe('an object', () => {
  test('has facts that start with a capital', () => {
    const home = flatten({ algemeen: { cvKetelBrandstof: 'GAS', cvKetelBouwjaar: '2024' } });
    expect(home?.kenmerken.find(({ titel }) => titel === 'Energie')?.feiten).toContainEqual({
      label: 'Cv-ketel',
      waarde: 'Gas, 2024',
    });
  });
  test('is flat, and its fields have the site’s formats', () => {
    expect(flatten({})).toMatchObject({
      slug: 'brink-2-a',
      objectSku: 'deventer-brink-2-a',
      citySlug: 'deventer',
      plaats: 'Deventer',
      postcode: '7411 BR',
      koopprijs: 425000,
    });
  });

  test('has its number in both forms of the feed', () => {
    const nested = { straat: 'Brink', huisnummer: { hoofdnummer: '2', toevoeging: 'A' }, plaats: 'DEVENTER' };
    expect(flatten({ adres: nested })?.slug).toBe('brink-2-a');
    expect(flatten({ adres: { straat: 'Brink', huisnummer: '0', plaats: 'DEVENTER' } })).toMatchObject({
      huisnummer: null,
      slug: 'brink',
    });
  });

  test('has all fields when everything optional is missing', () => {
    const bare = flatten({ adres: null, financieel: { overdracht: { status: 'VERKOCHT' } } });
    expect(v.is(PropertySchema, bare)).toBe(true);
    expect(bare).toMatchObject({
      slug: 'woning-1',
      citySlug: 'onbekend',
      straat: null,
      koopprijs: null,
      media: [],
    });
  });

  test.each([
    ['inactive', { actief: false }],
    ['confidential', { vertrouwelijk: true }],
    ['confidential in a word that we do not know', { vertrouwelijk: 'ja' }],
    ['withdrawn', { financieel: { overdracht: { status: 'INGETROKKEN' } } }],
    ['of an unknown status', { financieel: { overdracht: { status: 'IETS_NIEUWS' } } }],
    ['without a status', { financieel: null }],
  ])('that is %s is not shown', (_, fields) => expect(flatten(fields)).toBeNull());

  test('treats zero, null and empty texts as not filled in', () => {
    const home = flatten({
      financieel: { overdracht: { status: 'BESCHIKBAAR', koopprijs: 0, huurprijs: '' } },
      algemeen: { woonoppervlakte: 0, aantalKamers: '', energieklasse: '', bouwjaar: '0' },
    });
    expect(home).toMatchObject({
      koopprijs: null,
      huurprijs: null,
      woonoppervlakte: null,
      aantalkamers: null,
      energieklasse: null,
      bouwjaar: null,
    });
  });

  test('takes a zero as text for not filled in, too', () => {
    const home = flatten({
      adres: { straat: 'Binnenweg', huisnummer: '0', huisnummertoevoeging: '0', plaats: 'DEVENTER' },
      algemeen: { energieklasse: '0', bouwjaar: 0, cvKetelBrandstof: 'GAS', cvKetelBouwjaar: '0' },
    });
    expect(home).toMatchObject({
      slug: 'binnenweg',
      huisnummer: null,
      huisnummertoevoeging: null,
      energieklasse: null,
      bouwjaar: null,
      kenmerken: [{ titel: 'Energie', feiten: [{ label: 'Cv-ketel', waarde: 'Gas' }] }],
    });
  });

  test.each([
    ['525.000', 525_000],
    ['€ 525.000,-', 525_000],
    ['525000', 525_000],
    ['nader te bepalen', null],
  ])('reads the price "%s" as %s', (koopprijs, euros) =>
    expect(flatten({ financieel: { overdracht: { status: 'BESCHIKBAAR', koopprijs } } })).toMatchObject({
      koopprijs: euros,
    }),
  );

  test('reads a size with a comma', () =>
    expect(flatten({ algemeen: { woonoppervlakte: '124,5' } })).toMatchObject({ woonoppervlakte: 124.5 }));

  test('has the places of its parcels as people write them', () => {
    const kadastergegevens = { gemeente: 'OLST-WIJHE', sectie: 'G', perceel: '7060', oppervlakte: 160 };
    expect(flatten({ detail: { kadaster: [{ kadastergegevens }] } })?.kenmerken).toEqual([
      { titel: 'Kadaster', feiten: [{ label: 'Olst-Wijhe G 7060', waarde: '160 m²' }] },
    ]);
  });

  test.each([
    [{ appartementVveBijdrage: 185, servicekosten: null }, 185, 'Bijdrage aan de VvE', '€\u00a0185 p/m'],
    [{ appartementVveBijdrage: '112.50', servicekosten: 0 }, 112.5, 'Bijdrage aan de VvE', '€\u00a0113 p/m'],
    [{ appartementVveBijdrage: 0, servicekosten: 45 }, 45, 'Servicekosten', '€\u00a045 p/m'],
  ])(
    'has what an apartment costs each month besides its price: %o',
    (costs, servicekosten, label, waarde) => {
      const home = flatten({
        financieel: { overdracht: { status: 'BESCHIKBAAR', koopprijs: 285_000, ...costs } },
      });
      expect(home).toMatchObject({ servicekosten });
      expect(home?.kenmerken).toEqual([{ titel: 'Overdracht', feiten: [{ label, waarde }] }]);
    },
  );

  test('names what is no home, such as a garage box, by its own kind', () => {
    const home = flatten({
      object: { type: { objecttype: 'OVERIG_ONROEREND_GOED' } },
      detail: { overigOnroerendGoed: { type: 'GARAGEBOX', oppervlakte: 18, capaciteit: 1 } },
    });
    expect(home).toMatchObject({ subtitle: 'Garagebox in Deventer', soorten: ['garagebox'] });
    expect(home?.kenmerken.flatMap(({ feiten }) => feiten)).toEqual([
      { label: 'Soort object', waarde: 'Overig onroerend goed' },
      { label: 'Type', waarde: 'Garagebox' },
      { label: 'Oppervlakte', waarde: '18 m²' },
    ]);
  });

  test('has the size of a plot that the land registry does not know yet', () =>
    expect(
      flatten({
        object: { type: { objecttype: 'BOUWGROND' } },
        algemeen: { totaleKadestraleOppervlakte: 0, bouwgrondoppervlakte: 640 },
      }),
    ).toMatchObject({ perceeloppervlakte: 640, subtitle: 'Bouwgrond in Deventer' }));

  test('tells what leased ground costs, and where that was paid off', () => {
    const parcel = { sectie: 'E', perceel: '12', eigendomssoort: 'ERFPACHT' };
    const kadaster = [
      { kadastergegevens: { ...parcel, erfpachtPerJaar: 1250, eeuwigAfgekocht: false } },
      { kadastergegevens: { ...parcel, erfpachtPerJaar: null, eeuwigAfgekocht: true } },
    ];
    expect(flatten({ detail: { kadaster } })?.kenmerken[0]?.feiten).toEqual([
      { label: 'E 12', waarde: 'Erfpacht, €\u00a01.250 per jaar' },
      { label: 'E 12', waarde: 'Erfpacht, eeuwig afgekocht' },
    ]);
  });

  test.each([
    ['a++', 'A++'],
    ['A+++++', 'A+++++'],
    ['VRIJGESTELD', 'Vrijgesteld'],
    ['GEEN_LABEL', 'Geen label'],
  ])('has the energy label %s as %s', (energieklasse, label) =>
    expect(flatten({ algemeen: { energieklasse } })).toMatchObject({ energieklasse: label }),
  );

  test('tells a rent by the year as one by the month', () => {
    const offered = { status: 'BESCHIKBAAR', huurprijs: 25_200, huurconditie: 'PER_JAAR' };
    expect(flatten({ financieel: { overdracht: offered } })).toMatchObject({
      huurprijs: 2_100,
      huurconditie: 'PER_MAAND',
    });
  });

  test.each([
    { koopprijs: 895_000, koopconditie: 'KOSTEN_KOPER', koopprijsvoorvoegsel: 'PRIJS_OP_AANVRAAG' },
    { koopprijs: 895_000, koopconditie: 'KOSTEN_KOPER', koopprijsvoorvoegsel: 'prijs op aanvraag' },
    { koopprijs: 1, koopconditie: 'KOSTEN_KOPER', koopprijsvoorvoegsel: 'VRAAGPRIJS' },
    { koopprijs: 999_999_999, koopconditie: 'KOSTEN_KOPER', koopprijsvoorvoegsel: 'VRAAGPRIJS' },
    { huurprijs: 1_450, huurconditie: 'PER_MAAND', huurprijsvoorvoegsel: 'PRIJS_OP_AANVRAAG' },
    { huurprijs: '1', huurconditie: 'PER_JAAR', huurprijsvoorvoegsel: 'HUURPRIJS' },
  ])('tells no price that the office does not tell: %o', (terms) => {
    const home = flatten({ financieel: { overdracht: { status: 'BESCHIKBAAR', ...terms } } });
    expect(home).toMatchObject({ koopprijs: null, huurprijs: null });
  });

  test.each([
    ['BIEDEN_VANAF', 'Bieden vanaf €\u00a0325.000'],
    ['VRAAGPRIJS', undefined],
    [null, undefined],
  ])('tells that bids begin at the amount, with the prefix %s', (koopprijsvoorvoegsel, waarde) => {
    const terms = { koopprijs: 325_000, koopconditie: 'KOSTEN_KOPER', koopprijsvoorvoegsel };
    const home = flatten({ financieel: { overdracht: { status: 'BESCHIKBAAR', ...terms } } });
    const facts = home?.kenmerken.flatMap(({ feiten }) => feiten);
    expect(facts?.find(({ label }) => label === 'Prijs')?.waarde).toBe(waarde);
  });

  test('tells no bids from one euro', () => {
    const terms = { koopprijs: 1, koopconditie: 'KOSTEN_KOPER', koopprijsvoorvoegsel: 'BIEDEN_VANAF' };
    const home = flatten({ financieel: { overdracht: { status: 'BESCHIKBAAR', ...terms } } });
    expect(JSON.stringify(home?.kenmerken)).not.toContain('Bieden vanaf');
  });

  test('counts the rooms of its floors when it does not say how many there are', () => {
    const floors = [{ aantalKamers: 1 }, { aantalKamers: '3', aantalSlaapkamers: 3 }];
    expect(flatten({ detail: { etages: floors } })).toMatchObject({ aantalkamers: 4 });
    expect(flatten({ algemeen: { aantalKamers: '5' }, detail: { etages: floors } })).toMatchObject({
      aantalkamers: 5,
    });
  });

  test('shows only released media, in their order, from origins that we serve', () => {
    const media = [
      {
        soort: 'FOTO',
        link: 'https://pictures/2.jpg',
        vrijgave: true,
        volgnummer: 2,
        omschrijving: 'Keuken',
      },
      { soort: 'HOOFDFOTO', link: 'https://pictures/1.jpg', vrijgave: true, volgnummer: 1, titel: 'Gevel' },
      { soort: 'FOTO', link: 'https://pictures/3.jpg', vrijgave: false, volgnummer: 3 },
      { soort: 'FOTO', link: 'https://pictures/4.jpg', volgnummer: 4 },
      { soort: 'VIDEO', link: 'javascript:alert(1)', vrijgave: true, volgnummer: 5 },
      { soort: 'VIDEO', link: 'https://films.example/1', vrijgave: true, volgnummer: 6 },
    ];
    const format = (link: string) =>
      link.startsWith('https://pictures/') ? link.replace('https://pictures', '/images/realworks') : null;
    const parsed = v.parse(ObjectSchema, {
      id: 1,
      financieel: { overdracht: { status: 'VERKOCHT' } },
      media,
    });
    expect(flattenObject(parsed, format, now)?.media).toEqual([
      { soort: 'HOOFDFOTO', link: '/images/realworks/1.jpg', volgnummer: 1, omschrijving: 'Gevel' },
      { soort: 'FOTO', link: '/images/realworks/2.jpg', volgnummer: 2, omschrijving: 'Keuken' },
      { soort: 'VIDEO', link: 'https://films.example/1', volgnummer: 6, omschrijving: null },
    ]);
  });

  test('has a main photo when its own is not released: the first photo of those that are', () => {
    const media = [
      { soort: 'HOOFDFOTO', link: 'https://pictures/1.jpg', vrijgave: false, volgnummer: 1 },
      { soort: 'FOTO', link: 'https://pictures/3.jpg', vrijgave: true, volgnummer: 3 },
      { soort: 'PLATTEGROND', link: 'https://pictures/2.jpg', vrijgave: true, volgnummer: 2 },
      { link: 'https://pictures/4.jpg', vrijgave: true, volgnummer: 4 },
    ];
    const kinds = (items: object[]) => flatten({ media: items })?.media.map(({ soort }) => soort);
    expect(kinds(media)).toEqual(['PLATTEGROND', 'HOOFDFOTO', 'FOTO']);
    expect(kinds([{ ...media[0], vrijgave: true }, ...media.slice(1)])?.[0]).toBe('HOOFDFOTO');
    expect(kinds(media.slice(2, 3))).toEqual(['PLATTEGROND']);
  });

  test('is on the site since it was published, else since it was entered, and never from a day to come', () => {
    const since = (publicatiedatum: unknown, invoerdatum: unknown) =>
      flatten({
        tijdstipLaatsteWijziging: '2026-11-20 14:05:11',
        marketing: { publicatiedatum },
        diversen: { diversen: { invoerdatum } },
      })?.date_created;
    expect(since('2026-09-30', '2026-09-01')).toBe('2026-09-30');
    expect(since(null, '2026-09-01')).toBe('2026-09-01');
    expect(since('', 'ooit')).toBe('2026-11-20');
    expect(since('2027-03-01', '2026-09-01')).toBe('2026-11-21');
  });

  test('was sold on a day that is over or today', () => {
    const sold = (transactiedatum: string) =>
      flatten({ financieel: { overdracht: { status: 'VERKOCHT', transactiedatum } } })?.verkocht_op;
    expect(sold('2026-11-21 00:00:00')).toBe('2026-11-21');
    expect(sold('2026-11-22')).toBeUndefined();
    expect(sold('2027-03-01')).toBeUndefined();
  });

  test.each([
    ['BEGANE_GROND', null, 0],
    ['BEGANE_GROND_OF_FLAT', 'Begane grond', 0],
    ['BEGANE_GROND_OF_FLAT', '3e verdieping', 3],
    ['BEGANE_GROND_OF_FLAT', null, null],
  ])(
    'that is a flat whose lowest storey is %s, “%s”, is on floor %s',
    (etagesoort, etageomschrijving, floor) =>
      expect(
        flatten({
          object: { type: { objecttype: 'APPARTEMENT' } },
          detail: { etages: [{ etagesoort, etageomschrijving }] },
        })?.verdieping,
      ).toBe(floor),
  );

  test.each([
    ['Begane grond', 5, 4],
    [null, '1', 0],
    ['2e verdieping', 0, 2],
  ])(
    'that is a flat with a storey “%s”, in layer %s of its building, is on floor %s',
    (name, layer, floor) => {
      const etages = [{ etagesoort: 'BEGANE_GROND_OF_FLAT', etageomschrijving: name }];
      const object = { type: { objecttype: 'APPARTEMENT' } };
      const algemeen = { appartementWoonlaag: layer };
      expect(flatten({ object, algemeen, detail: { etages } })?.verdieping).toBe(floor);
    },
  );

  test('has a cellar and a loft beside its living storeys', () => {
    const kinds = ['KELDER', 'BEGANE_GROND', 'VERDIEPING', 'ZOLDER', 'VLIERING'];
    const home = flatten({ detail: { etages: kinds.map((etagesoort) => ({ etagesoort })) } });
    expect(home?.kenmerken.flatMap(({ feiten }) => feiten)).toEqual([
      { label: 'Woonlagen', waarde: '3 woonlagen, kelder, vliering' },
    ]);
  });

  test('has the balcony and the roof terrace that are among the rooms of its storeys, and no garden for a workshop', () => {
    const etages = [
      { etagegegevens: { overigeRuimtes: ['WERKPLAATS', 'BALKON'] } },
      { etagegegevens: { overigeRuimtes: ['BERGRUIMTE', 'DAKTERRAS'] } },
    ];
    expect(flatten({ detail: { etages } })?.buitenruimte).toEqual(['balkon', 'dakterras']);
  });

  test.each([
    ['GARAGE_MOGELIJK', []],
    ['GARAGE_MET_CARPORT', ['eigen', 'garage']],
    ['CARPORT', ['eigen']],
    ['PARKEERKELDER', ['eigen']],
    ['INPANDIG', ['eigen', 'garage']],
    ['GEEN_GARAGE', []],
  ])('whose garage is %s has the places to park %j', (kind, places) =>
    expect(flatten({ detail: { buitenruimte: { garagesoorten: [kind] } } })?.parkeren).toEqual(places),
  );

  test.each([
    [false, 'Niet toegestaan'],
    [true, 'Toegestaan'],
    [null, undefined],
  ])('that is for holidays says so, and whether people may live there: %s', (permanent, waarde) => {
    const home = flatten({
      algemeen: {
        woonhuistype: 'VRIJSTAANDE_WONING',
        bestemmingRecreatiewoning: true,
        bestemmingPermanenteBewoning: permanent,
      },
    });
    expect(home?.subtitle).toBe('Recreatiewoning in Deventer');
    expect(home?.soorten).toEqual(['recreatiewoning', 'vrijstaande_woning']);
    const facts = home?.kenmerken.flatMap(({ feiten }) => feiten);
    expect(facts?.find(({ label }) => label === 'Permanente bewoning')?.waarde).toBe(waarde);
  });

  test('shows no document as a picture', () => {
    const plan = { soort: 'PLATTEGROND', link: 'https://pictures/1', vrijgave: true };
    const media = ['application/pdf', 'image/png', null].map((mimetype) => ({ ...plan, mimetype }));
    expect(flatten({ media })?.media).toHaveLength(2);
  });

  test('has texts without markup', () => {
    const home = flatten({
      teksten: { aanbiedingstekst: 'Licht.<br>Ruim.<script>alert(1)</script>\r\n\r\n\r\nStil.' },
    });
    expect(home?.aanbiedingstekst).toBe('Licht.\nRuim.\n\nStil.');
  });

  test('has texts with what their entities stand for, and all words around a sign', () => {
    const written = 'Keuken &amp; badkamer, <b>&euro;&nbsp;10</b>.\nTuin < 100 m². Zolder > 20 m², R&D.';
    const home = flatten({ teksten: { eigenSiteTekst: '<p> </p>', aanbiedingstekst: written } });
    expect(home?.aanbiedingstekst).toBe('Keuken & badkamer, €\u00a010.\nTuin < 100 m². Zolder > 20 m², R&D.');
  });

  test('whatever a feed sends, a home fits the contract or is not shown', () => {
    const anything = fc.record({
      adres: fc.anything(),
      financieel: fc.oneof(fc.anything(), fc.constant({ overdracht: { status: 'BESCHIKBAAR' } })),
      algemeen: fc.anything(),
      detail: fc.anything(),
      media: fc.anything(),
      marketing: fc.anything(),
      teksten: fc.anything(),
    });
    fc.assert(
      fc.property(anything, (fields) => {
        const home = flatten(fields);
        expect(home === null || v.is(PropertySchema, home)).toBe(true);
      }),
    );
  });
});

describe('open-house days', () => {
  const day = { start: '2026-11-21T11:00:00', eind: '2026-11-21T12:30:00' };
  test.each([
    ['a list of texts', ['2026-11-21 11:00:00|2026-11-21 12:30:00']],
    ['one text', '2026-11-21 11:00:00|2026-11-21 12:30:00'],
    ['objects', [{ start: '2026-11-21 11:00:00', eind: '2026-11-21 12:30:00' }]],
  ])('are read as %s', (_, value) => expect(parseOpenHouseDays(value)).toEqual([day]));
  test('are in order, and invalid ones are left out', () => {
    expect(parseOpenHouseDays(['2026-12-01 10:00:00', 'morgen', 7, null, '2026-11-21 11:00:00'])).toEqual([
      { start: '2026-11-21T11:00:00', eind: null },
      { start: '2026-12-01T10:00:00', eind: null },
    ]);
    expect(parseOpenHouseDays(undefined)).toEqual([]);
  });
  test('that are told without a time are whole days', () => {
    const days = [
      '2026-11-21',
      '2026-11-22 00:00:00|2026-11-22 00:00:00',
      '2026-11-23 00:00|2026-11-23 23:59',
    ];
    expect(parseOpenHouseDays(days)).toEqual([
      { start: '2026-11-21T00:00:00', eind: null },
      { start: '2026-11-22T00:00:00', eind: null },
      { start: '2026-11-23T00:00:00', eind: null },
    ]);
  });
  test('are in Dutch time, and an end that is not after the start is none', () => {
    expect(
      parseOpenHouseDays([
        { start: '2026-07-04T09:00:00Z', eind: '2026-07-04T12:30+02:00' },
        '2026-11-21 11:00:00|2026-11-21 00:00:00',
        { start: '2026-11-28T10:00:00.000Z', eind: '2026-99-99T10:00:00Z' },
      ]),
    ).toEqual([
      { start: '2026-07-04T11:00:00', eind: '2026-07-04T12:30:00' },
      { start: '2026-11-21T11:00:00', eind: null },
      { start: '2026-11-28T11:00:00', eind: null },
    ]);
  });
  test('invites on no day of another year, nor until a day after the open house: those are slips of the office', () => {
    const website = {
      openhuisdagen: [
        '2026-11-14 11:00:00|2026-12-14 12:00:00',
        '2026-11-28 11:00:00|2026-12-28 12:00:00',
        '2028-01-02 11:00:00|2028-01-02 12:00:00',
      ],
    };
    expect(flatten({ marketing: { website } })?.openhuisdagen).toEqual([
      { start: '2026-11-28T11:00:00', eind: null },
    ]);
  });

  test('that are over are not shown', () => {
    const website = {
      openhuisdagen: ['2026-11-14 11:00:00|2026-11-14 12:00:00', '2026-11-28 11:00:00|2026-11-28 12:00:00'],
    };
    expect(flatten({ marketing: { website } })?.openhuisdagen.map(({ start }) => start)).toEqual([
      '2026-11-28T11:00:00',
    ]);
  });
  test.each([
    ['BESCHIKBAAR', 1],
    ['ONDER_OPTIE', 1],
    ['VERKOCHT_ONDER_VOORBEHOUD', 0],
    ['VERHUURD_ONDER_VOORBEHOUD', 0],
    ['VERKOCHT', 0],
    ['VERHUURD', 0],
    ['AANGEKOCHT', 0],
  ])(
    'a home that is %s shows %i of the one ahead: nobody is invited to a home that is gone',
    (status, count) => {
      const marketing = { website: { openhuisdagen: ['2026-11-28 11:00:00|2026-11-28 12:00:00'] } };
      expect(flatten({ marketing, financieel: { overdracht: { status } } })?.openhuisdagen).toHaveLength(
        count,
      );
    },
  );
});

describe('slugs', () => {
  test.each([
    ['Crèmestraat', '19', 'A', 'cremestraat-19-a'],
    ["'s-Gravenweg (zuid)", '3', null, 's-gravenweg-zuid-3'],
    ['Lange Zandstraat', '12', '-2', 'lange-zandstraat-12-2'],
    ['Sint-Jansstraat', '7', null, 'sint-jansstraat-7'],
  ])('%s %s %s is %s', (straat, huisnummer, huisnummertoevoeging, slug) => {
    expect(formatObjectSlug(1, { straat, huisnummer, huisnummertoevoeging })).toBe(slug);
  });

  test('hold only letters, digits and single hyphens, and stay the same when slugified again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60, size: 'max' }), (text) => {
        const slug = formatSlug(text);
        expect(slug).toMatch(/^$|^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(formatSlug(slug)).toBe(slug);
        expect(formatSlug(` ${text.normalize('NFC')} `)).toBe(slug);
      }),
    );
  });

  test('are unique within a town, whatever the order of the feed, and do not change when a later home is added', () => {
    const home = fc.record({
      slug: fc.constantFrom('brink-1', 'brink-2', 'brink-1-3'),
      citySlug: fc.constantFrom('olst', 'epse'),
    });
    fc.assert(
      fc.property(fc.array(home, { maxLength: 30, size: 'max' }), (homes) => {
        const numbered = homes.map((fields, id) => ({ ...fields, id: id + 1, objectSku: '' }));
        const assigned = assignSlugs(numbered);
        expect(new Set(assigned.map((one) => `${one.citySlug}/${one.slug}`)).size).toBe(homes.length);
        const reversed = assignSlugs([...numbered].reverse()).reverse();
        expect(reversed).toEqual(assigned);
        expect(assignSlugs(numbered.slice(0, -1))).toEqual(assigned.slice(0, -1));
      }),
    );
  });
});
