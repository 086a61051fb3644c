import type { promotionalForm } from '@binnen/contracts/forms';
import { useText } from '@binnen/platform';
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
const defaults = { WAARBIJ_HELPEN: 'verkoop_woning' };

function HelpField() {
  const { control } = useField('WAARBIJ_HELPEN');
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
        <TextField
          name="anders"
          label={useText('label_help_with', 'Waar kunnen we je mee helpen?')}
          optional
        />
      </Reveal>
    </>
  );
}

interface HelpFormProps {
  form: typeof promotionalForm;
  props: FormProps;
}

/** The promotional form and the apply form: one form under two names. */
export function HelpForm({ form, props }: HelpFormProps) {
  const tag = readText(props, 'tag');
  const formtype = readText(props, 'formtype');
  return (
    <FormWidget
      id="solliciteren"
      props={props}
      form={form}
      title={readText(props, 'titel') ?? 'Kennismaken'}
      button={{ idle: 'Aanvragen' }}
      success={{ title: 'Bedankt!', text: 'We nemen zo snel mogelijk contact met je op.' }}
      defaults={defaults}
    >
      {tag && <input type="hidden" name="tags" value={tag} />}
      {formtype && <input type="hidden" name="formtype" value={formtype} />}
      <PersonFields fullName />
      <HelpField />
      <PrivacyField />
    </FormWidget>
  );
}
