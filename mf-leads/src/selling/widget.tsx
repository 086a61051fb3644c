import { sellingForm } from '@binnen/contracts/forms';
import type { Package } from '@binnen/contracts/content';
import { defineWidget, useText } from '@binnen/platform';
import { SelectField, TextField } from '../form-kit/fields.tsx';
import type { FormProps } from '../form-kit/form-props.ts';
import { FormWidget } from '../form-kit/lead-form.tsx';
import { loadPackages } from '../form-kit/load-packages.ts';
import { ConsentFields, PersonFields } from '../form-kit/person-fields.tsx';
import { ViewingFields } from '../moments/viewing-fields.tsx';
import { useChosenPackage } from '../form-kit/use-chosen-package.ts';

const defaults = { package: 'kies-jouw-pakket' };

function SellingForm({ props, data }: { props: FormProps; data: Package[] }) {
  const prefill = useChosenPackage(data.map((each) => each.titel));
  return (
    <FormWidget
      props={props}
      form={sellingForm}
      title={useText('selling_form_title', 'Help mij met de verkoop van mijn huis')}
      defaults={defaults}
      prefill={prefill}
    >
      <PersonFields />
      <SelectField
        name="package"
        label={useText('label_package', 'Pakket')}
        options={[
          { value: 'kies-jouw-pakket', label: 'Kies jouw pakket' },
          ...data.map(({ titel }) => ({ value: titel, label: titel })),
        ]}
      />
      <TextField
        name="adres"
        label={useText('label_address', 'Adres')}
        autoComplete="address-line1"
        optional
      />
      <ViewingFields question={useText('selling_visit_question', 'Wanneer zullen we langskomen?')} />
      <ConsentFields />
    </FormWidget>
  );
}

export const widget = defineWidget(
  {
    loader: ({ context }) => loadPackages(context, 'verkoop'),
    Component: SellingForm,
  },
  'form-selling',
);
