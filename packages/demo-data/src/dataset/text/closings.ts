import { always, tell, type Line } from './story.ts';

const lines: readonly Line[] = [
  [
    (s) => !s.huur,
    () =>
      "Benieuwd of je meubels passen? De plattegronden staan bij de foto's, en een rolmaat hebben we bij de bezichtiging altijd bij ons.",
  ],
  [
    (s) => !s.huur,
    () =>
      "We laten je graag binnen. Maak een afspraak, dan weet je na een half uur meer dan na honderd foto's.",
  ],
  [
    (s) => !s.huur && s.huis,
    () =>
      'Loop voor je bezichtiging eens door de straat, op een dinsdagavond bijvoorbeeld. En bel ons dan voor een afspraak.',
  ],
  [
    (s) => !s.huur && s.aantalSlaapkamers < 3,
    (s) => `Een eerste huis, of juist een kleiner huis? In beide gevallen is ${s.de} een bezoek waard.`,
  ],
  [
    (s) => !s.huur && s.aantalSlaapkamers > 3,
    () => 'Kom met het hele gezin kijken: de kinderen weten meestal als eerste welke kamer van hen is.',
  ],
  [
    (s) => s.huur,
    (s) =>
      `${s.De} is gestoffeerd en per direct of in overleg beschikbaar. Stuur ons een bericht met je wensdatum, dan plannen we een bezichtiging.`,
  ],
  [
    (s) => !s.huur,
    () =>
      'Kom je kijken? Neem de tijd, loop twee keer door elke kamer en stel al je vragen. Wij maken graag een afspraak.',
  ],
  [
    (s) => !s.huur,
    (s) =>
      `Enthousiast? Plan een bezichtiging, dan laten we je ${s.de} en de buurt rustig zien. De aanvaarding is in overleg.`,
  ],
  [
    (s) => !s.huur,
    () =>
      "Foto's vertellen veel, maar niet hoe het licht valt om vijf uur 's middags. Daarvoor moet je komen kijken.",
  ],
  [
    (s) => !s.huur,
    () =>
      'Neem je eigen makelaar mee, of vraag ons om de volledige documentatie. Een bezichtiging kan ook in de avond of op zaterdag.',
  ],
  [
    (s) => !s.huur && s.entry.openDays.length > 0,
    () => 'Binnenkort houden we open huis: loop binnen, een afspraak is dan niet nodig.',
  ],
  [
    (s) => s.huur,
    () =>
      'De woning wordt voor onbepaalde tijd verhuurd. Huisdieren zijn bespreekbaar, roken binnen niet. Reageer met een korte toelichting over je situatie.',
  ],
  [
    (s) => s.huur,
    () =>
      'Bij aanvang betaal je een waarborgsom van twee maanden huur. We vragen een werkgeversverklaring en drie recente loonstroken; een kennismaking met de eigenaar hoort erbij.',
  ],
  [
    (s) => s.huur,
    () =>
      'De huur is exclusief gas, water, licht en internet. Beschikbaar in overleg; een bezichtiging plannen we graag met je in.',
  ],
  [
    always,
    (s) =>
      `Wil je weten of ${s.de} bij je past? Bel ons, dan plannen we een moment waarop je er alle tijd voor hebt.`,
  ],
];

export const describeClosing = (story: Parameters<typeof tell>[0]): string => tell(story, lines);
