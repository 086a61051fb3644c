import type { Entry } from '../dataset.ts';
import type { Floor } from '../floors.ts';
import type { Home } from '../home.ts';
import { createRandom } from '../random.ts';
import { createFacts, type Facts } from './facts.ts';
import { loadSentences, type Line } from './sentences.ts';

const join = (parts: string[], between = ' '): string => parts.filter(Boolean).join(between);

/** Writes a broker's text from the sentences of `content/homes`. */
export const createDescriber = (folder?: string) => {
  const { neighbourhoods, openings, living, upstairs, outside, comfort, surroundings, closings, plots } =
    loadSentences(folder);

  const describeEntry = (entry: Entry): string[] => {
    const { home, listing } = entry;
    const random = createRandom('story', listing.id);
    const ofHome = createFacts(entry);
    const fit = (lines: Line[], facts: Facts) =>
      lines.filter(({ when }) => when.every((condition) => condition(facts)));
    /** One of the sentences that are true of the home; nothing when none is. */
    const tell = (lines: Line[], facts = ofHome): string => {
      const fitting = fit(lines, facts);
      return fitting.length === 0 ? '' : random.pick(fitting).say(facts);
    };
    const tellBathroom = (floor: Floor | undefined, facts: Facts): string =>
      floor?.badkamers[0] ? tell(living.bathrooms, facts) : '';

    const tellLiving = (): string => {
      const floor = home.floors.find(({ woonlaag }) => woonlaag);
      const facts = createFacts(entry, floor);
      return join([
        tell(living.entrances),
        tell(living.livingRooms),
        tell(living.kitchens),
        tell(living.extras),
        fit(living.bedrooms, facts)[0]?.say(facts) ?? '',
        tellBathroom(floor, facts),
      ]);
    };
    const tellFloor = (floor: Floor): string => {
      const facts = createFacts(entry, floor);
      const bathroom = tellBathroom(floor, facts);
      const { soort } = floor;
      if (soort === 'KELDER' || soort === 'VLIERING') return tell(upstairs[soort], facts);
      if (floor.slaapkamers === 0)
        return join([soort === 'ZOLDER' ? upstairs.bareAttic(facts) : '', bathroom]);
      return join([tell(soort === 'ZOLDER' ? upstairs.ZOLDER : upstairs.storey, facts), bathroom]);
    };
    const tellSurroundings = (): string => tell(surroundings.known) || tell(surroundings.elsewhere);

    if (home.type.objecttype === 'BOUWGROND')
      return [plots.place(ofHome), tell(plots.rules), tellSurroundings(), plots.price(ofHome)];
    return [
      tell(openings.openings) || openings.otherwise(ofHome),
      tellLiving(),
      // In the order of the floors.
      join(home.floors.filter(({ woonlaag }) => !woonlaag).map(tellFloor)),
      join([tell(outside.gardens), tell(outside.sheds), tell(outside.parking)]),
      join([tell(comfort.warmth), tell(comfort.boilers), tell(comfort.renewals), tell(comfort.associations)]),
      tellSurroundings(),
      tell(closings),
    ];
  };

  return {
    /** The description of a home. Paragraphs have an empty line between them. */
    describeHome: (entry: Entry): string => join(describeEntry(entry), '\n\n'),
    /** The description of the neighbourhood: the quarter in Deventer, else the place. */
    describeNeighbourhood: ({ address }: Home): string => {
      const { plaats, postcode } = address.street;
      const quarter = plaats === 'Deventer' ? neighbourhoods.quarters[postcode.slice(0, 4)] : undefined;
      return quarter ?? neighbourhoods.places[plaats] ?? neighbourhoods.countryside;
    },
  };
};
export type Describer = ReturnType<typeof createDescriber>;
