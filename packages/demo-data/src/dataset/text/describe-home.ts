import type { Entry } from '../dataset.ts';
import { describeClosing } from './closings.ts';
import { describeComfort } from './comfort.ts';
import { describeLiving, describeUpstairs } from './layouts.ts';
import { openings, plainOpening } from './openings.ts';
import { describeOutside } from './outside.ts';
import { createStory, tell, type Story } from './story.ts';
import { describeSurroundings } from './surroundings.ts';
import { capitalise } from './words.ts';

const describePlot = (story: Story): string[] => [
  `${capitalise(story.aan)} bij ${story.plaats} ligt deze bouwkavel van ${story.perceel} m². De kavel is vrij van bestaande opstallen, ligt aan een verharde weg en heeft uitzicht over het land.`,
  story.random.pick([
    'Het bestemmingsplan laat een vrijstaande woning van ten hoogste 750 m³ toe, met een bijgebouw van 100 m². Water, elektra, glasvezel en drukriolering liggen aan de weg; gas komt er niet meer.',
    'Je bouwt hier met een architect van je eigen keuze, binnen de regels van het omgevingsplan: één woning met een kap, een goothoogte van vier meter en ruimte voor een schuur. De bodem is onderzocht en schoon verklaard.',
  ]),
  describeSurroundings(story),
  'De koopsom is inclusief omzetbelasting. De kavelpaspoorten en het bodemrapport sturen we je op verzoek toe, en we lopen graag met je over het terrein.',
];

/** The offer's text: what a broker would write of this home. Paragraphs have an empty line between them. */
export const describeHome = (entry: Entry): string => {
  const story = createStory(entry);
  const paragraphs =
    entry.home.type.objecttype === 'BOUWGROND'
      ? describePlot(story)
      : [
          tell(story, openings) || plainOpening(story),
          describeLiving(story),
          describeUpstairs(story),
          describeOutside(story),
          describeComfort(story),
          describeSurroundings(story),
          describeClosing(story),
        ];
  return paragraphs.filter(Boolean).join('\n\n');
};
