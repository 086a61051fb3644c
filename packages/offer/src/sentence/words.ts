/** A word of a sentence: as it was typed, and in the spelling of the grammar. */
export interface Word {
  /** Which typed word it is of: `2-onder-1-kap` is one, with four words here. */
  typed: number;
  norm: string;
  /** `used`: it is in the list's address. `said`: it was understood, and the list cannot do it. */
  state: 'open' | 'used' | 'said';
  /** The phrase that it was read in. */
  wish?: object;
}

const numbers: Record<string, string> = Object.fromEntries(
  ['twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien'].map((word, index) => [
    word,
    String(index + 2),
  ]),
);
const tens = ['twintig', 'dertig', 'veertig', 'vijftig', 'zestig', 'zeventig', 'tachtig', 'negentig'];
const ordinals = ['eerste', 'tweede', 'derde', 'vierde', 'vijfde', 'zesde', 'zevende'];

const spellings: Record<string, string> = {
  ...numbers,
  ...Object.fromEntries(tens.map((word, index) => [word, `${index + 2}0`])),
  ...Object.fromEntries(ordinals.map((word, index) => [word, `${index + 1}e`])),
  ...{ kilometer: 'km', slpk: 'slaapkamers', slk: 'slaapkamers', slaapkmrs: 'slaapkamers', mln: 'miljoen' },
  ...{ maximum: 'max', maximaal: 'max', minimum: 'min', minimaal: 'min', minstens: 'min', tenminste: 'min' },
  ...{ etage: 'verdieping', rondom: 'rond', mille: 'k', duizend: 'k' },
};

/** `350.000,-` is 350000, `3,5` is 3.5, `€` is euro, `100m²` is 100 m2, `300-400k` is 300 tot 400 k. */
const normalise = (typed: string): string[] =>
  typed
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’‘`´]/g, '')
    .replace(/²/g, '2')
    .replace(/€/g, ' euro ')
    .replace(/</g, ' onder ')
    .replace(/>/g, ' vanaf ')
    .replace(/,-|,00(?!\d)/g, ' ')
    .replace(/(\d)\.(?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d),(?=\d)/g, '$1.')
    .replace(/(\d ?k?)-(?=\d)/g, '$1 tot ')
    .replace(/^-$/, 'tot')
    .replace(/([a-z\d]?)-?kamer(appartement|flat|woning)/g, '$1 kamer $2')
    .replace(/(\d)(?=(?:de|ste)\b)(?:de|ste)/g, '$1e')
    .replace(/(\d)(?!e\b)([a-z])/g, '$1 $2')
    .replace(/(\d)([a-z])(?=[a-z])/g, '$1 $2')
    .replace(/(?<!\d)\.|\.(?!\d)|[^a-z0-9.+]+/g, ' ')
    .split(' ')
    .filter((word) => word && word !== '+')
    .map((word) => spellings[word] ?? word);

export interface Sentence {
  typed: string[];
  words: Word[];
}

export const splitSentence = (text: string): Sentence => {
  // A comma within a number belongs to it.
  const typed = text.split(/\s+|,(?![\d-])|(?<!\d),|[;:!?()"“”]/).filter(Boolean);
  const words = typed.flatMap((word, index) =>
    normalise(word).map((norm): Word => ({ typed: index, norm, state: 'open' })),
  );
  return { typed, words };
};
