import { tell, type Line, type Story } from './story.ts';
import { joinWords } from './words.ts';

const energy = (s: Story) => s.entry.home.energy;
const gas = (s: Story): boolean => energy(s).ketelBouwjaar !== '';
const good = (s: Story): boolean => s.label.startsWith('A');
const middling = (s: Story): boolean => /^[BC]$/.test(s.label);
const poor = (s: Story): boolean => /^[D-G]$/.test(s.label);

const insulation: Record<string, string> = {
  DAKISOLATIE: 'het dak',
  MUURISOLATIE: 'de gevels',
  VLOERISOLATIE: 'de vloer',
};
const insulated = (s: Story): string =>
  joinWords(energy(s).isolatievormen.flatMap((form) => insulation[form] ?? []));

const warmth: readonly Line[] = [
  [
    (s) => good(s) && energy(s).verwarmingsoorten.includes('WARMTEPOMP'),
    (s) =>
      `Met energielabel ${s.label} en een warmtepomp is de woning helemaal klaar voor een toekomst zonder gas.`,
  ],
  [
    (s) => good(s) && energy(s).zonnepanelen > 0,
    (s) =>
      `Op het dak liggen ${energy(s).zonnepanelen} zonnepanelen en de woning heeft energielabel ${s.label}: de maandlasten vallen daardoor mee.`,
  ],
  [
    good,
    (s) =>
      `Het energielabel is ${s.label}: de woning is rondom geïsoleerd en overal voorzien van isolerend glas.`,
  ],
  [
    (s) => middling(s) && insulated(s) !== '',
    (s) =>
      `Ook aan comfort is gedacht: ${insulated(s)} ${insulated(s).includes(' en ') ? 'zijn' : 'is'} geïsoleerd, het glas is dubbel en het energielabel is ${s.label}.`,
  ],
  [middling, (s) => `De woning heeft energielabel ${s.label} en is grotendeels voorzien van isolerend glas.`],
  [
    poor,
    (s) =>
      `Dubbel glas is er op de meeste plaatsen al; met dak- en vloerisolatie kan het energielabel, nu ${s.label}, flink omhoog.`,
  ],
  [
    poor,
    (s) =>
      `De woning heeft energielabel ${s.label}. Wij rekenen graag met je door wat isolatie of een hybride warmtepomp hier doet.`,
  ],
  [
    middling,
    (s) => `Energielabel ${s.label}: geen zorgen voor nu, en met een paar zonnepanelen wordt het nog beter.`,
  ],
  [good, (s) => `De woning heeft energielabel ${s.label}, een goede ventilatie en lage stookkosten.`],
  [
    poor,
    (s) =>
      `Het energielabel is ${s.label}. Er valt dus nog winst te behalen, en juist daarvoor zijn nu gunstige leningen en subsidies.`,
  ],
  [
    poor,
    (s) =>
      `Met energielabel ${s.label} is isoleren een logische volgende stap; de prijs houdt daar rekening mee.`,
  ],
  [
    (s) => s.entry.home.monument,
    () =>
      'Als monument is de woning vrijgesteld van een energielabel. Voor onderhoud zijn er aantrekkelijke regelingen, waar wij je graag over vertellen.',
  ],
];
const boilers: readonly Line[] = [
  [gas, (s) => `Er hangt een HR-ketel uit ${energy(s).ketelBouwjaar}, in eigendom.`],
  [gas, (s) => `De cv-ketel (${energy(s).ketelBouwjaar}) is elk jaar onderhouden.`],
  [gas, (s) => `Voor warmte en warm water zorgt een combiketel van ${energy(s).ketelBouwjaar}.`],
  [gas, () => ''],
  [gas, (s) => `De cv-ketel is van ${energy(s).ketelBouwjaar}.`],
  [gas, (s) => `Verwarming en warm water komen van een combiketel uit ${energy(s).ketelBouwjaar}.`],
  [
    (s) => energy(s).verwarmingsoorten.includes('STADSVERWARMING'),
    () => 'De woning is aangesloten op het warmtenet.',
  ],
];
const renewals: readonly Line[] = [
  [
    (s) => s.verbouwd > 0 && s.oud,
    (s) => `In ${s.verbouwd} zijn de kozijnen hersteld en is het buitenschilderwerk gedaan.`,
  ],
  [
    (s) => s.verbouwd > 0,
    (s) => `Bij de verbouwing in ${s.verbouwd} zijn ook de leidingen en de groepenkast vernieuwd.`,
  ],
  [(s) => s.verbouwd > 0 && s.huis, (s) => `Het dak is in ${s.verbouwd} nagezien en waar nodig vernieuwd.`],
  [
    (s) => s.verbouwd === 0 && s.bouwjaar < 1990,
    () => 'De woning is door de jaren heen goed onderhouden, maar mag naar de smaak van nu worden gebracht.',
  ],
  [
    (s) => s.verbouwd === 0 && s.bouwjaar < 1990 && s.huis,
    () => 'Het buitenschilderwerk is vorig voorjaar gedaan, de dakgoten zijn nagekeken.',
  ],
  [
    (s) => s.verbouwd === 0 && s.bouwjaar >= 1990,
    () => 'De woning is met goede materialen gebouwd en vraagt weinig onderhoud.',
  ],
  [
    (s) => s.verbouwd === 0 && s.bouwjaar < 1990,
    () => 'Het onderhoud is altijd bijgehouden; een bouwkundig rapport ligt ter inzage.',
  ],
  [
    (s) => s.verbouwd === 0 && s.bouwjaar >= 1990,
    () => 'Sinds de bouw is alles goed onderhouden: hier hoef je voorlopig alleen de muren te sauzen.',
  ],
];
const associations: readonly Line[] = [
  [
    (s) => s.entry.home.vve > 0 && !s.huur,
    (s) =>
      `De vereniging van eigenaren is actief en financieel gezond; de bijdrage bedraagt € ${s.entry.home.vve} per maand.`,
  ],
  [
    (s) => s.entry.home.vve > 0 && !s.huur,
    (s) =>
      `De maandelijkse bijdrage aan de VvE is € ${s.entry.home.vve}. Er is een meerjarenonderhoudsplan en een gevuld reservefonds.`,
  ],
];

export const describeComfort = (story: Story): string =>
  [tell(story, warmth), tell(story, boilers), tell(story, renewals), tell(story, associations)]
    .filter(Boolean)
    .join(' ');
