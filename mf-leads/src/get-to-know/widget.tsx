import { getToKnowForm } from '@binnen/contracts/forms';
import { defineWidget, useText } from '@binnen/platform';
import { FormFrame } from '../form-kit/form-frame.tsx';
import { readText, type FormProps } from '../form-kit/form-props.ts';
import { LeadForm } from '../form-kit/lead-form.tsx';
import { EmailField, NameField, PhoneField, PrivacyField } from '../form-kit/person-fields.tsx';

function GetToKnowForm({ props }: { props: FormProps }) {
  const title = useText('get_to_know_form_title', 'Binnenkort kennismaken');
  const tag = readText(props, 'tag');
  return (
    <FormFrame>
      <LeadForm
        form={getToKnowForm}
        title={title}
        subtitle={readText(props, 'subtitle')}
        button={{ idle: 'Versturen' }}
        success={{ title: 'Leuk je te ontmoeten!', text: 'We nemen zo snel mogelijk contact met je op.' }}
      >
        {tag && <input type="hidden" name="tags" value={tag} />}
        <NameField />
        <EmailField />
        <PhoneField />
        <PrivacyField />
      </LeadForm>
    </FormFrame>
  );
}

export const widget = defineWidget({ Component: GetToKnowForm }, 'form-get-to-know');
