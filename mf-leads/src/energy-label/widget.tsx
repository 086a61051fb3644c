import { energyLabelForm } from '@binnen/contracts/forms';
import { defineWidget } from '@binnen/platform';
import { AddressFields } from '../form-kit/address/address-fields.tsx';
import { readText, type FormProps } from '../form-kit/form-props.ts';
import { FormWidget } from '../form-kit/lead-form.tsx';
import { ConsentFields, PersonFields } from '../form-kit/person-fields.tsx';

const success = {
  title: 'We hebben je gegevens ontvangen!',
  text: 'We nemen zo snel mogelijk contact met je op.',
};

function EnergyLabelForm({ props }: { props: FormProps }) {
  return (
    <FormWidget
      props={props}
      form={energyLabelForm}
      title={readText(props, 'titel') ?? 'Energielabel aanvragen'}
      success={success}
    >
      <AddressFields optional mustChoose />
      <PersonFields />
      <ConsentFields />
    </FormWidget>
  );
}

export const widget = defineWidget({ Component: EnergyLabelForm }, 'form-energy-label');
