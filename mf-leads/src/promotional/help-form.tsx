import { applyForm, promotionalForm } from '@binnen/contracts/forms';
import { defineWidget, useText } from '@binnen/platform';
import { RadioGroup } from '@binnen/design/fields/radio-group';
import { useField } from '../form-kit/form-context.ts';
import { Reveal, TextField } from '../form-kit/fields.tsx';
import { readText, type FormProps } from '../form-kit/form-props.ts';
import { FormWidget } from '../form-kit/lead-form.tsx';
import { PersonFields, PrivacyField } from '../form-kit/person-fields.tsx';

const choices = [
  { value: 'verkoop_woning', label: 'Verkoop van mijn woning' },
  { value: 'aankoop_woning', label: 'Aankoop van een woning' },
  { value: 'taxatie_woning', label: 'Uitvoeren van een taxatie' },
  { value: 'anders', label: 'Anders, namelijk' },
];
const sellsHome = { WAARBIJ_HELPEN: 'verkoop_woning' };
// Somebody who looks for work sells no home.
const seeksWork = { WAARBIJ_HELPEN: 'anders' };

function HelpField({ isApplication }: { isApplication: boolean }) {
  const { control } = useField('WAARBIJ_HELPEN');
  const other = useText('label_help_with', 'Waar kunnen we je mee helpen?');
  const work = useText('label_work', 'Wat voor werk zoek je?');
  return (
    <>
      <RadioGroup
        legend={useText('label_help', 'Waarbij kunnen we je helpen?')}
        name={control.name}
        options={choices}
        value={control.value}
        onChange={(value) => control.onChange({ target: { value } })}
      />
      <Reveal when={control.value === 'anders'}>
        <TextField name="anders" label={isApplication ? work : other} optional />
      </Reveal>
    </>
  );
}

interface HelpFormProps {
  form: typeof promotionalForm;
  props: FormProps;
}

function HelpForm({ form, props }: HelpFormProps) {
  const isApplication = form.name === 'apply';
  const tag = readText(props, 'tag');
  const formtype = readText(props, 'formtype');
  return (
    <FormWidget
      id="solliciteren"
      props={props}
      form={form}
      title={readText(props, 'titel') ?? 'Kennismaken'}
      button={{ idle: 'Aanvragen' }}
      defaults={isApplication ? seeksWork : sellsHome}
    >
      {tag && <input type="hidden" name="tags" value={tag} />}
      {formtype && <input type="hidden" name="formtype" value={formtype} />}
      <PersonFields fullName />
      <HelpField isApplication={isApplication} />
      <PrivacyField />
    </FormWidget>
  );
}

/** One form under two names. */
export const promotionalWidget = defineWidget(
  { Component: ({ props }: { props: FormProps }) => <HelpForm form={promotionalForm} props={props} /> },
  'form-promotional',
);
export const applyWidget = defineWidget(
  { Component: ({ props }: { props: FormProps }) => <HelpForm form={applyForm} props={props} /> },
  'form-apply',
);
