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
import { drawEach, type Specimens } from './specimen.tsx';

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
    <Card>
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

function OpenDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        Open een dialoog
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Een dialoog">
        <p>Escape of het kruis sluit hem.</p>
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

export const surfaces: Specimens = {
  Badge: { alone: <Badge>Open huis</Badge> },
  StatusTab: drawEach(['available', 'offer', 'gone'], (tone) => (
    <HomeCard tone={tone} street={`Worp ${tone.length}`} />
  )),
  Card: { 'a link as a whole': <HomeCard tone="available" street="Keulenstraat 19 A" /> },
  Doorway: {
    round: <Doorway>{photo(true)}</Doorway>,
    low: <Doorway arch="low">{photo(true)}</Doorway>,
    framed: <Doorway framed>{photo(true)}</Doorway>,
  },
  DoorwayMark: { alone: <DoorwayMark /> },
  Picture: {
    'its own proportions': photo(false),
    missing: <Picture link={null} alt="Geen foto" sizes="200px" width={200} height={150} />,
  },
  Carousel: {
    'four slides': (
      <Carousel label="Woningen">
        {streets.map((street, index) => (
          <HomeCard key={street} tone={toneOf(index)} street={street} />
        ))}
      </Carousel>
    ),
  },
  StepArrow: {
    'back, at the end': <StepArrow to="back" label="Vorige" atEnd onClick={() => {}} />,
    on: <StepArrow to="on" label="Volgende" atEnd={false} onClick={() => {}} />,
  },
  Shelf: {
    'a row on a phone': (
      <Shelf>
        {streets.map((street, index) => (
          <li key={street}>
            <HomeCard tone={toneOf(index)} street={street} />
          </li>
        ))}
      </Shelf>
    ),
  },
  Disclosure: {
    closed: <Disclosure summary="Hoe lang duurt het?">Een week.</Disclosure>,
  },
  Dialog: { 'over the whole screen': <OpenDialog /> },
  Toast: { 'for five seconds': <ShowToast /> },
  Tooltip: {
    'at once': (
      <Tooltip trigger="?" label="Wat is v.o.n.?">
        Vrij op naam: zonder kosten koper.
      </Tooltip>
    ),
  },
  Popover: {
    'after a moment': (
      <Popover trigger="?" label="Wat is k.k.?">
        Kosten koper: overdrachtsbelasting en notaris betaalt de koper.
      </Popover>
    ),
  },
  Icon: Object.fromEntries(
    Object.entries(drawings).map(([name, drawing]) => [
      name,
      <Icon key={name} of={drawing} label={name} size="l" />,
    ]),
  ),
  IconSheet: {
    'drawn once, shown three times': (
      <IconSheet id="blad" of={onSheet}>
        <Icon of={icons.heart} /> <Icon of={icons.bed} /> <Icon of={icons.heart} />
      </IconSheet>
    ),
  },
  FromSheet: {
    'of the sheet above': (
      <FromSheet id="blad" of={onSheet}>
        <Icon of={icons.bed} />
      </FromSheet>
    ),
    'without a sheet': (
      <FromSheet id={undefined} of={onSheet}>
        <Icon of={icons.bed} />
      </FromSheet>
    ),
  },
};
