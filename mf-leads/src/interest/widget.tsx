import { interestForm } from '@binnen/contracts/forms';
import { defineWidget, useText } from '@binnen/platform';
import { TextareaField } from '../form-kit/fields.tsx';
import { FormFrame } from '../form-kit/form-frame.tsx';
import { readText, type FormProps } from '../form-kit/form-props.ts';
import { LeadForm } from '../form-kit/lead-form.tsx';
import { CallMeField, EmailField, NameField, PhoneField, PrivacyField } from '../form-kit/person-fields.tsx';
import { formatProperty } from './format-property.ts';
import { ViewingFields } from './viewing-fields.tsx';

export interface InterestProps extends FormProps {
  /** The home's address: "Keulenstraat 19 A, Deventer". */
  woning?: string;
  /** The path of its page. */
  pad?: string;
  /** `nee`: the home cannot be viewed. */
  bezichtiging?: string;
}

function InterestForm({ props }: { props: InterestProps }) {
  return (
    <FormFrame>
      <LeadForm
        form={interestForm}
        title={readText(props, 'titel') ?? 'Interesse in deze woning?'}
        subtitle={readText(props, 'subtitle')}
        button={{ idle: 'Versturen' }}
        success={{ title: 'Bedankt!', text: 'We zullen je zo spoedig mogelijk bereiken.' }}
      >
        <input
          type="hidden"
          name="woning"
          value={formatProperty(readText(props, 'woning'), readText(props, 'pad'))}
        />
        <NameField />
        <EmailField />
        <PhoneField />
        <TextareaField name="message" label={useText('label_message', 'Bericht')} optional />
        {readText(props, 'bezichtiging') !== 'nee' && <ViewingFields />}
        <PrivacyField />
        <CallMeField />
      </LeadForm>
    </FormFrame>
  );
}

export const widget = defineWidget({ Component: InterestForm }, 'interest-form');
