import { Button } from '../../src/button.tsx';
import { Pagination } from '../../src/pagination.tsx';
import { Prose } from '../../src/prose.tsx';
import { ArrowLink, Container, Section, SectionHead } from '../../src/section.tsx';
import { SkipLink, VisuallyHidden } from '../../src/visually-hidden.tsx';
import type { Specimen } from './specimen.tsx';

const markup =
  '<h4>Een kop</h4><p>Tekst van het CMS met <strong>nadruk</strong> en <a href="#Prose">een link</a>.</p>' +
  '<ul><li>Een</li><li>Twee</li></ul><blockquote>Een huis kies je met je buik.</blockquote>';
const pages = (page: number) => (
  <Pagination page={page} pages={12} href={(to) => `#pagina-${to}`} label={`Bladzijden, op ${page}`} />
);

export const layout: readonly Specimen[] = [
  {
    name: 'Section',
    states: (['paper', 'white', 'sand', 'dark'] as const).map((tone) => [
      tone,
      <Section key={tone} tone={tone} tight>
        <p>Een band van de pagina.</p>
        {tone === 'dark' && <Button look="onDark">Gratis verkoopadvies</Button>}
      </Section>,
    ]),
  },
  {
    name: 'SectionHead',
    states: [
      [
        'with everything',
        <SectionHead
          key="h"
          level={3}
          eyebrow="Waar wij voor staan"
          title="Een huis is geen dossier"
          intro="Rustig, warm en precies."
          link={{ href: '#SectionHead', label: 'Lees meer' }}
        />,
      ],
      ['a title alone', <SectionHead key="h" level={3} title="Ons aanbod in Deventer" />],
    ],
  },
  {
    name: 'ArrowLink',
    states: [
      [
        'a link',
        <ArrowLink key="a" href="#ArrowLink">
          Alles over binnen
        </ArrowLink>,
      ],
    ],
  },
  {
    name: 'Container',
    states: [
      [
        'narrow',
        <Container key="c" narrow>
          <p>Zo breed als tekst prettig leest.</p>
        </Container>,
      ],
    ],
  },
  {
    name: 'Pagination',
    states: [
      ['first', pages(1)],
      ['in the middle', pages(6)],
      ['last', pages(12)],
    ],
  },
  {
    name: 'Prose',
    states: [
      ['of the CMS', <Prose key="p" html={markup} />],
      ['large', <Prose key="p" large html="<p>Een inleiding.</p>" />],
    ],
  },
  {
    name: 'VisuallyHidden',
    states: [
      [
        'read, not seen',
        <p key="v">
          € 425.000 <VisuallyHidden>kosten koper</VisuallyHidden>
        </p>,
      ],
    ],
  },
  {
    name: 'SkipLink',
    states: [
      [
        'seen with the focus',
        <SkipLink key="s" to="#Button">
          Naar de knoppen
        </SkipLink>,
      ],
    ],
  },
];
