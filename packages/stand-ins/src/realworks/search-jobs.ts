import { afdelingscode } from '../keys.ts';

type Fields = Record<string, unknown>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const genders = ['MAN', 'VROUW', 'ONBEKEND'];
const kinds = ['WOONHUIS', 'APPARTEMENT', 'WOONHUIS_OF_APPARTEMENT'];
const amounts = [
  'koopprijsVanaf',
  'koopprijsTotEnMet',
  'huurprijsVanaf',
  'huurprijsTotEnMet',
  'woonOppervlakteVanaf',
];

/** The error in a search job, in the service's words, or nothing. */
export const checkSearchJob = (body: unknown, places: ReadonlySet<number>): string | undefined => {
  const job = isRecord(body) ? body['zoekopdracht'] : undefined;
  if (!isRecord(job)) return 'zoekopdracht: is required';
  const { basis, locaties, relatie, woonwens } = job;
  if (!isRecord(basis)) return 'zoekopdracht.basis: is required';
  if (basis['afdelingscode'] !== afdelingscode) return 'zoekopdracht.basis.afdelingscode: is unknown';
  if (typeof basis['status'] !== 'string') return 'zoekopdracht.basis.status: is required';
  if (!isRecord(locaties) || !Array.isArray(locaties['plaatsen']))
    return 'zoekopdracht.locaties.plaatsen: is required';
  const unknown = locaties['plaatsen'].filter((id) => !places.has(id as number));
  if (unknown.length > 0) return `zoekopdracht.locaties.plaatsen: unknown id ${JSON.stringify(unknown[0])}`;
  const person = isRecord(relatie) ? relatie['persoon'] : undefined;
  if (!isRecord(person)) return 'zoekopdracht.relatie.persoon: is required';
  if (typeof person['achternaam'] !== 'string' || person['achternaam'] === '')
    return 'zoekopdracht.relatie.persoon.achternaam: is required';
  if (!genders.includes(String(person['geslacht'])))
    return 'zoekopdracht.relatie.persoon.geslacht: is unknown';
  if (!isRecord(woonwens)) return 'zoekopdracht.woonwens: is required';
  if (!kinds.includes(String(woonwens['objectsoort'])))
    return 'zoekopdracht.woonwens.objectsoort: is unknown';
  const odd = amounts.find((name) => !Number.isInteger(woonwens[name] ?? 0));
  return odd ? `zoekopdracht.woonwens.${odd}: must be a whole number` : undefined;
};
