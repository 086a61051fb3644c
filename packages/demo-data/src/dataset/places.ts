import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Place {
  naam: string;
  gemeente: string;
  provincie: string;
  woonplaatscode: number | null;
  lat: number;
  lon: number;
}

/** A place's share of the offer, and the price per square metre of an ordinary terraced house there in euros. */
interface Market {
  weight: number;
  squareMetre: number;
}

const markets: Record<string, Market> = {
  Deventer: { weight: 36, squareMetre: 3950 },
  Apeldoorn: { weight: 10, squareMetre: 3850 },
  Raalte: { weight: 8, squareMetre: 3550 },
  Twello: { weight: 8, squareMetre: 3750 },
  Schalkhaar: { weight: 6, squareMetre: 4150 },
  Diepenveen: { weight: 6, squareMetre: 4300 },
  Olst: { weight: 5, squareMetre: 3450 },
  Bathmen: { weight: 4.5, squareMetre: 3900 },
  Colmschate: { weight: 4.5, squareMetre: 3700 },
  Warnsveld: { weight: 4, squareMetre: 4150 },
  Gorssel: { weight: 4, squareMetre: 4450 },
  Epse: { weight: 3, squareMetre: 4350 },
  Wilp: { weight: 3, squareMetre: 3700 },
  Laren: { weight: 3, squareMetre: 3900 },
  Harfsen: { weight: 2.5, squareMetre: 3800 },
  Posterenk: { weight: 1.5, squareMetre: 3650 },
  Boskamp: { weight: 1.5, squareMetre: 3400 },
};
const elsewhere: Market = { weight: 0.35, squareMetre: 3600 };

export const findMarket = (plaats: string): Market => markets[plaats] ?? elsewhere;

const readData = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../../data', name), 'utf8');

/** The rows of a CSV file without quoted fields, by the names of its first line. */
export const readRows = (name: string): Record<string, string>[] => {
  const [head = '', ...lines] = readData(name).trim().split(/\r?\n/);
  const names = head.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(names.map((column, index) => [column, cells[index] ?? '']));
  });
};

/** The seventeen places of the offer. */
export const knownPlaces = JSON.parse(readData('bekende_plaatsen.json')) as Place[];

interface Woonplaats {
  code: number;
  name: string;
  gemeente: string;
  gemeentecode: string;
  provincie: string;
  lat: number;
  lon: number;
}

/** Every place with a BAG code in Overijssel and Gelderland. */
export const woonplaatsen = JSON.parse(readData('woonplaatsen_overijssel_gelderland.json')) as Woonplaats[];
