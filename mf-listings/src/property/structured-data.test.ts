import type { Property } from '@binnen/contracts/property';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { samples } from '../samples.ts';
import { describeStructured } from './structured-data.ts';

const home = Object.values(samples.pages['/woningaanbod/:city/:object']!.data)[0] as Property;
const url = new URL('https://binnen.example/woningaanbod/deventer/keulenstraat-19-a');

type Check = (value: unknown) => boolean;
const isText: Check = (value) => typeof value === 'string' && value.trim() !== '';
const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value) && value > 0;
const isCoordinate: Check = (value) => typeof value === 'number' && Math.abs(value) <= 180;
const isUrl: Check = (value) => isText(value) && URL.parse(value as string)?.protocol === 'https:';
const isDate: Check = (value) => isText(value) && !Number.isNaN(Date.parse(value as string));
const isOneOf =
  (...words: string[]): Check =>
  (value) =>
    words.includes(value as string);
const every =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every(check);

interface Rule {
  /** Search engines take the thing for nothing without these. */
  required: string[];
  /** Each property with what schema.org lets it hold: a check, or types of things. */
  properties: Record<string, Check | string[]>;
}

const accommodation: Rule = {
  required: ['name', 'address'],
  properties: {
    name: isText,
    address: ['PostalAddress'],
    geo: ['GeoCoordinates'],
    floorSize: ['QuantitativeValue'],
    numberOfRooms: isNumber,
    numberOfBedrooms: isNumber,
    yearBuilt: isNumber,
  },
};

/** From https://schema.org (version 29): which properties a type has, its parents' included, and what they hold. */
const rules: Record<string, Rule> = {
  RealEstateListing: {
    required: ['name', 'url', 'mainEntity'],
    properties: {
      name: isText,
      description: isText,
      url: isUrl,
      image: every(isUrl),
      datePosted: isDate,
      dateModified: isDate,
      offers: ['Offer'],
      mainEntity: ['House', 'Apartment', 'Place'],
    },
  },
  House: accommodation,
  Apartment: accommodation,
  Place: {
    required: ['name', 'address'],
    properties: { name: isText, address: ['PostalAddress'], geo: ['GeoCoordinates'] },
  },
  PostalAddress: {
    required: ['addressCountry'],
    properties: {
      streetAddress: isText,
      postalCode: (value) => /^\d{4} [A-Z]{2}$/.test(String(value)),
      addressLocality: isText,
      addressCountry: isOneOf('NL'),
    },
  },
  GeoCoordinates: {
    required: ['latitude', 'longitude'],
    properties: { latitude: isCoordinate, longitude: isCoordinate },
  },
  QuantitativeValue: {
    required: ['value', 'unitCode'],
    properties: { value: isNumber, unitCode: isOneOf('MTK') },
  },
  Offer: {
    required: ['price', 'priceCurrency', 'availability'],
    properties: {
      price: isNumber,
      priceCurrency: isOneOf('EUR'),
      availability: isOneOf('https://schema.org/InStock', 'https://schema.org/SoldOut'),
      businessFunction: isOneOf(
        'http://purl.org/goodrelations/v1#Sell',
        'http://purl.org/goodrelations/v1#LeaseOut',
      ),
      priceSpecification: ['UnitPriceSpecification'],
    },
  },
  UnitPriceSpecification: {
    required: ['price', 'priceCurrency', 'unitCode'],
    properties: { price: isNumber, priceCurrency: isOneOf('EUR'), unitCode: isOneOf('MON') },
  },
  BreadcrumbList: { required: ['itemListElement'], properties: { itemListElement: ['ListItem'] } },
  ListItem: {
    required: ['position', 'name', 'item'],
    properties: { position: isNumber, name: isText, item: isUrl },
  },
};

/** What schema.org would say against a thing, with the way to it. */
const findFaults = (thing: unknown, allowed: string[], path: string): string[] => {
  if (typeof thing !== 'object' || thing === null) return [`${path} is no thing`];
  const { '@type': type, '@context': context, ...properties } = thing as Record<string, unknown>;
  const rule = rules[String(type)];
  if (!rule || !allowed.includes(String(type))) return [`${path} may not be a ${String(type)}`];
  const isRoot = !path.includes('.');
  const faults = isRoot === (context === 'https://schema.org') ? [] : [`${path} has the wrong context`];
  for (const name of rule.required)
    if (!(name in properties)) faults.push(`${path} (${String(type)}) lacks ${name}`);
  for (const [name, value] of Object.entries(properties)) {
    const holds = rule.properties[name];
    if (!holds) faults.push(`${String(type)} has no property ${name}`);
    else if (typeof holds === 'function') {
      if (!holds(value)) faults.push(`${path}.${name} is ${JSON.stringify(value)}`);
    } else for (const each of [value].flat()) faults.push(...findFaults(each, holds, `${path}.${name}`));
  }
  return faults;
};
const listFaults = (fields: Partial<Property>): string[] =>
  describeStructured({ ...home, ...fields }, url).flatMap((thing, index) =>
    findFaults(
      JSON.parse(JSON.stringify(thing)),
      [index === 0 ? 'RealEstateListing' : 'BreadcrumbList'],
      `thing${index}`,
    ),
  );

test('a home is described as schema.org wants it', () => {
  expect(listFaults({})).toEqual([]);
});

test('a building plot is a place, not a house', () => {
  expect(listFaults({ objecttype: 'BOUWGROND' })).toEqual([]);
  expect(describeStructured({ ...home, objecttype: 'BOUWGROND' }, url)[0]).toMatchObject({
    mainEntity: { '@type': 'Place' },
  });
});

test('a long text of the broker ends after a whole word', () =>
  expect(describeStructured({ ...home, aanbiedingstekst: 'Licht '.repeat(100) }, url)[0]).toMatchObject({
    description: `${'Licht '.repeat(83).trim()}…`,
  }));

test('… whatever is known of it', () => {
  const orNothing = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary);
  const fields: fc.Arbitrary<Partial<Property>> = fc.record({
    status: fc.constantFrom('BESCHIKBAAR', 'VERKOCHT', 'VERHUURD', 'AANGEKOCHT', 'ONDER_BOD'),
    straat: orNothing(fc.constant('Brink')),
    huisnummer: orNothing(fc.constant('2')),
    postcode: orNothing(fc.constant('7411 BR')),
    plaats: orNothing(fc.constant('Olst')),
    koopprijs: orNothing(fc.nat(2_000_000)),
    huurprijs: orNothing(fc.nat(5000)),
    koopconditie: orNothing(fc.constantFrom('KOSTEN_KOPER', 'VRIJ_OP_NAAM')),
    huurconditie: orNothing(fc.constantFrom('PER_MAAND', 'PER_JAAR')),
    woonoppervlakte: orNothing(fc.nat(400)),
    aantalkamers: orNothing(fc.nat(12)),
    bouwjaar: orNothing(fc.constantFrom('1931', '1900-1930', '', 'onbekend')),
    objecttype: orNothing(fc.constantFrom('WOONHUIS', 'APPARTEMENT', 'BOUWGROND')),
    aanbiedingstekst: orNothing(fc.constantFrom('', 'Licht en ruim.')),
    subtitle: orNothing(fc.constant('Hoekwoning in Olst')),
    media: fc.constantFrom(home.media, []),
    etages: fc.constantFrom(home.etages, []),
    lat: orNothing(fc.constant(52.25)),
    lon: orNothing(fc.constant(6.16)),
    date_created: fc.constantFrom('', '2026-09-30'),
    date_updated: fc.constantFrom('', '2026-10-01T14:05:11'),
  });
  fc.assert(
    fc.property(fields, (some) => {
      expect(listFaults(some)).toEqual([]);
    }),
  );
});
