import { Checkbox } from '@binnen/design/checkbox';
import { Field } from '@binnen/design/field';
import { RadioGroup } from '@binnen/design/radio-group';
import { Select } from '@binnen/design/select';
import { TextInput } from '@binnen/design/text-input';
import type { ComponentType } from 'react';
import { housingTypes, listPackages, reasons } from '../valuation-request/choices.ts';
import type { ValuationData } from '../valuation-request/load-valuation.ts';
import { HomeFields } from './home-fields.tsx';
import { determineLater, noLender, type Gegevens } from './state.ts';
import type { Questionnaire } from './use-questionnaire.ts';

export interface StepProps extends Questionnaire {
  data: ValuationData;
}

function Type({ state, set }: StepProps) {
  const options = housingTypes.slice(1);
  return (
    <RadioGroup
      legend="Om wat voor woning gaat het?"
      name="type"
      look="tiles"
      options={options}
      value={state.type}
      onChange={(type) => set({ type })}
    />
  );
}

function Address({ state, change }: StepProps) {
  return (
    <HomeFields
      name="questionnaire-adres"
      of={state.adres}
      change={(changed) => change((known) => ({ ...known, adres: { ...known.adres, ...changed } }))}
    />
  );
}

function Reason({ state, set }: StepProps) {
  return (
    <RadioGroup
      legend="Waarom heb je een taxatie nodig?"
      name="reason"
      options={reasons}
      value={state.reason}
      onChange={(reason) => set({ reason })}
    />
  );
}

function Lender({ state, set, change, data }: StepProps) {
  return (
    <>
      {!state.geldverstrekker_ntb && (
        <Field label="Wie is je geldverstrekker?">
          <Select
            name="geldverstrekker"
            value={state.geldverstrekker}
            onChange={(event) => set({ geldverstrekker: event.target.value })}
          >
            <option value={noLender}>Kies je geldverstrekker</option>
            {data.lenders.map((lender) => (
              <option key={lender}>{lender}</option>
            ))}
          </Select>
        </Field>
      )}
      <Checkbox
        name="geldverstrekker_ntb"
        label="Mijn geldverstrekker is nader te bepalen"
        checked={state.geldverstrekker_ntb}
        onChange={(event) => change((known) => determineLater(known, event.target.checked))}
      />
    </>
  );
}

function Loan({ state, set }: StepProps) {
  return (
    <Field
      label="Wat is je leningnummer?"
      help="Het staat op je hypotheekofferte. Weet je het niet, ga dan verder."
      optional
    >
      <TextInput
        name="leningnummer"
        autoComplete="off"
        value={state.leningnummer}
        onChange={(event) => set({ leningnummer: event.target.value })}
      />
    </Field>
  );
}

const details: {
  name: keyof Gegevens & string;
  label: string;
  autoComplete: string;
  type?: 'email' | 'tel';
}[] = [
  { name: 'initialen', label: 'Initialen', autoComplete: 'off' },
  { name: 'voornaam', label: 'Voornaam', autoComplete: 'given-name' },
  { name: 'achternaam', label: 'Achternaam', autoComplete: 'family-name' },
  { name: 'email', label: 'E-mail', autoComplete: 'email', type: 'email' },
  { name: 'telefoon', label: 'Telefoon', autoComplete: 'tel', type: 'tel' },
];

const salutations = [
  { value: 'vrouw', label: 'Mevrouw' },
  { value: 'man', label: 'De heer' },
  { value: 'anders', label: 'Geen van beide' },
];

const useDetails = ({ state, change }: StepProps) => ({
  gegevens: state.gegevens,
  fill: (changed: Partial<Gegevens>) =>
    change((known) => ({ ...known, gegevens: { ...known.gegevens, ...changed } })),
});

function Details(props: StepProps) {
  const { gegevens, fill } = useDetails(props);
  return (
    <>
      <RadioGroup
        legend="Aanhef"
        name="geslacht"
        look="row"
        options={salutations}
        value={gegevens.geslacht}
        onChange={(geslacht) => fill({ geslacht })}
      />
      {details.map(({ name, label, autoComplete, type = 'text' }) => (
        <Field key={name} label={label}>
          <TextInput
            name={name}
            type={type}
            autoComplete={autoComplete}
            value={String(gegevens[name])}
            onChange={(event) => fill({ [name]: event.target.value })}
          />
        </Field>
      ))}
      <Checkbox
        name="allCheck"
        label="Deze gegevens kloppen"
        checked={gegevens.allCheck}
        onChange={(event) => fill({ allCheck: event.target.checked })}
      />
    </>
  );
}

function Correspondence(props: StepProps) {
  const { gegevens, fill } = useDetails(props);
  return (
    <>
      <Checkbox
        name="sameAddress"
        label="Post mag naar het adres van de woning"
        checked={gegevens.sameAddress}
        onChange={(event) => fill({ sameAddress: event.target.checked })}
      />
      {!gegevens.sameAddress && <HomeFields name="questionnaire-post" of={gegevens} change={fill} />}
    </>
  );
}

function Value({ state, set, data }: StepProps) {
  return (
    <>
      <Field label="Wat is de woning naar schatting waard?" optional>
        <TextInput
          name="geschatte_waarde"
          prefix="€"
          inputMode="numeric"
          value={state.geschatte_waarde ?? ''}
          onChange={(event) => set({ geschatte_waarde: event.target.value || null })}
        />
      </Field>
      <Field label="Tarief">
        <Select name="tarief" value={state.tarief} onChange={(event) => set({ tarief: event.target.value })}>
          {listPackages(data.packages).map(({ value, label }, index) => (
            <option key={value} value={index === 0 ? '' : value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Contactpersoon voor de opname" optional>
        <TextInput
          name="contactpersoon"
          autoComplete="off"
          value={state.contactpersoon}
          onChange={(event) => set({ contactpersoon: event.target.value })}
        />
      </Field>
      <Checkbox
        name="checkedPolicy"
        label="Ik heb de voorwaarden gelezen"
        checked={state.checkedPolicy}
        onChange={(event) => set({ checkedPolicy: event.target.checked })}
      />
    </>
  );
}

/** In the order in which they are asked. */
export const questionSteps: { title: string; Component: ComponentType<StepProps> }[] = [
  { title: 'Type woning', Component: Type },
  { title: 'Adres van de woning', Component: Address },
  { title: 'Reden', Component: Reason },
  { title: 'Geldverstrekker', Component: Lender },
  { title: 'Leningnummer', Component: Loan },
  { title: 'Je gegevens', Component: Details },
  { title: 'Postadres', Component: Correspondence },
  { title: 'Waarde en tarief', Component: Value },
];
