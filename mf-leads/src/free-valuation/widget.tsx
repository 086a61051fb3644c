import { freeValuationForm } from '@binnen/contracts/forms';
import { defineWidget, useText } from '@binnen/platform';
import { AddressFields } from '../form-kit/address-fields.tsx';
import { FormFrame } from '../form-kit/form-frame.tsx';
import { readText, type FormProps } from '../form-kit/form-props.ts';
import { LeadForm } from '../form-kit/lead-form.tsx';
import { CallMeField, EmailField, NameField, PhoneField, PrivacyField } from '../form-kit/person-fields.tsx';

function FreeValuationForm({ props }: { props: FormProps }) {
  const title = useText('free_valuation_form_title', 'Een gratis waardebepaling');
  return (
    <FormFrame>
      <LeadForm
        form={freeValuationForm}
        title={title}
        subtitle={readText(props, 'subtitle') ?? 'We nemen binnen een werkdag contact met je op.'}
        button={{ idle: 'Aanvragen' }}
        success={{
          title: 'Bedankt voor je aanvraag!',
          text: 'We nemen binnen een werkdag contact met je op.',
        }}
      >
        <NameField />
        <EmailField />
        <PhoneField />
        <AddressFields />
        <PrivacyField />
        <CallMeField />
      </LeadForm>
    </FormFrame>
  );
}

export const widget = defineWidget({ Component: FreeValuationForm }, 'form-free-valuation');
