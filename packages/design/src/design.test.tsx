import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup as render } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Badge, StatusTab } from './badge.tsx';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { Carousel } from './carousel.tsx';
import { Checkbox } from './fields/checkbox.tsx';
import { Dialog } from './dialog.tsx';
import { Disclosure } from './disclosure.tsx';
import { Doorway } from './doorway.tsx';
import { Field } from './fields/field.tsx';
import { heart, Icon } from './icon.tsx';
import { listPages, Pagination } from './pagination.tsx';
import { Picture } from './picture.tsx';
import { Prose } from './prose.tsx';
import { RadioGroup } from './fields/radio-group.tsx';
import { Section, SectionHead } from './section.tsx';
import { Select } from './fields/select.tsx';
import { TextInput } from './fields/text-input.tsx';
import { Textarea } from './fields/textarea.tsx';
import { Toast } from './toast.tsx';
import { Tooltip } from './tooltip.tsx';
import { SkipLink, VisuallyHidden } from './visually-hidden.tsx';

const attribute = (html: string, tag: string, name: string) =>
  new RegExp(`<${tag}[^>]*\\s${name}="([^"]*)"`).exec(html)?.[1];

describe('Button', () => {
  it('is a link where it has somewhere to go, and never submits by accident', () => {
    expect(render(<Button href="/contact">Contact</Button>)).toMatch(/^<a href="\/contact"/);
    expect(attribute(render(<Button>Meer</Button>), 'button', 'type')).toBe('button');
    expect(attribute(render(<Button type="submit">Versturen</Button>), 'button', 'type')).toBe('submit');
  });
  it('says that it is busy and keeps the focus', () => {
    const html = render(<Button busy>Versturen</Button>);
    expect(html).toContain('aria-busy="true"');
    expect(html).toContain('aria-disabled="true"');
    expect(html).not.toContain(' disabled');
  });
});

describe('Field', () => {
  it.each([
    ['input', <TextInput name="n" />],
    ['textarea', <Textarea name="n" />],
    ['select', <Select name="n" />],
  ])('ties label, help and error to its %s', (tag, control) => {
    const html = render(
      <Field label="Postcode" help="Bijvoorbeeld 7411 AB" error="Vul je postcode in.">
        {control}
      </Field>,
    );
    const id = attribute(html, tag, 'id');
    expect(attribute(html, 'label', 'for')).toBe(id);
    expect(attribute(html, tag, 'aria-invalid')).toBe('true');
    const described = attribute(html, tag, 'aria-describedby')?.split(' ') ?? [];
    expect(described.map((other) => new RegExp(`id="${other}"[^>]*>(.*?)</p>`).exec(html)?.[1])).toEqual([
      'Bijvoorbeeld 7411 AB',
      expect.stringContaining('Vul je postcode in.'),
    ]);
  });
  it('shows an error by a word as well as by colour', () => {
    expect(
      render(
        <Field label="Naam" error="Verplicht">
          <TextInput />
        </Field>,
      ),
    ).toContain('Let op: ');
  });
  it('says which fields may stay empty', () => {
    const html = render(
      <Field label="Bericht" optional>
        <Textarea />
      </Field>,
    );
    expect(html).toContain('(niet verplicht)');
    expect(html).not.toContain('aria-required');
  });
});

describe('choices', () => {
  it('groups radio buttons under their question', () => {
    const options = [
      { value: 'ja', label: 'Ja' },
      { value: 'nee', label: 'Nee' },
    ];
    const html = render(
      <RadioGroup legend="Verkopen?" name="v" options={options} value="nee" onChange={() => undefined} />,
    );
    expect(html).toContain('<legend');
    expect(html).toMatch(/<input[^>]*checked=""[^>]*value="nee"|<input[^>]*value="nee"[^>]*checked=""/);
  });
  it('describes a tick box by its error', () => {
    const html = render(<Checkbox label="Akkoord" error="Verplicht" />);
    expect(html).toContain(`id="${attribute(html, 'input', 'aria-describedby')}"`);
  });
});

describe('Picture', () => {
  const picture = <Picture link="/assets/abc" alt="Gevel" sizes="100vw" width={1600} height={1067} />;
  it('offers avif before webp before jpeg, and waits until it is near', () => {
    const html = render(picture);
    expect(html.indexOf('image/avif')).toBeLessThan(html.indexOf('image/webp'));
    expect(attribute(html, 'img', 'src')).toBe('/assets/w832.jpeg/abc');
    expect(html).toContain('/assets/w1600.avif/abc 1600w');
    expect(attribute(html, 'img', 'loading')).toBe('lazy');
    expect([attribute(html, 'img', 'width'), attribute(html, 'img', 'height')]).toEqual(['1600', '1067']);
  });
  it('loads what is seen first at once, and no larger than its place', () => {
    const html = render(
      <Picture
        link="/images/realworks/a/1.jpg"
        alt=""
        sizes="400px"
        width={4}
        height={3}
        max={640}
        priority
      />,
    );
    expect(html).not.toContain('loading=');
    expect(attribute(html, 'img', 'fetchPriority')).toBe('high');
    expect(html).not.toContain('960w');
  });
  it('keeps the place of a picture that is not there', () => {
    const html = render(<Picture link={null} alt="Woning afbeelding" sizes="1px" width={4} height={3} />);
    expect(html).toContain('aria-label="Woning afbeelding"');
    expect(html).not.toContain('<img');
  });
});

describe('Pagination', () => {
  it.each([
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 0, 9]],
    [5, 9, [1, 0, 4, 5, 6, 0, 9]],
    [3, 5, [1, 2, 3, 4, 5]],
    [9, 9, [1, 0, 8, 9]],
  ])('on page %i of %i shows %j', (page, pages, shown) => expect(listPages(page, pages)).toEqual(shown));
  it('is plain links, without a way past the ends', () => {
    const html = render(
      <Pagination page={1} pages={3} href={(page) => `/blogs?pagina=${page}`} label="Blogs" />,
    );
    expect(html).toContain('href="/blogs?pagina=2" rel="next"');
    expect(html).not.toContain('rel="prev"');
    expect(html.match(/aria-current="page"/g)).toHaveLength(1);
  });
  it('does not show for one page', () => {
    expect(render(<Pagination page={1} pages={1} href={String} label="Blogs" />)).toBe('');
  });
});

describe('the rest', () => {
  it('gives a dialog its title as name, and a way out', () => {
    const html = render(
      <Dialog open onClose={() => undefined} title="Menu">
        Inhoud
      </Dialog>,
    );
    expect(html).toContain(`<h2 id="${attribute(html, 'dialog', 'aria-labelledby')}"`);
    expect(html).toContain('aria-label="Sluiten"');
  });
  it('starts a carousel at its first slide, reachable by keyboard', () => {
    const html = render(<Carousel label="Aangekocht">{['a', 'b']}</Carousel>);
    expect(html).toContain('tabindex="0"');
    expect(html.match(/<li/g)).toHaveLength(2);
    expect(html).toMatch(/<button[^>]*aria-disabled="true"[^>]*><svg[^>]*aria-label="Vorige"/);
  });
  it('opens and closes a disclosure without a script', () => {
    expect(render(<Disclosure summary="Vraag">Antwoord</Disclosure>)).toMatch(/^<details/);
  });
  it('hides a drawing from screen readers unless it has a name', () => {
    expect(render(<Icon of={heart} />)).toContain('aria-hidden="true"');
    expect(render(<Icon of={heart} label="Favoriet" />)).toContain('role="img" aria-label="Favoriet"');
  });
  it('has no style attribute anywhere: the content security policy refuses them', () => {
    const html = render(
      <Section tone="sand">
        <SectionHead title="Titel" eyebrow="Boven" intro="Intro" link={{ href: '/', label: 'Meer' }} />
        <Card>
          <Badge>Open huis</Badge>
          <StatusTab tone="gone">Verkocht!</StatusTab>
        </Card>
        <Doorway framed arch="low">
          <VisuallyHidden>Deur</VisuallyHidden>
        </Doorway>
        <Toast onDone={() => undefined}>Bewaard</Toast>
        <Tooltip trigger="?" label="Uitleg">
          Kosten koper
        </Tooltip>
        <Prose html="<p>Tekst</p>" />
        <SkipLink to="#inhoud">Naar de inhoud</SkipLink>
        <TextInput prefix="€" />
        <Carousel label="c">{['a']}</Carousel>
      </Section>,
    );
    expect(html).not.toContain('style=');
  });
});

describe('the fonts', () => {
  it.each(['bricolage-grotesque', 'figtree'])(
    '%s is at most 40 kB, and its licence lies beside it',
    (name) => {
      const fonts = path.join(import.meta.dirname, '../fonts');
      expect(readFileSync(path.join(fonts, `${name}.woff2`)).length).toBeLessThan(40_000);
      expect(readFileSync(path.join(fonts, `${name}.OFL.txt`), 'utf8')).toContain('SIL Open Font License');
    },
  );
});
