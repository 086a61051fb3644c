import { salesAdviceForm } from '@binnen/contracts/forms';
import { defineWidget, useText } from '@binnen/platform';
import { AddressFields } from '../form-kit/address/address-fields.tsx';
import { TextareaField } from '../form-kit/fields.tsx';
import { FieldGroup } from '../form-kit/form-frame.tsx';
import { readText, type FormProps } from '../form-kit/form-props.ts';
import { FormWidget } from '../form-kit/lead-form.tsx';
import { ConsentFields, PersonFields } from '../form-kit/person-fields.tsx';

const button = {
  idle: 'Aanvragen',
  sending: 'Aanvraag versturen...',
  sent: 'Gelukt!',
  failed: 'Stuur opnieuw',
};

function SalesAdviceForm({ props }: { props: FormProps }) {
  return (
    <FormWidget
      props={props}
      form={salesAdviceForm}
      title={readText(props, 'titel') ?? 'Gratis verkoopadvies'}
      button={button}
      success={{ title: 'Gelukt!', text: 'We nemen contact met je op om een afspraak te maken.' }}
      keepsForm
    >
      <FieldGroup
        legend={useText('label_group_advice_home', 'Voor welke woning wil je graag verkoopadvies?')}
      >
        <AddressFields />
      </FieldGroup>
      <TextareaField
        name="message"
        label={useText('label_let_us_in', 'Waarom mogen we binnenkomen bij jou?')}
        optional
      />
      <FieldGroup legend={useText('label_group_reachable', 'Hoe ben je te bereiken?')}>
        <PersonFields fullName starred />
      </FieldGroup>
      <ConsentFields />
    </FormWidget>
  );
}

export const widget = defineWidget({ Component: SalesAdviceForm }, 'form-sales-advice');
