import { ticked, valuationRequestForm } from '@binnen/contracts/forms';
import { defineWidget, useText } from '@binnen/platform';
import { AddressFields } from '../form-kit/address/address-fields.tsx';
import { Reveal, SelectField, TextareaField, TextField, TickField } from '../form-kit/fields.tsx';
import { useFormFields } from '../form-kit/form-context.ts';
import { FieldGroup } from '../form-kit/form-frame.tsx';
import { readText, type FormProps } from '../form-kit/form-props.ts';
import { FormWidget } from '../form-kit/lead-form.tsx';
import { ConsentFields, PersonFields } from '../form-kit/person-fields.tsx';
import { useChosenPackage } from '../form-kit/use-chosen-package.ts';
import { housingTypes, listLenders, listPackages, reasons } from './choices.ts';
import { loadValuation, type ValuationData } from './load-valuation.ts';
import { describePackagePrice } from './prices.ts';
import { RenovationTool } from './renovation-tool.tsx';
import { usePrefill } from './use-prefill.ts';
import css from './valuation-request.module.css';

const defaults = {
  package: 'kies-jouw-pakket',
  field_type: 'type-woning',
  field_geldverstrekker: 'onbekend',
  field_reson: 'nieuwe_woning',
};

function PackageFields({ packages }: Pick<ValuationData, 'packages'>) {
  const { values } = useFormFields();
  const chosen = packages.find(({ titel }) => titel === values.package);
  const price = chosen ? describePackagePrice(chosen) : '';
  return (
    <>
      <SelectField
        name="package"
        label={useText('label_package', 'Pakket')}
        options={listPackages(packages)}
      />
      {price && (
        <>
          <p className={css.price} role="status">
            {price}
          </p>
          <input type="hidden" name="prijs" value={price} />
        </>
      )}
      {/* Not with another home than the value is of, where that came along. */}
      {values.valuation && (!values.valued || values.valued === values.fulladdress) && (
        <input type="hidden" name="valuation" value={values.valuation} />
      )}
      <SelectField
        name="field_type"
        label={useText('label_housing_type', 'Type woning')}
        options={housingTypes}
      />
    </>
  );
}

function ReasonFields({ lenders }: Pick<ValuationData, 'lenders'>) {
  const { values } = useFormFields();
  return (
    <>
      <SelectField
        name="field_geldverstrekker"
        label={useText('label_lender', 'Geldverstrekker')}
        options={listLenders(lenders)}
      />
      <SelectField
        name="field_reson"
        label={useText('label_valuation_reason', 'Waarom heb je een taxatie nodig?')}
        options={reasons}
      />
      <Reveal when={values.field_reson === 'anders'}>
        <TextField name="anders" label={useText('label_namely', 'Namelijk')} optional />
      </Reveal>
      <TickField name="verbouwing" label={useText('label_renovation', 'Ik ga de woning verbouwen')} />
      {values.verbouwing === ticked && (
        <p className={css.note} role="status">
          Na het versturen geven we je de link naar onze verbouwtool, waar je de verbouwing kunt invullen.
        </p>
      )}
      <TickField name="voucher" label={useText('label_voucher', 'Ik heb een voucher')} />
      <Reveal when={values.voucher === ticked}>
        <TextField
          name="field_v_voucher"
          label={useText('label_voucher_code', 'Vouchercode')}
          autoComplete="off"
          optional
        />
      </Reveal>
      <TextareaField name="message" label={useText('label_remark', 'Opmerking')} optional />
    </>
  );
}

/** The link that the form promised. */
const Renovation = ({ values }: { values: Record<string, string> }) =>
  values.verbouwing === ticked && <RenovationTool heading="h3" />;

function ValuationRequestForm({ props, data }: { props: FormProps; data: ValuationData }) {
  const chosen = useChosenPackage(data.packages.map(({ titel }) => titel));
  const prefill = usePrefill(data.packages, chosen);
  return (
    <FormWidget
      props={props}
      form={valuationRequestForm}
      title={readText(props, 'titel') ?? 'Taxatie aanvragen'}
      button={{ idle: 'Aanvragen' }}
      success={{
        title: 'Bedankt voor je aanvraag!',
        text: 'We nemen contact met je op om de taxatie in te plannen.',
        Rest: Renovation,
      }}
      defaults={{ ...defaults, ...chosen }}
      prefill={prefill}
      answersOf="questionnaire"
      staysWithoutId
    >
      <FieldGroup legend={useText('label_group_valuation', 'De taxatie')}>
        <PackageFields packages={data.packages} />
      </FieldGroup>
      <FieldGroup legend={useText('label_group_home', 'De woning')}>
        <AddressFields />
      </FieldGroup>
      <FieldGroup legend={useText('label_group_reason', 'Waarvoor')}>
        <ReasonFields lenders={data.lenders} />
      </FieldGroup>
      <FieldGroup legend={useText('label_group_person', 'Je gegevens')}>
        <PersonFields fullName />
      </FieldGroup>
      <ConsentFields />
    </FormWidget>
  );
}

export const widget = defineWidget(
  {
    loader: ({ context }) => loadValuation(context),
    Component: ValuationRequestForm,
  },
  'form-valuation-request',
);
