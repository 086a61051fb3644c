import type { Floor } from '../floors.ts';
import { always, tell, type Line, type Story } from './story.ts';
import { capitalise, countOf, joinWords } from './words.ts';

const recent = (s: Story): boolean => s.keukenjaar > Number(s.entry.listing.gewijzigd.slice(0, 4)) - 8;

const tall = (s: Story): boolean => s.entry.home.floors.length > 1;
const warmFloor = (s: Story): boolean => s.entry.home.energy.verwarmingsoorten.length > 1;

const entrances: readonly Line[] = [
  [(s) => s.huis && tall(s), () => 'Via de hal met meterkast, toilet en trapopgang kom je in de woonkamer.'],
  [
    (s) => s.huis && s.oud && tall(s),
    () => 'De gang met de oude tegelvloer leidt naar het toilet, de trap en de woonkamer.',
  ],
  [
    (s) => s.huis,
    () =>
      'Je komt binnen in een ruime hal met garderobe en toilet; de woonkamer ligt aan de achterzijde, op de tuin.',
  ],
  [
    (s) => s.huis,
    () => 'Achter de voordeur een nette entree met toilet, en daarna meteen het hart van het huis.',
  ],
  [
    (s) => s.huis && tall(s) && s.opp > 180,
    () =>
      'De hal is ruim genoeg om gasten te ontvangen; van hieruit bereik je de woonkamer, de werkkamer, het toilet en de trap.',
  ],
  [
    (s) => s.huis && !tall(s),
    () =>
      'De centrale hal verdeelt het huis in een leefdeel aan de tuinkant en een slaapdeel aan de rustige voorkant.',
  ],
  [(s) => s.huis && tall(s), () => 'De lichte hal met vide en garderobe zet meteen de toon.'],
  [
    (s) => s.huis,
    () =>
      'Een tochtportaal, een hal met zwevend toilet en dan de woonkamer: de indeling is logisch en er gaat geen meter verloren.',
  ],
  [
    (s) => s.huis && s.bouwjaar > 1950,
    () => 'In de hal vind je de meterkast, het toilet en een deur met glas die het licht doorlaat.',
  ],
  [(s) => !s.huis, () => 'Een ruime hal met intercom, toilet en bergkast leidt naar de kamers.'],
  [(s) => !s.huis, () => 'Vanuit de hal met het toilet en de meterkast bereik je alle vertrekken.'],
  [
    (s) => !s.huis,
    () =>
      'De entree heeft ruimte voor jassen en schoenen en verdeelt de woning logisch in een leef- en een slaapdeel.',
  ],
  [
    (s) => !s.huis && s.oud,
    () =>
      'Een eigen voordeur en een trap naar boven: daarna opent de woning zich als een etage met veel licht.',
  ],
];

const livingRooms: readonly Line[] = [
  [
    (s) => s.huis,
    (s) => `De woonkamer van ${s.woonkamer} m² krijgt de hele dag licht door de grote ramen aan weerszijden.`,
  ],
  [
    always,
    (s) => `De woonkamer is ${s.woonkamer} m² groot en heeft brede vensterbanken waar je op kunt zitten.`,
  ],
  [
    always,
    (s) =>
      `In de woonkamer (${s.woonkamer} m²) is ruimte voor een lange eettafel en een zithoek bij het raam.`,
  ],
  [
    (s) => s.huis && s.profile !== 'binnenstad',
    (s) =>
      `De woonkamer ligt over de volle diepte van het huis en meet ${s.woonkamer} m²; aan de achterkant kijk je de tuin in.`,
  ],
  [
    (s) => s.huis && s.zonnig,
    (s) =>
      `De zon draait in de loop van de dag door de woonkamer (${s.woonkamer} m²) en eindigt bij de eettafel aan de achterkant.`,
  ],
  [
    (s) => s.profile === 'buiten' || s.profile === 'villa',
    (s) => `Vanuit de woonkamer, ${s.woonkamer} m² groot, heb je door de lage ramen zicht op het groen.`,
  ],
  [
    (s) => !s.huis && s.bouwjaar > 1950,
    (s) => `De brede raampartij haalt het licht tot achter in de woonkamer van ${s.woonkamer} m².`,
  ],
  [
    (s) => s.oud && s.huis,
    (s) =>
      `De kamer en suite is in ere gehouden: samen ${s.woonkamer} m², met schuifdeuren ertussen voor wie rust zoekt.`,
  ],
  [
    (s) => s.oud,
    (s) =>
      `De woonkamer meet ${s.woonkamer} m² en heeft een marmeren schouw, een houten vloer en ramen tot bijna aan het plafond.`,
  ],
  [
    (s) => s.huis,
    (s) =>
      `Met ${s.woonkamer} m² is er in de woonkamer plaats voor een royale zithoek bij het raam en een eettafel met zicht op de tuin.`,
  ],
  [
    (s) => s.huis && s.opp > 150,
    (s) =>
      `De woonkamer (${s.woonkamer} m²) heeft een houtkachel en openslaande deuren naar het terras, zodat binnen en buiten in de zomer één ruimte zijn.`,
  ],
  [
    (s) => !s.huis,
    (s) =>
      `De woonkamer is met ${s.woonkamer} m² het grootste vertrek, en de plek waar je vanzelf gaat zitten.`,
  ],
  [
    warmFloor,
    (s) => `De woonkamer van ${s.woonkamer} m² heeft een strakke vloer met vloerverwarming tot in de keuken.`,
  ],
];

const kitchens: readonly Line[] = [
  [
    recent,
    (s) =>
      `De keuken is van ${s.keukenjaar} en heeft een inductieplaat, een combi-oven, een vaatwasser en veel werkblad.`,
  ],
  [
    recent,
    (s) =>
      `De open keuken uit ${s.keukenjaar}, met kookeiland en inbouwapparatuur, is duidelijk ontworpen door iemand die graag kookt.`,
  ],
  [
    recent,
    (s) =>
      `In ${s.keukenjaar} is een nieuwe keuken geplaatst in een rustige kleur, compleet met apparatuur en een composiet blad.`,
  ],
  [
    recent,
    (s) =>
      `De keuken (${s.keukenjaar}) is in een U-vorm geplaatst, met een gasloze kookplaat, een koelkast met vriesladen en een raam boven de spoelbak.`,
  ],
  [
    recent,
    (s) =>
      `Koken doe je in een eigentijdse keuken uit ${s.keukenjaar}, met een bar aan de kamerkant en alle apparatuur ingebouwd.`,
  ],
  [
    (s) => !recent(s),
    (s) => `De keuken uit ${s.keukenjaar} is eenvoudig en degelijk, met een vaatwasser en een gaskookplaat.`,
  ],
  [
    (s) => !recent(s),
    (s) => `De dichte keuken (${s.keukenjaar}) heeft veel kastruimte en plek voor een ontbijttafel.`,
  ],
  [
    (s) => !recent(s),
    (s) =>
      `De keuken dateert van ${s.keukenjaar}: netjes onderhouden en compleet, maar met ruimte voor een eigen keuze.`,
  ],
  [
    (s) => !recent(s),
    (s) => `De lichte keuken (${s.keukenjaar}) staat in een hoekopstelling en heeft uitzicht naar buiten.`,
  ],
  [
    (s) => !recent(s) && s.huis,
    (s) =>
      `De half open keuken uit ${s.keukenjaar} grenst aan de tuin en is verbouwd tot de plek waar iedereen na school aanschuift.`,
  ],
];

const extras: readonly Line[] = [
  [
    (s) => s.huis && s.opp > 130,
    () =>
      'Een bijkeuken met aansluitingen voor wasmachine en droger geeft toegang tot de zijkant van het huis.',
  ],
  [
    (s) => s.huis && s.opp > 150,
    () =>
      'De werkkamer aan de voorzijde ligt precies ver genoeg van de woonkamer om ongestoord te vergaderen.',
  ],
  [(s) => s.huis && tall(s), () => 'De trapkast biedt verrassend veel bergruimte.'],
  [(s) => !s.huis, () => 'In de inpandige bergkast staan de wasmachine en de droger uit het zicht.'],
  [always, () => ''],
];

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
        `Op de ${where} ${floor.slaapkamers === 1 ? 'ligt' : 'liggen'} ${rooms}${floor.slaapkamers > 1 ? ', waarvan de grootste over de volle breedte' : ''}.`,
        `De ${where} telt ${rooms}, alle met een laminaatvloer en een draai-kiepraam.`.replace(
          'één slaapkamer, alle',
          'één slaapkamer,',
        ),
        `De overloop op de ${where} geeft toegang tot ${rooms} en de badkamer.`.replace(
          bath ? '' : ' en de badkamer',
          '',
        ),
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
