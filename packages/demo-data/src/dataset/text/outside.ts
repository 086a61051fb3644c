import { tell, type Line, type Story } from './story.ts';

const garden = (s: Story): boolean =>
  ['ACHTERTUIN', 'TUIN_RONDOM'].includes(s.entry.home.outdoors.hoofdtuintype);
const is =
  (...types: string[]) =>
  (s: Story): boolean =>
    types.includes(s.entry.home.outdoors.hoofdtuintype);
const size = (s: Story): number => s.entry.home.outdoors.oppervlakte;
const around = is('TUIN_RONDOM');
const back = is('ACHTERTUIN');

const gardens: readonly Line[] = [
  [
    (s) => back(s) && s.zonnig,
    (s) =>
      `De achtertuin ligt op het ${s.zijde} en meet zo'n ${size(s)} m²: 's ochtends koffie bij de achterdeur, 's avonds nog een uur zon achterin.`,
  ],
  [
    (s) => back(s) && s.zonnig,
    (s) =>
      `Achter het huis ligt een diepe tuin op het ${s.zijde}, met een terras, een gazon en borders waar het hele jaar iets bloeit.`,
  ],
  [
    (s) => back(s) && !s.zonnig,
    (s) =>
      `De achtertuin (${size(s)} m²) ligt op het ${s.zijde}, zodat het ook op warme dagen aan tafel prettig zit; achterin is er zon tot het eind van de middag.`,
  ],
  [
    back,
    (s) =>
      `De tuin van ongeveer ${size(s)} m² is met leilindes en een houten schutting fraai afgeschermd en heeft een achterom.`,
  ],
  [
    back,
    (s) =>
      `De tuin op het ${s.zijde} is onderhoudsvriendelijk aangelegd: tegels bij het huis, een strook gras en een border met vaste planten.`,
  ],
  [
    (s) => back(s) && size(s) > 90,
    (s) =>
      `Met ${size(s)} m² is de achtertuin groot genoeg voor een trampoline, een moestuinbak en een lange tafel.`,
  ],
  [
    (s) => back(s) && s.huis,
    (s) =>
      `Via de achterdeur stap je in een verzorgde tuin op het ${s.zijde}, met sierbestrating, een overkapping en een achterom voor de fietsen.`,
  ],
  [
    (s) => around(s) && s.entry.home.perceel > 1800,
    (s) =>
      `Het erf van ${s.perceel} m² heeft alles: een boomgaard met oude appelrassen, een moestuin, een weide en een terras op het ${s.zijde} met uitzicht.`,
  ],
  [
    (s) => around(s) && s.entry.home.perceel > 1800,
    (s) =>
      `Rondom het huis ligt ${s.perceel} m² grond, gedeeltelijk als siertuin aangelegd en verder als weide, omzoomd door een meidoornhaag.`,
  ],
  [
    around,
    (s) =>
      `De tuin ligt rondom het huis en is door een hovenier aangelegd, met op het ${s.zijde} een ruim terras.`,
  ],
  [
    (s) => around(s) && s.zonnig,
    (s) =>
      `Op het terras aan de ${s.zijde === 'westen' ? 'westkant' : 'zonkant'} zit je tot laat in de avond; verder ligt de tuin (${size(s)} m²) er verzorgd en gemakkelijk bij.`,
  ],
  [
    (s) => around(s) && !s.zonnig,
    (s) =>
      `In de tuin (${size(s)} m²) zijn meerdere terrassen gemaakt, zodat je de zon kunt volgen of juist de schaduw.`,
  ],
  [
    around,
    () =>
      'Rondom liggen gazon, vaste planten en volwassen bomen, zodat je vanuit elke kamer groen ziet en nergens ingekeken wordt.',
  ],
  [
    around,
    (s) =>
      `De vrije ligging van het perceel (${s.perceel} m²) merk je vooral in de tuin: altijd een plek in de zon, altijd een plek in de schaduw.`,
  ],
  [
    is('PATIO_ATRIUM', 'PLAATS'),
    (s) =>
      `De ommuurde stadstuin van ${size(s)} m² is een oase: klinkers, een vijgenboom en een muur die de warmte vasthoudt.`,
  ],
  [
    is('PATIO_ATRIUM', 'PLAATS'),
    (s) =>
      `Achter het huis ligt een beschut plaatsje op het ${s.zijde}, groot genoeg voor een tafel, een kruidenbak en de fietsen.`,
  ],
  [
    is('BALKON'),
    (s) =>
      `Op het balkon van ${size(s)} m², op het ${s.zijde}, is plaats voor een tafel en twee stoelen${s.zonnig ? ' in de middagzon' : ''}.`,
  ],
  [
    is('BALKON'),
    (s) =>
      `Vanuit de woonkamer loop je zo het balkon op (${s.zijde}), met uitzicht over ${s.profile === 'binnenstad' ? 'de daken' : 'het groen'}.`,
  ],
  [
    is('DAKTERRAS'),
    (s) =>
      `Het dakterras van ${size(s)} m² op het ${s.zijde} is een kamer extra: uitzicht over de daken, zon en niemand die meekijkt.`,
  ],
  [
    is('DAKTERRAS'),
    (s) =>
      `Boven de stad zitten zonder de deur uit te gaan: het terras op het ${s.zijde} meet ${size(s)} m² en heeft stroom en een buitenkraan.`,
  ],
  [
    is(''),
    () => 'Een eigen buitenruimte is er niet; het park en de rivier liggen op een paar minuten lopen.',
  ],
];

const parking: readonly Line[] = [
  [
    (s) => has(s, 'VRIJSTAAND_STEEN'),
    () =>
      "Achter op het perceel staat een stenen garage met een elektrische deur; ervoor is nog plaats voor drie auto's.",
  ],
  [
    (s) => has(s, 'VRIJSTAAND_STEEN'),
    () => 'In de vrijstaande garage is naast de auto ruimte voor een werkplaats.',
  ],
  [
    (s) => has(s, 'AANGEBOUWD_STEEN'),
    () => 'De garage is aangebouwd en voorzien van licht en krachtstroom, en op de oprit kun je laden.',
  ],
  [
    (s) => parks(s, 'PARKEERVERGUNNINGEN'),
    () => 'Voor de auto vraag je een parkeervergunning aan; fietsen kunnen naar binnen.',
  ],
  [(s) => parks(s, 'OPENBAAR_PARKEREN'), () => ''],
  [
    (s) => has(s, 'VRIJSTAAND_STEEN'),
    () => "De vrijstaande stenen garage heeft elektra, een zolder en een oprit voor twee auto's.",
  ],
  [
    (s) => has(s, 'AANGEBOUWD_STEEN'),
    () => 'De aangebouwde garage is vanuit de hal bereikbaar; op de eigen oprit staat nog een tweede auto.',
  ],
  [(s) => has(s, 'CARPORT'), () => 'Naast het huis is een carport, met daarachter de berging.'],
  [
    (s) => has(s, 'INPANDIG'),
    () =>
      'De inpandige garage kan, als je geen auto binnen wilt zetten, eenvoudig bij de woning worden getrokken.',
  ],
  [(s) => has(s, 'GARAGEBOX'), () => 'Bij de woning hoort een garagebox om de hoek.'],
  [
    (s) => has(s, 'PARKEERKELDER'),
    () => 'In de afgesloten parkeerkelder heb je een eigen plaats, voorbereid op een laadpaal.',
  ],
  [
    (s) => parks(s, 'PARKEERVERGUNNINGEN'),
    () => 'Parkeren gaat met een vergunning; die is voor bewoners zonder wachttijd te krijgen.',
  ],
  [
    (s) => parks(s, 'BETAALD_PARKEREN'),
    () => 'In de straat geldt betaald parkeren; wie een vaste plek wil, kan terecht in de garage verderop.',
  ],
  [(s) => parks(s, 'OPENBAAR_PARKEREN'), () => 'Parkeren kan gratis voor de deur.'],
  [
    (s) => parks(s, 'OPENBAAR_PARKEREN'),
    () => 'Er is ruim voldoende openbare parkeergelegenheid in de straat.',
  ],
  [(s) => parks(s, 'OP_EIGEN_TERREIN') && !garage(s), () => 'Op eigen terrein is plaats voor een auto.'],
];
const has = (s: Story, kind: string): boolean => s.entry.home.outdoors.garagesoorten.includes(kind);
const garage = (s: Story): boolean => !has(s, 'GEEN_GARAGE');
const parks = (s: Story, kind: string): boolean =>
  !garage(s) && s.entry.home.outdoors.parkeerfaciliteiten.includes(kind);

const shed = (s: Story, kind: string): boolean => s.entry.home.outdoors.schuur === kind && garden(s);

const sheds: readonly Line[] = [
  [
    (s) => shed(s, 'VRIJSTAAND_STEEN'),
    () => 'De schuur is van steen, droog en voorzien van licht, en heeft een achterom naar het pad.',
  ],
  [
    (s) => shed(s, 'VRIJSTAAND_STEEN'),
    () => 'In de vrijstaande berging passen vier fietsen en een bakfiets.',
  ],
  [(s) => shed(s, 'VRIJSTAAND_STEEN'), () => ''],
  [(s) => shed(s, 'AANGEBOUWD_STEEN'), () => ''],
  [
    (s) => shed(s, 'VRIJSTAAND_HOUT'),
    () => 'Achterin staat een houten berging met een overkapping eraan vast.',
  ],
  [(s) => shed(s, 'VRIJSTAAND_HOUT'), () => ''],
  [(s) => shed(s, 'VRIJSTAAND_STEEN'), () => 'Aan het eind van de tuin staat een stenen schuur met elektra.'],
  [(s) => shed(s, 'AANGEBOUWD_STEEN'), () => 'De aangebouwde berging is van binnenuit bereikbaar.'],
  [
    (s) => s.entry.home.outdoors.schuur === 'BOX_INPANDIG',
    () => 'Voor fietsen en koffers is er een afsluitbare berging op de begane grond.',
  ],
  [
    (s) => s.entry.home.outdoors.schuur === 'BOX_INPANDIG',
    () => 'De berging in de onderbouw is ruim en droog.',
  ],
  [
    (s) => s.entry.home.outdoors.schuur === 'VRIJSTAAND_STEEN' && garden(s) && !garage(s),
    () => 'In de stenen berging staan de fietsen droog.',
  ],
  [
    (s) => s.entry.home.outdoors.schuur === 'VRIJSTAAND_HOUT' && garden(s),
    () => 'De houten schuur is ruim genoeg voor fietsen, gereedschap en een werkbank.',
  ],
  [
    (s) => s.entry.home.outdoors.schuur === 'BOX_INPANDIG',
    () => 'In de onderbouw hoort een eigen berging bij de woning.',
  ],
];

export const describeOutside = (story: Story): string =>
  [tell(story, gardens), tell(story, sheds), tell(story, parking)].filter(Boolean).join(' ');
