import { unlimited } from '@binnen/contracts/forms';
import { readAmount } from '@binnen/contracts/formats/package-price';
import * as v from 'valibot';
import type { SearchJob } from './search-job.ts';

const KindsSchema = v.pipe(v.string(), v.parseJson(), v.array(v.object({ code: v.unknown() })));

/** "350000" or "350.000", as the specification writes it; 0 is no limit, and so does the CRM write it. */
export const readNumber = (text: string): number => {
  const value = readAmount(text) ?? 0;
  return Number.isInteger(value) && value < unlimited ? value : 0;
};

const findKind = (soorten: string): string => {
  const kinds = v.safeParse(KindsSchema, soorten);
  const codes = new Set(kinds.success ? kinds.output.map((kind) => kind.code) : []);
  const isHouse = codes.has('WOONHUIS');
  const isFlat = codes.has('APPARTEMENT');
  return isHouse === isFlat ? 'WOONHUIS_OF_APPARTEMENT' : isHouse ? 'WOONHUIS' : 'APPARTEMENT';
};

/** A search runs for half a year. */
const findEndDate = (today: Date): string => {
  const end = new Date(today);
  end.setUTCMonth(end.getUTCMonth() + 6);
  return end.toISOString().slice(0, 10);
};

/** The body of `POST /wonen/v1/zoekopdracht`, as public clients of that service send it. */
export const createJobBody = (job: SearchJob, placeIds: number[], afdelingscode: number, today: Date) => {
  const buys = /^\s*koop/i.test(job.type_woning);
  const price = readNumber(job.prijstot);
  // Without an upper limit both maxima are 0: then a least amount of one euro tells renting from buying.
  const least = price === 0 ? 1 : 0;
  // The site asks for rooms, the CRM for bedrooms: one of the rooms is the living room.
  const bedrooms = Math.max(0, readNumber(job.aantalkamers) - 1);
  // The CRM knows none of the places: its mails would be of homes anywhere, so the office takes over.
  const isAutomatic = placeIds.length > 0 || !/\w/.test(job.plaatsen);
  return {
    zoekopdracht: {
      basis: {
        afdelingscode,
        medewerkercode: 0,
        status: 'LOPEND',
        einddatum: findEndDate(today),
        realtime: isAutomatic,
        automatischeVerwerking: isAutomatic,
        alleenEigenAanbod: false,
        betalendeKlant: false,
        verstuurPerPost: false,
      },
      diversen: { diversen: 0 },
      locaties: { plaatsen: placeIds, zoekgebieden: [] },
      relatie: {
        persoon: {
          geslacht: 'ONBEKEND',
          initialen: '',
          roepnaam: job.name,
          tussenvoegsel: '',
          achternaam: job.lastname,
          email: job.mail,
          telefoonnummer: '',
          mobielTelefoonnummer: job.phone,
          straat: '',
          huisnummer: '',
          huisnummertoevoeging: '',
          postcode: '',
          woonplaats: '',
          land: '',
          titel: '',
        },
        referentie: { relatiecode: 0, relatiesoort: '' },
      },
      woonwens: {
        objectsoort: findKind(job.soorten),
        koopprijsVanaf: buys ? least : 0,
        koopprijsTotEnMet: buys ? price : 0,
        huurprijsVanaf: buys ? 0 : least,
        huurprijsTotEnMet: buys ? 0 : price,
        woonOppervlakteVanaf: readNumber(job.oppervlakte),
        aantalSlaapkamersVanaf: bedrooms,
        perceelOppervlakteVanaf: 0,
        woonInhoudVanaf: 0,
        woonkamerOppervlakteVanaf: 0,
        bouwjaarVanaf: 0,
        bouwjaarTotEnMet: 0,
        bestaandeBouw: true,
        nieuwbouw: true,
        permanenteBewoning: true,
        recreatiewoning: false,
        appartementsoorten: [],
        woningsoorten: [],
        woningtypes: [],
        liggingen: [],
        tuinliggingen: [],
        garage: [],
        gemeubileerd: false,
        gestoffeerd: false,
        gedeeltelijkGestoffeerd: false,
        lift: false,
        balkonPatioDakterras: false,
        badkamerOpBeganeGrond: false,
        slaapkamerOpBeganeGrond: false,
      },
    },
  };
};
