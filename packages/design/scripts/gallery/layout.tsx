import { Button } from '../../src/button.tsx';
import { Pagination } from '../../src/pagination.tsx';
import { Prose } from '../../src/prose.tsx';
import { ArrowLink, Container, Section, SectionHead } from '../../src/section.tsx';
import { SkipLink, VisuallyHidden } from '../../src/visually-hidden.tsx';
import { drawEach, type Specimens } from './specimen.tsx';

const markup =
  '<h4>Een kop</h4><p>Tekst van het CMS met <strong>nadruk</strong> en <a href="#Prose">een link</a>.</p>' +
  '<ul><li>Een</li><li>Twee</li></ul><blockquote>Een huis kies je met je buik.</blockquote>';
const pages = (page: number) => (
  <Pagination page={page} pages={12} href={(to) => `#pagina-${to}`} label={`Bladzijden, op ${page}`} />
);

export const layout: Specimens = {
  Section: drawEach(['paper', 'white', 'sand', 'dark'], (tone) => (
    <Section tone={tone} tight>
      <p>Een band van de pagina.</p>
      {tone === 'dark' && <Button look="onDark">Gratis verkoopadvies</Button>}
    </Section>
  )),
  SectionHead: {
    'with everything': (
      <SectionHead
        eyebrow="Waar wij voor staan"
        title="Een huis is geen dossier"
        intro="Rustig, warm en precies."
        link={{ href: '#SectionHead', label: 'Lees meer' }}
      />
    ),
    'a title alone': <SectionHead title="Ons aanbod in Deventer" />,
  },
  ArrowLink: { 'a link': <ArrowLink href="#ArrowLink">Alles over binnen</ArrowLink> },
  Container: {
    narrow: (
      <Container narrow>
        <p>Zo breed als tekst prettig leest.</p>
      </Container>
    ),
  },
  Pagination: { first: pages(1), 'in the middle': pages(6), last: pages(12) },
  Prose: { 'of the CMS': <Prose html={markup} />, large: <Prose large html="<p>Een inleiding.</p>" /> },
  VisuallyHidden: {
    'read, not seen': (
      <p>
        € 425.000 <VisuallyHidden>kosten koper</VisuallyHidden>
      </p>
    ),
  },
  SkipLink: { 'seen with the focus': <SkipLink to="#Button">Naar de knoppen</SkipLink> },
};
