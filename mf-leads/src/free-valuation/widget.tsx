import { freeValuationForm } from '@binnen/contracts/forms';
import { defineWidget, useText } from '@binnen/platform';
import { AddressFields } from '../form-kit/address/address-fields.tsx';
import { readText, type FormProps } from '../form-kit/form-props.ts';
import { FormWidget } from '../form-kit/lead-form.tsx';
import { ConsentFields, PersonFields } from '../form-kit/person-fields.tsx';

function FreeValuationForm({ props }: { props: FormProps }) {
  return (
    <FormWidget
      props={props}
      form={freeValuationForm}
      title={useText('free_valuation_form_title', 'Een gratis waardebepaling')}
      subtitle={readText(props, 'subtitle') ?? 'We nemen binnen een werkdag contact met je op.'}
      button={{ idle: 'Aanvragen' }}
      success={{
        title: 'Bedankt voor je aanvraag!',
        text: 'We nemen binnen een werkdag contact met je op.',
      }}
    >
      <PersonFields />
      <AddressFields />
      <ConsentFields />
    </FormWidget>
  );
}

export const widget = defineWidget({ Component: FreeValuationForm }, 'form-free-valuation');
