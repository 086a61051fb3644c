import type { Entry } from '../dataset.ts';
import { isUnlabelled } from '../gaps.ts';
import { createRandom, type Random } from '../random.ts';
import type { Profile } from '../street-profiles.ts';
import { atStreet, capitalise, countOf, nameEra, nameSide } from './words.ts';

/** A home's facts in the words that sentences are made of. */
export interface Story {
  random: Random;
  entry: Entry;
  profile: Profile;
  plaats: string;
  /** `aan de Boxbergerweg` */
  aan: string;
  /** `tussenwoning` */
  naam: string;
  /** `deze tussenwoning`, `dit appartement` */
  deze: string;
  Deze: string;
  /** `de tussenwoning`, `het appartement` */
  de: string;
  De: string;
  huis: boolean;
  oud: boolean;
  bouwjaar: number;
  tijd: string;
  opp: number;
  perceel: string;
  /** `drie slaapkamers` */
  slaapkamers: string;
  aantalSlaapkamers: number;
  woonkamer: number;
  keukenjaar: number;
  badkamerjaar: number;
  /** Where the garden lies: `zuidwesten`; empty without one. */
  zijde: string;
  zonnig: boolean;
  label: string;
  verbouwd: number;
  huur: boolean;
}

const sunny = new Set(['ZUIDOOST', 'ZUID', 'ZUIDWEST', 'WEST']);

export const createStory = (entry: Entry): Story => {
  const { home, listing } = entry;
  const { street } = home.address;
  const { article, naam, objecttype } = home.type;
  const dit = article === 'het' ? 'dit' : 'deze';
  return {
    random: createRandom('story', listing.id),
    entry,
    profile: street.profile,
    plaats: street.plaats,
    aan: atStreet(street.straat),
    naam,
    deze: `${dit} ${naam}`,
    Deze: `${capitalise(dit)} ${naam}`,
    de: `${article} ${naam}`,
    De: `${capitalise(article)} ${naam}`,
    huis: objecttype === 'WOONHUIS',
    oud: home.bouwjaar < 1940,
    bouwjaar: home.bouwjaar,
    tijd: nameEra(home.bouwjaar),
    opp: home.woonoppervlakte,
    perceel: home.perceel.toLocaleString('nl-NL'),
    slaapkamers: countOf(home.slaapkamers, 'slaapkamer', 'slaapkamers'),
    aantalSlaapkamers: home.slaapkamers,
    woonkamer: home.woonkamer,
    keukenjaar: home.keukenjaar,
    badkamerjaar: home.badkamerjaar,
    zijde: nameSide(home.outdoors.ligging),
    zonnig: sunny.has(home.outdoors.ligging),
    label: home.monument || isUnlabelled(listing.index) ? '' : home.energy.label,
    verbouwd: home.verbouwd,
    huur: listing.huur,
  };
};

/** A sentence, and when it is true. */
export type Line = readonly [when: (story: Story) => boolean, say: (story: Story) => string];

export const always = (): boolean => true;

/** One of the lines that are true of the home; nothing when none is. */
export const tell = (story: Story, lines: readonly Line[]): string => {
  const fitting = lines.filter(([when]) => when(story));
  if (fitting.length === 0) return '';
  return story.random.pick(fitting)[1](story);
};
