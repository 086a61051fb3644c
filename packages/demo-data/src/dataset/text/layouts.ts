import type { Floor } from '../floors.ts';
import { entrances, extras, kitchens, livingRooms } from './living-lines.ts';
import { tell, type Story } from './story.ts';
import { capitalise, countOf, joinWords } from './words.ts';

const sparing: Record<string, string> = {
  DOUCHE: 'een douche',
  INLOOPDOUCHE: 'een ruime inloopdouche',
  LIGBAD: 'een ligbad',
  WASTAFEL: 'een wastafelmeubel',
  TOILET: 'een tweede toilet',
};

const describeBath = (story: Story, facilities: string[]): string => {
  const parts = joinWords(facilities.map((name) => sparing[name] ?? ''));
  return story.random.pick([
    `De badkamer heeft ${parts}.`,
    `De badkamer uit ${story.badkamerjaar} is uitgevoerd met ${parts}.`,
    `In de betegelde badkamer (${story.badkamerjaar}) vind je ${parts}.`,
    `De badkamer, vernieuwd in ${story.badkamerjaar}, beschikt over ${parts}.`,
  ]);
};

const describeFloor = (story: Story, floor: Floor): string => {
  const { random } = story;
  const rooms = countOf(floor.slaapkamers, 'slaapkamer', 'slaapkamers');
  const many = floor.slaapkamers > 1;
  const lies = many ? 'liggen' : 'ligt';
  const bath = floor.badkamers[0];
  const about = bath ? ` ${describeBath(story, bath.voorzieningen)}` : '';
  const where = floor.omschrijving
    .toLowerCase()
    .replace('1e', 'eerste')
    .replace('2e', 'tweede')
    .replace('3e', 'derde');
  switch (floor.soort) {
    case 'KELDER':
      return random.pick([
        'De provisiekelder is droog en op stahoogte.',
        'Onder het huis ligt een kelder met gewelf, ideaal voor wijn en weckpotten.',
      ]);
    case 'VLIERING':
      return random.pick([
        'Met de vlizotrap bereik je de bergvliering.',
        'Boven de slaapkamers is nog een vliering om van alles op te bergen.',
      ]);
    case 'ZOLDER':
      if (floor.slaapkamers === 0)
        return `De zolder, met de opstelling voor de wasmachine, is nu een open ruimte en laat zich eenvoudig tot kamer maken.${about}`;
      return `${random.pick([
        `De vaste trap naar zolder brengt je bij ${rooms} met een groot dakraam.`,
        `Op de zolderverdieping is met een dakkapel plaats gemaakt voor ${rooms}, en achter de knieschotten is volop berging.`,
        `Onder de kap ${floor.slaapkamers === 1 ? 'ligt' : 'liggen'} nog ${rooms}, met de balken in het zicht.`,
      ])}${about}`;
    default:
      if (floor.slaapkamers === 0) return about.trim();
      return `${random.pick([
        `Op de ${where} ${lies} ${rooms}${many ? ', waarvan de grootste over de volle breedte' : ' met een vaste kastenwand'}.`,
        many
          ? `De ${where} telt ${rooms}, alle met een laminaatvloer en een draai-kiepraam.`
          : `De ${where} telt één slaapkamer, met een laminaatvloer en een draai-kiepraam.`,
        `De overloop op de ${where} geeft toegang tot ${rooms}${bath ? ' en de badkamer' : ''}.`,
        `Boven, op de ${where}, ${lies} ${rooms}${many ? ' van goed formaat' : ' van royaal formaat'}.`,
        `${capitalise(rooms)} ${many ? 'zijn' : 'is'} er op de ${where}${bath ? ', met de badkamer ertussen' : ''}.`,
        `De trap komt uit op de ${where}: ${rooms}${bath ? ', een badkamer' : ''} en een overloop met daglicht.`,
        many
          ? `Op de ${where} is plaats voor ${rooms}; de kleinste is nu in gebruik als werkkamer.`
          : `Op de ${where} is plaats voor één slaapkamer en een vaste bergruimte.`,
      ])}${about}`;
  }
};

/** The ground floor, or a flat's living floor. */
export const describeLiving = (story: Story): string => {
  const { home } = story.entry;
  const living = home.floors.find(({ woonlaag }) => woonlaag);
  const parts = [
    tell(story, entrances),
    tell(story, livingRooms),
    tell(story, kitchens),
    tell(story, extras),
  ];
  if (living && living.slaapkamers > 0) {
    const rooms = countOf(living.slaapkamers, 'slaapkamer', 'slaapkamers');
    parts.push(
      story.huis && home.floors.length > 1
        ? `Beneden ${living.slaapkamers === 1 ? 'is' : 'zijn'} ook ${rooms}, zodat je hier desgewenst gelijkvloers woont.`
        : `${capitalise(rooms)} ${living.slaapkamers === 1 ? 'ligt' : 'liggen'} aan de rustige zijde.`,
    );
  }
  const bath = living?.badkamers[0];
  if (bath) parts.push(describeBath(story, bath.voorzieningen));
  return parts.filter(Boolean).join(' ');
};

/** All other floors, in the order in which one climbs them. */
export const describeUpstairs = (story: Story): string =>
  story.entry.home.floors
    .filter(({ woonlaag }) => !woonlaag)
    .map((floor) => describeFloor(story, floor))
    .filter(Boolean)
    .join(' ');
