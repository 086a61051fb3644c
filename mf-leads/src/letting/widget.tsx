import { lettingForm } from '@binnen/contracts/forms';
import { defineWidget, useText } from '@binnen/platform';
import { FormFrame } from '../form-kit/form-frame.tsx';
import { readText, type FormProps } from '../form-kit/form-props.ts';
import { LeadForm } from '../form-kit/lead-form.tsx';
import { CallMeField, EmailField, NameField, PhoneField, PrivacyField } from '../form-kit/person-fields.tsx';

const success = {
  title: 'Wij gaan kennismaken!',
  text: 'Bedankt voor je gegevens. We gaan ze veilig opslaan om je binnenkort te bereiken.',
};

function LettingForm({ props }: { props: FormProps }) {
  const title = useText('letting_form_title', 'Binnenkort eens kennismaken?');
  return (
    <FormFrame>
      <LeadForm
        form={lettingForm}
        title={title}
        subtitle={readText(props, 'subtitle')}
        button={{ idle: 'Versturen' }}
        success={success}
      >
        <NameField />
        <EmailField />
        <PhoneField />
        <PrivacyField />
        <CallMeField />
      </LeadForm>
    </FormFrame>
  );
}

export const widget = defineWidget({ Component: LettingForm }, 'form-letting');
