import { useState, type ReactNode } from 'react';
import { Button } from '../../src/button.tsx';
import { Checkbox } from '../../src/fields/checkbox.tsx';
import { useCombobox } from '../../src/fields/combobox.tsx';
import { Field, FieldError, type FieldText } from '../../src/fields/field.tsx';
import { HiddenFields } from '../../src/fields/hidden-fields.tsx';
import { RadioGroup } from '../../src/fields/radio-group.tsx';
import { Select } from '../../src/fields/select.tsx';
import { TextInput } from '../../src/fields/text-input.tsx';
import { Textarea } from '../../src/fields/textarea.tsx';
import { ValueCheck } from '../../src/fields/value-check.tsx';
import { drawEach, type Specimens } from './specimen.tsx';

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
  { value: 'nee', label: 'Nee' },
];

function Radios({ look }: { look: 'list' | 'row' | 'tiles' }) {
  const [value, setValue] = useState('nee');
  return (
    <RadioGroup
      legend={`Heb je al een makelaar? (${look})`}
      name={`makelaar-${look}`}
      look={look}
      options={answers}
      value={value}
      onChange={setValue}
    />
  );
}

const field = (label: string, control: ReactNode, texts: Omit<FieldText, 'label'> = {}) => (
  <Field label={label} {...texts}>
    {control}
  </Field>
);

export const controls: Specimens = {
  Button: {
    primary: <Button>Plan bezichtiging</Button>,
    secondary: <Button look="secondary">Bel ons</Button>,
    quiet: <Button look="quiet">Wissen</Button>,
    'a link': <Button href="#Button">Bekijk het aanbod</Button>,
    disabled: <Button disabled>Vol</Button>,
    busy: <Button busy>Versturen</Button>,
    wide: <Button wide>Versturen</Button>,
  },
  Field: {
    'with help': field('Naam', <TextInput />, { help: 'Zoals we je mogen noemen.' }),
    'with an error': field('E-mailadres', <TextInput />, { error: 'Vul je e-mailadres in.' }),
    optional: field('Telefoon', <TextInput type="tel" />, { optional: true }),
  },
  FieldError: { alone: <FieldError id="alleen">Kies een dag.</FieldError> },
  TextInput: {
    'filled, too long': field(
      'Achternaam',
      <TextInput defaultValue="Van den Overbruggingshypotheek-Woestenburg" />,
    ),
    'with a sign before': field('Vraagprijs', <TextInput prefix="€" defaultValue="1.425.000" />),
    disabled: field('Kenmerk', <TextInput disabled defaultValue="B-1021" />),
  },
  Textarea: {
    empty: field('Bericht', <Textarea placeholder="Waar kunnen we je mee helpen?" />),
    'with an error': field('Vraag', <Textarea rows={2} />, { error: 'Stel je vraag.' }),
  },
  Select: {
    chosen: field(
      'Soort woning',
      <Select>
        <option>Tussenwoning</option>
        <option>Appartement</option>
      </Select>,
    ),
    'with an error': field(
      'Verdieping',
      <Select>
        <option value="">Kies</option>
      </Select>,
      { error: 'Kies een verdieping.' },
    ),
    disabled: field(
      'Bouwjaar',
      <Select disabled>
        <option>1931</option>
      </Select>,
    ),
  },
  Checkbox: {
    off: <Checkbox label="Ik wil een taxatie" />,
    on: <Checkbox label="Ik ontvang graag nieuw aanbod" defaultChecked />,
    'with an error': <Checkbox label="Ik ga akkoord" error="Zonder akkoord kan het niet." />,
    disabled: <Checkbox label="Altijd aan" defaultChecked disabled />,
  },
  RadioGroup: drawEach(['list', 'row', 'tiles'], (look) => <Radios look={look} />),
  HiddenFields: { 'sent, not seen': <HiddenFields of={{ soort: 'huur' }} /> },
  ValueCheck: { empty: <ValueCheck send="Wat is mijn huis waard?" /> },
  useCombobox: { 'closed; it opens as you type': <Places /> },
};
