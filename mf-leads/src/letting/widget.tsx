import { lettingForm } from '@binnen/contracts/forms';
import { defineWidget, useText } from '@binnen/platform';
import type { FormProps } from '../form-kit/form-props.ts';
import { FormWidget } from '../form-kit/lead-form.tsx';
import { ConsentFields, PersonFields } from '../form-kit/person-fields.tsx';

const success = {
  title: 'Wij gaan kennismaken!',
  text: 'Bedankt voor je gegevens. We gaan ze veilig opslaan om je binnenkort te bereiken.',
};

function LettingForm({ props }: { props: FormProps }) {
  return (
    <FormWidget
      props={props}
      form={lettingForm}
      title={useText('letting_form_title', 'Binnenkort eens kennismaken?')}
      success={success}
    >
      <PersonFields />
      <ConsentFields />
    </FormWidget>
  );
}

export const widget = defineWidget({ Component: LettingForm }, 'form-letting');
