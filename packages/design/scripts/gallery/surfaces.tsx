import { useState } from 'react';
import { Badge, StatusTab } from '../../src/badge.tsx';
import { Button } from '../../src/button.tsx';
import { Card } from '../../src/card.tsx';
import { Carousel } from '../../src/carousel.tsx';
import { Dialog } from '../../src/dialog.tsx';
import { Disclosure } from '../../src/disclosure.tsx';
import { Doorway, DoorwayMark } from '../../src/doorway.tsx';
import * as icons from '../../src/icon.tsx';
import { Picture } from '../../src/picture.tsx';
import { Shelf } from '../../src/shelf.tsx';
import { Toast } from '../../src/toast.tsx';
import { StepArrow } from '../../src/step-arrow.tsx';
import { Popover, Tooltip } from '../../src/tooltip.tsx';
import type { Specimen } from './specimen.tsx';

const { Icon, IconSheet, FromSheet, ...drawings } = icons;
const onSheet = [icons.heart, icons.bed];
const house =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#7d9b9a" d="M0 0h4v3H0z"/></svg>',
  );

const tones = { available: 'Beschikbaar', offer: 'Onder bod', gone: 'Verkocht onder voorbehoud' } as const;
type Tone = keyof typeof tones;

function HomeCard({ tone, street }: { tone: Tone; street: string }) {
  return (
    <Card linked as="div">
      <Doorway arch="low">
        <Picture link={null} alt={`Geen foto van ${street}`} sizes="400px" width={400} height={300} />
      </Doorway>
      <StatusTab tone={tone}>{tones[tone]}</StatusTab>
      <h4>
        <a data-card-link="" href="#Card">
          {street}
        </a>
      </h4>
      <p>Deventer</p>
    </Card>
  );
}

function OpenDialog({ look }: { look: 'dialog' | 'drawer' | 'sheet' | 'full' }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        Open {look}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={`Een ${look}`} look={look}>
        <p>Escape, het kruis of een klik ernaast sluit hem.</p>
      </Dialog>
    </>
  );
}

function ShowToast() {
  const [shown, setShown] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setShown(true)}>
        Toon een toast
      </Button>
      {shown && <Toast onDone={() => setShown(false)}>De woning staat bij je favorieten.</Toast>}
    </>
  );
}

const streets = ['Keulenstraat 19 A', 'Brink 4', 'Worp 71', 'Assenstraat 12'];
const toneOf = (index: number): Tone => (['available', 'offer', 'gone'] as const)[index % 3]!;
const photo = (cover: boolean) => (
  <Picture link={house} alt="Een gevel" sizes="200px" width={200} height={150} cover={cover} />
);

export const surfaces: readonly Specimen[] = [
  {
    name: 'Badge',
    states: (['sun', 'river', 'brick', 'sand'] as const).map((tone) => [
      tone,
      <Badge key={tone} tone={tone}>
        Open huis
      </Badge>,
    ]),
  },
  {
    name: 'StatusTab',
    states: (Object.keys(tones) as Tone[]).map((tone) => [
      tone,
      <HomeCard key={tone} tone={tone} street={`Worp ${tone.length}`} />,
    ]),
  },
  {
    name: 'Card',
    states: [
      ['linked as a whole', <HomeCard key="c" tone="available" street="Keulenstraat 19 A" />],
      [
        'padded',
        <Card key="c" padded as="div">
          <p>Tekst in een kaart.</p>
        </Card>,
      ],
    ],
  },
  {
    name: 'Doorway',
    states: [
      ['round', <Doorway key="d">{photo(true)}</Doorway>],
      [
        'low',
        <Doorway key="d" arch="low">
          {photo(true)}
        </Doorway>,
      ],
      [
        'framed',
        <Doorway key="d" framed>
          {photo(true)}
        </Doorway>,
      ],
    ],
  },
  { name: 'DoorwayMark', states: [['alone', <DoorwayMark key="m" />]] },
  {
    name: 'Picture',
    states: [
      ['its own proportions', photo(false)],
      ['missing', <Picture key="p" link={null} alt="Geen foto" sizes="200px" width={200} height={150} />],
    ],
  },
  {
    name: 'Carousel',
    states: [
      [
        'four slides',
        <Carousel key="c" label="Woningen">
          {streets.map((street, index) => (
            <HomeCard key={street} tone={toneOf(index)} street={street} />
          ))}
        </Carousel>,
      ],
    ],
  },
  {
    name: 'StepArrow',
    states: [
      ['back, at the end', <StepArrow key="b" to="back" label="Vorige" atEnd onClick={() => {}} />],
      ['on', <StepArrow key="o" to="on" label="Volgende" atEnd={false} onClick={() => {}} />],
    ],
  },
  {
    name: 'Shelf',
    states: [
      [
        'a row on a phone',
        <Shelf key="s">
          {streets.map((street, index) => (
            <li key={street}>
              <HomeCard tone={toneOf(index)} street={street} />
            </li>
          ))}
        </Shelf>,
      ],
    ],
  },
  {
    name: 'Disclosure',
    states: [
      [
        'open',
        <Disclosure key="d" summary="Wat kost een taxatie?" name="vragen" open>
          Dat hangt af van de woning.
        </Disclosure>,
      ],
      [
        'closed',
        <Disclosure key="d" summary="Hoe lang duurt het?" name="vragen">
          Een week.
        </Disclosure>,
      ],
    ],
  },
  {
    name: 'Dialog',
    states: (['dialog', 'drawer', 'sheet', 'full'] as const).map((look) => [
      look,
      <OpenDialog key={look} look={look} />,
    ]),
  },
  { name: 'Toast', states: [['for five seconds', <ShowToast key="t" />]] },
  {
    name: 'Tooltip',
    states: [
      [
        'at once',
        <Tooltip key="t" trigger="?" label="Wat is v.o.n.?">
          Vrij op naam: zonder kosten koper.
        </Tooltip>,
      ],
    ],
  },
  {
    name: 'Popover',
    states: [
      [
        'after a moment',
        <Popover key="p" trigger="?" label="Wat is k.k.?">
          Kosten koper: overdrachtsbelasting en notaris betaalt de koper.
        </Popover>,
      ],
    ],
  },
  {
    name: 'Icon',
    states: Object.entries(drawings).map(([name, drawing]) => [
      name,
      <Icon key={name} of={drawing} label={name} size="l" />,
    ]),
  },
  {
    name: 'IconSheet',
    states: [
      [
        'drawn once, shown three times',
        <IconSheet key="s" id="blad" of={onSheet}>
          <Icon of={icons.heart} /> <Icon of={icons.bed} /> <Icon of={icons.heart} />
        </IconSheet>,
      ],
    ],
  },
  {
    name: 'FromSheet',
    states: [
      [
        'of the sheet above',
        <FromSheet key="s" id="blad" of={onSheet}>
          <Icon of={icons.bed} />
        </FromSheet>,
      ],
      [
        'without a sheet',
        <FromSheet key="n" id={undefined} of={onSheet}>
          <Icon of={icons.bed} />
        </FromSheet>,
      ],
    ],
  },
];
