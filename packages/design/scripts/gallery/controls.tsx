import { useState } from 'react';
import { Button } from '../../src/button.tsx';
import { Checkbox } from '../../src/fields/checkbox.tsx';
import { useCombobox } from '../../src/fields/combobox.tsx';
import { Field, FieldError } from '../../src/fields/field.tsx';
import { RadioGroup } from '../../src/fields/radio-group.tsx';
import { Select } from '../../src/fields/select.tsx';
import { TextInput } from '../../src/fields/text-input.tsx';
import { Textarea } from '../../src/fields/textarea.tsx';
import { ValueCheck } from '../../src/fields/value-check.tsx';
import type { Specimen } from './specimen.tsx';

const places = ['Deventer', 'Diepenveen', 'Schalkhaar'];

function Places() {
  const [place, setPlace] = useState('');
  const found = places.filter((name) => name.toLowerCase().includes(place.toLowerCase()));
  const box = useCombobox({ id: 'plaats', count: found.length, onPick: (index) => setPlace(found[index]!) });
  const type = (text: string) => {
    setPlace(text);
    box.restart();
  };
  return (
    <Field label="Plaats" help="Typ een letter, of druk op pijl omlaag.">
      <TextInput {...box.field} value={place} onChange={(event) => type(event.target.value)} />
      {box.isOpen && (
        <ul {...box.list} aria-label="Plaatsen">
          {found.map((name, index) => (
            <li key={name} {...box.option(index)} onClick={() => setPlace(name)}>
              {name}
            </li>
          ))}
        </ul>
      )}
    </Field>
  );
}

const answers = [
  { value: 'ja', label: 'Ja' },
  { value: 'nee', label: 'Nee', help: 'Dan denken we graag mee.' },
];
const radios = (look: 'list' | 'row' | 'tiles', error?: string) => (
  <RadioGroup
    legend={`Heb je al een makelaar? (${look})`}
    name={`makelaar-${look}-${error ? 'fout' : 'goed'}`}
    look={look}
    defaultValue={error ? undefined : 'nee'}
    options={answers}
    error={error}
  />
);

export const controls: readonly Specimen[] = [
  {
    name: 'Button',
    states: [
      ['primary', <Button key="b">Plan bezichtiging</Button>],
      [
        'secondary',
        <Button key="b" look="secondary">
          Bel ons
        </Button>,
      ],
      [
        'quiet',
        <Button key="b" look="quiet">
          Wissen
        </Button>,
      ],
      [
        'a link',
        <Button key="b" href="#Button">
          Bekijk het aanbod
        </Button>,
      ],
      [
        'disabled',
        <Button key="b" disabled>
          Vol
        </Button>,
      ],
      [
        'busy',
        <Button key="b" busy>
          Versturen
        </Button>,
      ],
      [
        'wide',
        <Button key="b" wide>
          Versturen
        </Button>,
      ],
    ],
  },
  {
    name: 'Field',
    states: [
      [
        'with help',
        <Field key="f" label="Naam" help="Zoals we je mogen noemen.">
          <TextInput />
        </Field>,
      ],
      [
        'with an error',
        <Field key="f" label="E-mailadres" error="Vul je e-mailadres in.">
          <TextInput />
        </Field>,
      ],
      [
        'optional',
        <Field key="f" label="Telefoon" optional>
          <TextInput type="tel" />
        </Field>,
      ],
    ],
  },
  {
    name: 'FieldError',
    states: [
      [
        'alone',
        <FieldError key="e" id="alleen">
          Kies een dag.
        </FieldError>,
      ],
    ],
  },
  {
    name: 'TextInput',
    states: [
      [
        'filled, too long',
        <Field key="f" label="Achternaam">
          <TextInput defaultValue="Van den Overbruggingshypotheek-Woestenburg" />
        </Field>,
      ],
      [
        'with a sign before',
        <Field key="f" label="Vraagprijs">
          <TextInput prefix="€" defaultValue="1.425.000" />
        </Field>,
      ],
      [
        'with a sign behind',
        <Field key="f" label="Oppervlakte">
          <TextInput suffix="m²" defaultValue="112" />
        </Field>,
      ],
      [
        'disabled',
        <Field key="f" label="Kenmerk">
          <TextInput disabled defaultValue="B-1021" />
        </Field>,
      ],
    ],
  },
  {
    name: 'Textarea',
    states: [
      [
        'empty',
        <Field key="f" label="Bericht">
          <Textarea placeholder="Waar kunnen we je mee helpen?" />
        </Field>,
      ],
      [
        'with an error',
        <Field key="f" label="Vraag" error="Stel je vraag.">
          <Textarea rows={2} />
        </Field>,
      ],
    ],
  },
  {
    name: 'Select',
    states: [
      [
        'chosen',
        <Field key="f" label="Soort woning">
          <Select>
            <option>Tussenwoning</option>
            <option>Appartement</option>
          </Select>
        </Field>,
      ],
      [
        'with an error',
        <Field key="f" label="Verdieping" error="Kies een verdieping.">
          <Select>
            <option value="">Kies</option>
          </Select>
        </Field>,
      ],
      [
        'disabled',
        <Field key="f" label="Bouwjaar">
          <Select disabled>
            <option>1931</option>
          </Select>
        </Field>,
      ],
    ],
  },
  {
    name: 'Checkbox',
    states: [
      ['off', <Checkbox key="c" label="Ik wil een taxatie" />],
      [
        'on, with help',
        <Checkbox
          key="c"
          label="Ik ontvang graag nieuw aanbod"
          help="Hooguit eens per week."
          defaultChecked
        />,
      ],
      ['with an error', <Checkbox key="c" label="Ik ga akkoord" error="Zonder akkoord kan het niet." />],
      ['disabled', <Checkbox key="c" label="Altijd aan" defaultChecked disabled />],
    ],
  },
  {
    name: 'RadioGroup',
    states: [
      ['list', radios('list')],
      ['row', radios('row')],
      ['tiles', radios('tiles')],
      ['with an error', radios('list', 'Kies een antwoord.')],
    ],
  },
  { name: 'ValueCheck', states: [['empty', <ValueCheck key="v" send="Wat is mijn huis waard?" />]] },
  { name: 'useCombobox', states: [['closed; it opens as you type', <Places key="p" />]] },
];
