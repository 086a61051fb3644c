import { energyLabelForm } from '@binnen/contracts/forms';
import { defineWidget } from '@binnen/platform';
import { AddressFields } from '../form-kit/address-fields.tsx';
import { FormFrame } from '../form-kit/form-frame.tsx';
import { readText, type FormProps } from '../form-kit/form-props.ts';
import { LeadForm } from '../form-kit/lead-form.tsx';
import { CallMeField, EmailField, NameField, PhoneField, PrivacyField } from '../form-kit/person-fields.tsx';

const success = {
  title: 'We hebben je gegevens ontvangen!',
  text: 'We nemen zo snel mogelijk contact met je op.',
};

function EnergyLabelForm({ props }: { props: FormProps }) {
  return (
    <FormFrame>
      <LeadForm
        form={energyLabelForm}
        title={readText(props, 'titel') ?? 'Energielabel aanvragen'}
        subtitle={readText(props, 'subtitle')}
        button={{ idle: 'Versturen' }}
        success={success}
      >
        <AddressFields optional mustChoose />
        <NameField />
        <EmailField />
        <PhoneField />
        <PrivacyField />
        <CallMeField />
      </LeadForm>
    </FormFrame>
  );
}

export const widget = defineWidget({ Component: EnergyLabelForm }, 'form-energy-label');
