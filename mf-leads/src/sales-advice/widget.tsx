import { salesAdviceForm } from '@binnen/contracts/forms';
import { defineWidget } from '@binnen/platform';
import { AddressFields } from '../form-kit/address-fields.tsx';
import { TextareaField } from '../form-kit/fields.tsx';
import { FieldGroup, FormFrame } from '../form-kit/form-frame.tsx';
import { readText, type FormProps } from '../form-kit/form-props.ts';
import { LeadForm } from '../form-kit/lead-form.tsx';
import {
  CallMeField,
  EmailField,
  FullNameFields,
  PhoneField,
  PrivacyField,
} from '../form-kit/person-fields.tsx';

const button = {
  idle: 'Aanvragen',
  sending: 'Aanvraag versturen...',
  sent: 'Gelukt!',
  failed: 'Stuur opnieuw',
};

function SalesAdviceForm({ props }: { props: FormProps }) {
  return (
    <FormFrame>
      <LeadForm
        form={salesAdviceForm}
        title={readText(props, 'titel') ?? 'Gratis verkoopadvies'}
        subtitle={readText(props, 'subtitle')}
        button={button}
        success={{ title: 'Gelukt!', text: 'We nemen contact met je op om een afspraak te maken.' }}
        keepsForm
      >
        <FieldGroup legend="Voor welke woning wil je graag verkoopadvies?">
          <AddressFields />
        </FieldGroup>
        <TextareaField name="message" label="Waarom mogen we binnenkomen bij jou?" optional />
        <FieldGroup legend="Hoe ben je te bereiken?">
          <FullNameFields firstName="Voornaam*" lastName="Achternaam*" />
          <EmailField label="E-mail*" />
          <PhoneField label="Telefoon*" />
        </FieldGroup>
        <PrivacyField />
        <CallMeField />
      </LeadForm>
    </FormFrame>
  );
}

export const widget = defineWidget({ Component: SalesAdviceForm }, 'form-sales-advice');
