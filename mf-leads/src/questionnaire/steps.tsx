import { RadioGroup } from '@binnen/design/fields/radio-group';
import { useText } from '@binnen/platform';
import type { ComponentType } from 'react';
import { SelectField, TextField, TickField } from '../form-kit/fields.tsx';
import { housingTypes, listPackages, reasons } from '../valuation-request/choices.ts';
import type { ValuationData } from '../valuation-request/load-valuation.ts';
import { HomeFields } from './home-fields.tsx';
import { noLender, salutations, type StepTitle } from './state.ts';
import type { Questionnaire } from './use-questionnaire.ts';

export interface StepProps extends Questionnaire {
  data: ValuationData;
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

function Lender({ state, data }: StepProps) {
  const lender = useText('label_question_lender', 'Wie is je geldverstrekker?');
  const lenders = data.lenders.map((name) => ({ value: name, label: name }));
  const options = [{ value: noLender, label: 'Kies je geldverstrekker' }, ...lenders];
  return (
    <>
      {!state.geldverstrekker_ntb && <SelectField name="geldverstrekker" label={lender} options={options} />}
      <TickField
        name="geldverstrekker_ntb"
        label={useText('label_question_to_be_determined', 'Mijn geldverstrekker is nader te bepalen')}
      />
    </>
  );
}

function Loan() {
  return (
    <TextField
      name="leningnummer"
      label={useText('label_question_loan_number', 'Wat is je leningnummer?')}
      help="Het staat op je hypotheekofferte of je jaaropgave. Weet je het niet, ga dan verder."
      autoComplete="off"
      optional
    />
  );
}

function Details({ state, setDetails }: StepProps) {
  return (
    <>
      <RadioGroup
        legend={useText('label_salutation', 'Aanhef')}
        name="geslacht"
        look="row"
        options={salutations}
        value={state.gegevens.geslacht}
        onChange={(geslacht) => setDetails({ geslacht })}
      />
      <TextField name="initialen" label={useText('label_initials', 'Initialen')} autoComplete="off" />
      <TextField name="voornaam" label={useText('label_first_name', 'Voornaam')} autoComplete="given-name" />
      <TextField
        name="achternaam"
        label={useText('label_last_name', 'Achternaam')}
        autoComplete="family-name"
      />
      <TextField name="email" label={useText('label_email', 'E-mail')} autoComplete="email" type="email" />
      <TextField name="telefoon" label={useText('label_phone', 'Telefoon')} autoComplete="tel" type="tel" />
      <TickField name="allCheck" label={useText('label_question_correct', 'Deze gegevens kloppen')} />
    </>
  );
}

function Correspondence({ state: { gegevens }, setDetails }: StepProps) {
  return (
    <>
      <TickField
        name="sameAddress"
        label={useText('label_question_post', 'Post mag naar het adres van de woning')}
      />
      {!gegevens.sameAddress && <HomeFields name="questionnaire-post" of={gegevens} change={setDetails} />}
    </>
  );
}

function Value({ data }: StepProps) {
  const conditions = useText('conditions_url', '/algemene-voorwaarden');
  const link = useText('label_question_conditions_link', 'Lees de voorwaarden');
  const rates = listPackages(data.packages).map((rate, index) =>
    index === 0 ? { ...rate, value: '' } : rate,
  );
  return (
    <>
      <TextField
        name="geschatte_waarde"
        label={useText('label_question_value', 'Wat is de woning naar schatting waard?')}
        autoComplete="off"
        optional
        prefix="€"
        inputMode="numeric"
      />
      <SelectField name="tarief" label={useText('label_question_rate', 'Tarief')} options={rates} />
      <TextField
        name="contactpersoon"
        label={useText('label_question_contact_person', 'Contactpersoon voor de opname')}
        autoComplete="off"
        optional
      />
      <p>
        <a href={conditions} target="_blank" rel="noopener">
          {link}
        </a>
      </p>
      <TickField
        name="checkedPolicy"
        label={useText('label_question_conditions', 'Ik heb de voorwaarden gelezen')}
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
