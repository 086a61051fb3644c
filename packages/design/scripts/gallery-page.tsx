import '../src/global.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Badge, StatusTab } from '../src/badge.tsx';
import { Button } from '../src/button.tsx';
import { Card } from '../src/card.tsx';
import { Carousel } from '../src/carousel.tsx';
import { Checkbox } from '../src/checkbox.tsx';
import { Dialog } from '../src/dialog.tsx';
import { Disclosure } from '../src/disclosure.tsx';
import { Doorway, DoorwayMark } from '../src/doorway.tsx';
import { Field } from '../src/field.tsx';
import * as icons from '../src/icon.tsx';
import { Pagination } from '../src/pagination.tsx';
import { Picture } from '../src/picture.tsx';
import { Prose } from '../src/prose.tsx';
import { RadioGroup } from '../src/radio-group.tsx';
import { Section, SectionHead, Stack } from '../src/section.tsx';
import { Select } from '../src/select.tsx';
import { TextInput } from '../src/text-input.tsx';
import { Textarea } from '../src/textarea.tsx';
import { Toast } from '../src/toast.tsx';
import { Tooltip } from '../src/tooltip.tsx';

const { Icon, ...drawings } = icons;

function Forms() {
  return (
    <Stack gap={6}>
      <Field label="Naam" help="Zoals we je mogen noemen.">
        <TextInput name="naam" defaultValue="Marieke van den Overbruggingshypotheek" />
      </Field>
      <Field label="E-mailadres" error="Vul je e-mailadres in.">
        <TextInput name="email" type="email" />
      </Field>
      <Field label="Vraagprijs" optional>
        <TextInput prefix="€" inputMode="numeric" defaultValue="1.425.000" />
      </Field>
      <Field label="Soort woning">
        <Select>
          <option>Tussenwoning</option>
          <option>Appartement</option>
        </Select>
      </Field>
      <RadioGroup
        legend="Heb je al een makelaar?"
        name="makelaar"
        look="tiles"
        defaultValue="nee"
        options={[
          { value: 'ja', label: 'Ja' },
          { value: 'nee', label: 'Nee', help: 'Dan denken we graag mee.' },
        ]}
      />
      <RadioGroup
        legend="Wanneer?"
        name="wanneer"
        look="row"
        options={['Nu', 'Later'].map((value) => ({ value, label: value }))}
      />
      <Checkbox label="Ik ontvang graag nieuw aanbod" defaultChecked />
      <Checkbox label="Ik ga akkoord met de voorwaarden" error="Verplicht" />
      <Field label="Bericht" optional>
        <Textarea placeholder="Waar kunnen we je mee helpen?" />
      </Field>
      <Stack gap={4}>
        <Button type="submit" wide>
          Versturen
        </Button>
        <Button busy wide>
          Versturen
        </Button>
      </Stack>
    </Stack>
  );
}

function Gallery() {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <Section>
        <SectionHead
          eyebrow="Titel"
          title="Hoe kunnen wij jou helpen?"
          intro="We laten je binnen, en we zeggen wat we zien."
          link={{ href: '#', label: 'Alles over binnen' }}
        />
        <h1>Ons aanbod in Deventer</h1>
        <p>
          € 425.000 k.k. met <a href="#x">een link</a> en <Badge>Open huis</Badge>{' '}
          <Badge tone="river">Nieuw</Badge> <Badge tone="sand">Blog</Badge>{' '}
          <Tooltip trigger="?" label="Uitleg">
            Vrij op naam: zonder kosten koper.
          </Tooltip>
        </p>
        <p>
          <Button onClick={() => setOpen(true)}>Plan bezichtiging</Button>{' '}
          <Button look="secondary">Bel ons</Button> <Button look="quiet">Wissen</Button>{' '}
          <Button disabled>Vol</Button>
        </p>
        <svg viewBox="0 0 1200 40" width="1200" height="40" aria-hidden>
          {Object.entries(drawings).map(([name, path], index) => (
            <path
              key={name}
              d={path}
              transform={`translate(${index * 38} 4)`}
              fill="none"
              stroke="currentcolor"
              strokeWidth="1.6"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          ))}
        </svg>
        <Icon of={icons.heart} label="hart" size="l" />
      </Section>
      <Section tone="sand">
        <Carousel label="Woningen">
          {['available', 'offer', 'gone', 'gone'].map((tone, index) => (
            <Card key={index} linked as="div">
              <Doorway arch="low">
                <Picture link={null} alt="Geen foto" sizes="400px" width={400} height={300} />
              </Doorway>
              <StatusTab tone={tone as 'gone'}>Verkocht onder voorbehoud</StatusTab>
              <h3>
                <a data-card-link="" href="#c">
                  Keulenstraat 19 A
                </a>
              </h3>
              <p>Deventer</p>
            </Card>
          ))}
        </Carousel>
        <Pagination page={5} pages={12} href={(page) => `?pagina=${page}`} label="Pagina's" />
      </Section>
      <Section tone="white" width="narrow">
        <Forms />
      </Section>
      <Section tone="dark">
        <SectionHead
          eyebrow="Waar wij voor staan"
          title="Een huis is geen dossier"
          intro="Rustig, warm en precies."
          link={{ href: '#', label: 'Lees meer' }}
        />
        <DoorwayMark /> <Button look="onDark">Gratis verkoopadvies</Button>
      </Section>
      <Section width="narrow">
        <Disclosure summary="Wat kost een taxatie?" open>
          Dat hangt af van de woning.
        </Disclosure>
        <Disclosure summary="Hoe lang duurt het?">Een week.</Disclosure>
        <Prose html="<h2>Een kop</h2><p>Tekst van het CMS met <strong>nadruk</strong>.</p><ul><li>Een</li><li>Twee</li></ul><blockquote>Een huis kies je met je buik, je koopt het met je hoofd.</blockquote>" />
        <Doorway framed>
          <Picture link={null} alt="" sizes="200px" width={300} height={400} />
        </Doorway>
      </Section>
      <Toast onDone={() => undefined}>De woning staat bij je favorieten.</Toast>
      <Dialog open={open} onClose={() => setOpen(false)} title="Plan een bezichtiging">
        <Forms />
      </Dialog>
    </main>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<Gallery />);
