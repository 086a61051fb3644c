import { sellingForm } from '@binnen/contracts/forms';
import type { Package } from '@binnen/contracts/content';
import { defineWidget, useText } from '@binnen/platform';
import { SelectField, TextField } from '../form-kit/fields.tsx';
import { FormFrame } from '../form-kit/form-frame.tsx';
import { readText, type FormProps } from '../form-kit/form-props.ts';
import { LeadForm } from '../form-kit/lead-form.tsx';
import { loadPackages } from '../form-kit/load-packages.ts';
import { CallMeField, EmailField, NameField, PhoneField, PrivacyField } from '../form-kit/person-fields.tsx';
import { useChosenPackage } from '../form-kit/use-chosen-package.ts';

const defaults = { package: 'kies-jouw-pakket' };

function SellingForm({ props, data }: { props: FormProps; data: Package[] }) {
  const title = useText('selling_form_title', 'Help mij met de verkoop van mijn huis');
  const prefill = useChosenPackage(data.map((each) => each.titel));
  return (
    <FormFrame>
      <LeadForm
        form={sellingForm}
        title={title}
        subtitle={readText(props, 'subtitle')}
        button={{ idle: 'Versturen' }}
        success={{ title: 'Bedankt!', text: 'We nemen zo snel mogelijk contact met je op.' }}
        defaults={defaults}
        prefill={prefill}
      >
        <NameField />
        <EmailField />
        <PhoneField />
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
          autoComplete="street-address"
          optional
        />
        <PrivacyField />
        <CallMeField />
      </LeadForm>
    </FormFrame>
  );
}

export const widget = defineWidget(
  {
    loader: ({ context }) => loadPackages(context, 'verkoop'),
    Component: SellingForm,
  },
  'form-selling',
);
