import { RadioGroup } from '@binnen/design/fields/radio-group';
import { useText } from '@binnen/platform';
import type { ComponentType } from 'react';
import { housingTypes, listPackages, reasons } from '../valuation-request/choices.ts';
import type { ValuationData } from '../valuation-request/load-valuation.ts';
import { SelectAnswer, TextAnswer, TickAnswer } from './answers.tsx';
import { HomeFields } from './home-fields.tsx';
import { determineLater, noLender, salutations, type Gegevens, type StepTitle } from './state.ts';
import type { Questionnaire } from './use-questionnaire.ts';

export interface StepProps extends Questionnaire {
  data: ValuationData;
  /** The visitor wanted to go on, and the step's box was not ticked. */
  isUnticked: boolean;
}

function Type({ state, set }: StepProps) {
  const options = housingTypes.slice(1);
  return (
    <RadioGroup
      legend={useText('label_question_housing_type', 'Om wat voor woning gaat het?')}
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
      legend={useText('label_valuation_reason', 'Waarom heb je een taxatie nodig?')}
      name="reason"
      options={reasons}
      value={state.reason}
      onChange={(reason) => set({ reason })}
    />
  );
}

function Lender({ state, set, change, data }: StepProps) {
  const lender = useText('label_question_lender', 'Wie is je geldverstrekker?');
  return (
    <>
      {!state.geldverstrekker_ntb && (
        <SelectAnswer
          name="geldverstrekker"
          label={lender}
          value={state.geldverstrekker}
          onAnswer={(geldverstrekker) => set({ geldverstrekker })}
        >
          <option value={noLender}>Kies je geldverstrekker</option>
          {data.lenders.map((lender) => (
            <option key={lender}>{lender}</option>
          ))}
        </SelectAnswer>
      )}
      <TickAnswer
        name="geldverstrekker_ntb"
        label={useText('label_question_to_be_determined', 'Mijn geldverstrekker is nader te bepalen')}
        value={state.geldverstrekker_ntb}
        onAnswer={(later) => change((known) => determineLater(known, later))}
      />
    </>
  );
}

function Loan({ state, set }: StepProps) {
  return (
    <TextAnswer
      name="leningnummer"
      label={useText('label_question_loan_number', 'Wat is je leningnummer?')}
      help="Het staat op je hypotheekofferte of je jaaropgave. Weet je het niet, ga dan verder."
      optional
      value={state.leningnummer}
      onAnswer={(leningnummer) => set({ leningnummer })}
    />
  );
}

interface Detail {
  name: keyof Gegevens & string;
  label: string;
  autoComplete: string;
  type?: 'email' | 'tel';
}

const useDetailFields = (): Detail[] => [
  { name: 'initialen', label: useText('label_initials', 'Initialen'), autoComplete: 'off' },
  { name: 'voornaam', label: useText('label_first_name', 'Voornaam'), autoComplete: 'given-name' },
  { name: 'achternaam', label: useText('label_last_name', 'Achternaam'), autoComplete: 'family-name' },
  { name: 'email', label: useText('label_email', 'E-mail'), autoComplete: 'email', type: 'email' },
  { name: 'telefoon', label: useText('label_phone', 'Telefoon'), autoComplete: 'tel', type: 'tel' },
];

const unticked = 'Vink dit aan om verder te gaan.';

const useDetails = ({ state, change }: StepProps) => ({
  gegevens: state.gegevens,
  fill: (changed: Partial<Gegevens>) =>
    change((known) => ({ ...known, gegevens: { ...known.gegevens, ...changed } })),
});

function Details(props: StepProps) {
  const fields = useDetailFields();
  const { gegevens, fill } = useDetails(props);
  return (
    <>
      <RadioGroup
        legend={useText('label_salutation', 'Aanhef')}
        name="geslacht"
        look="row"
        options={salutations}
        value={gegevens.geslacht}
        onChange={(geslacht) => fill({ geslacht })}
      />
      {fields.map(({ name, ...input }) => (
        <TextAnswer
          key={name}
          name={name}
          value={String(gegevens[name])}
          onAnswer={(value) => fill({ [name]: value })}
          {...input}
        />
      ))}
      <TickAnswer
        name="allCheck"
        label={useText('label_question_correct', 'Deze gegevens kloppen')}
        value={gegevens.allCheck}
        error={props.isUnticked && unticked}
        onAnswer={(allCheck) => fill({ allCheck })}
      />
    </>
  );
}

function Correspondence(props: StepProps) {
  const { gegevens, fill } = useDetails(props);
  return (
    <>
      <TickAnswer
        name="sameAddress"
        label={useText('label_question_post', 'Post mag naar het adres van de woning')}
        value={gegevens.sameAddress}
        onAnswer={(sameAddress) => fill({ sameAddress })}
      />
      {!gegevens.sameAddress && <HomeFields name="questionnaire-post" of={gegevens} change={fill} />}
    </>
  );
}

function Value({ state, set, data, isUnticked }: StepProps) {
  return (
    <>
      <TextAnswer
        name="geschatte_waarde"
        label={useText('label_question_value', 'Wat is de woning naar schatting waard?')}
        optional
        prefix="€"
        inputMode="numeric"
        value={state.geschatte_waarde ?? ''}
        onAnswer={(value) => set({ geschatte_waarde: value || null })}
      />
      <SelectAnswer
        name="tarief"
        label={useText('label_question_rate', 'Tarief')}
        value={state.tarief}
        onAnswer={(tarief) => set({ tarief })}
      >
        {listPackages(data.packages).map(({ value, label }, index) => (
          <option key={value} value={index === 0 ? '' : value}>
            {label}
          </option>
        ))}
      </SelectAnswer>
      <TextAnswer
        name="contactpersoon"
        label={useText('label_question_contact_person', 'Contactpersoon voor de opname')}
        optional
        value={state.contactpersoon}
        onAnswer={(contactpersoon) => set({ contactpersoon })}
      />
      <TickAnswer
        name="checkedPolicy"
        label={useText('label_question_conditions', 'Ik heb de voorwaarden gelezen')}
        value={state.checkedPolicy}
        error={isUnticked && unticked}
        onAnswer={(checkedPolicy) => set({ checkedPolicy })}
      />
    </>
  );
}

export const questionSteps: Record<StepTitle, ComponentType<StepProps>> = {
  'Type woning': Type,
  'Adres van de woning': Address,
  Reden: Reason,
  Geldverstrekker: Lender,
  Leningnummer: Loan,
  'Je gegevens': Details,
  Postadres: Correspondence,
  'Waarde en tarief': Value,
};
