import { financialForm } from '@binnen/contracts/forms';
import { defineWidget, useText } from '@binnen/platform';
import { SelectField } from '../form-kit/fields.tsx';
import { readText, type FormProps } from '../form-kit/form-props.ts';
import { FormWidget } from '../form-kit/lead-form.tsx';
import { ConsentFields, PersonFields } from '../form-kit/person-fields.tsx';
import { useChosenPackage } from '../form-kit/use-chosen-package.ts';

const packages = [
  { value: 'kies-jouw-pakket', label: 'Kies een onderwerp' },
  { value: 'woning-kopen', label: 'Een woning kopen' },
  { value: 'woning-verkopen', label: 'Een woning verkopen' },
  { value: 'woning-verbouwen', label: 'Een woning verbouwen' },
  { value: 'anders', label: 'Iets anders' },
];

export interface FinancialProps extends FormProps {
  /** Preselects a package. */
  pakket?: string;
}

function FinancialForm({ props }: { props: FinancialProps }) {
  const values = packages.map((each) => each.value);
  const wanted = readText(props, 'pakket');
  const preselected = wanted !== undefined && values.includes(wanted) ? wanted : 'kies-jouw-pakket';
  const prefill = useChosenPackage(values);
  return (
    <FormWidget
      props={props}
      form={financialForm}
      title={useText('financial_form_title', 'Waar kunnen we je mee helpen?')}
      defaults={{ package: preselected }}
      prefill={prefill}
    >
      <SelectField
        name="package"
        label={useText('label_financial_subject', 'Waar gaat het om?')}
        options={packages}
      />
      <PersonFields />
      <ConsentFields />
    </FormWidget>
  );
}

export const widget = defineWidget({ Component: FinancialForm }, 'form-financial');
