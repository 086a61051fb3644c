import { always, type Line, type Story } from './story.ts';

const recent = (s: Story): boolean => s.keukenjaar > Number(s.entry.listing.gewijzigd.slice(0, 4)) - 8;

const tall = (s: Story): boolean => s.entry.home.floors.length > 1;
const warmFloor = (s: Story): boolean => s.entry.home.energy.verwarmingsoorten.length > 1;

/** From the front door to the living room. */
export const entrances: readonly Line[] = [
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

/** With the living room's size in each. */
export const livingRooms: readonly Line[] = [
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

/** With the kitchen's year in each. */
export const kitchens: readonly Line[] = [
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

/** What else the ground floor has. */
export const extras: readonly Line[] = [
  [(s) => s.huis && tall(s), () => 'Onder de trap is een diepe kast voor jassen en voorraad.'],
  [(s) => s.huis, () => 'Op de begane grond ligt doorlopend dezelfde eikenhouten vloer.'],
  [
    (s) => s.huis && s.bouwjaar < 1990,
    () => 'De wanden zijn strak gestuct, de plafonds voorzien van inbouwspots.',
  ],
  [(s) => s.huis, () => 'Er zijn rolluiken aan de zonkant en horren in de ramen die open kunnen.'],
  [
    (s) => s.huis && s.oud,
    () => 'Veel originele details zijn bewaard: paneeldeuren, ornamenten en een granito vloer in de gang.',
  ],
  [(s) => !s.huis, () => 'De hele woning heeft één doorlopende vloer en strak afgewerkte wanden.'],

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
