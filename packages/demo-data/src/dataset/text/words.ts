const numbers = [
  'nul',
  'één',
  'twee',
  'drie',
  'vier',
  'vijf',
  'zes',
  'zeven',
  'acht',
  'negen',
  'tien',
  'elf',
  'twaalf',
];

/** `drie`; digits above twelve, as in newspapers. */
export const inWords = (number: number): string => numbers[number] ?? String(number);

export const capitalise = (text: string): string => text.replace(/\p{L}/u, (letter) => letter.toUpperCase());

/** `één slaapkamer`, `drie slaapkamers`. */
export const countOf = (number: number, one: string, many: string): string =>
  `${inWords(number)} ${number === 1 ? one : many}`;

/** `een douche, een ligbad en een toilet` */
export const joinWords = (words: string[]): string => {
  if (words.length < 2) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} en ${words.at(-1)}`;
};

const sides: Record<string, string> = {
  NOORD: 'noorden',
  NOORDOOST: 'noordoosten',
  OOST: 'oosten',
  ZUIDOOST: 'zuidoosten',
  ZUID: 'zuiden',
  ZUIDWEST: 'zuidwesten',
  WEST: 'westen',
  NOORDWEST: 'noordwesten',
};
export const nameSide = (side: string): string => sides[side] ?? '';

/** Street names that are not preceded by "aan de". */
const odd: Record<string, string> = {
  'Aan de Leide': 'aan de straat Aan de Leide',
  Averbergen: 'aan Averbergen',
  Boreelplein: 'aan het Boreelplein',
  Broederenplein: 'aan het Broederenplein',
  'De Otter': 'aan De Otter',
  'De Varentuin': 'aan De Varentuin',
  Fonteinkruid: 'aan het Fonteinkruid',
  'Grote Kerkhof': 'aan het Grote Kerkhof',
  Herxen: 'in de buurtschap Herxen',
  'Kanaal Noord': 'aan het Kanaal Noord',
  Koggeschip: 'aan het Koggeschip',
  Nuisvelderbos: 'aan het Nuisvelderbos',
  Sijzenbaanplein: 'aan het Sijzenbaanplein',
  Sippenbroek: 'aan het Sippenbroek',
  Wiebengapad: 'aan het Wiebengapad',
  Wiederhorsten: 'aan Wiederhorsten',
  Zonnedauw: 'aan Zonnedauw',
};

/** `aan de Boxbergerweg`, `aan het Grote Kerkhof`. */
export const atStreet = (straat: string): string => odd[straat] ?? `aan de ${straat}`;

const decades: Record<number, string> = {
  1900: 'de eerste jaren van de vorige eeuw',
  1910: 'de jaren tien',
  1920: 'de jaren twintig',
  1930: 'de jaren dertig',
  1940: 'de jaren veertig',
  1950: 'de jaren vijftig',
  1960: 'de jaren zestig',
  1970: 'de jaren zeventig',
  1980: 'de jaren tachtig',
  1990: 'de jaren negentig',
};

/** `de jaren dertig`, `de zeventiende eeuw`, `na de eeuwwisseling`. */
export const nameEra = (year: number): string => {
  if (year < 1700) return 'de zeventiende eeuw';
  if (year < 1800) return 'de achttiende eeuw';
  if (year < 1900) return 'de negentiende eeuw';
  return decades[Math.floor(year / 10) * 10] ?? 'na de eeuwwisseling';
};
