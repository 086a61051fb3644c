import { getToKnowForm } from '@binnen/contracts/forms';
import { defineWidget, useText } from '@binnen/platform';
import { readText, type FormProps } from '../form-kit/form-props.ts';
import { FormWidget } from '../form-kit/lead-form.tsx';
import { PersonFields, PrivacyField } from '../form-kit/person-fields.tsx';

function GetToKnowForm({ props }: { props: FormProps }) {
  const tag = readText(props, 'tag');
  return (
    <FormWidget
      props={props}
      form={getToKnowForm}
      title={useText('get_to_know_form_title', 'Binnenkort kennismaken')}
      success={{ title: 'Leuk je te ontmoeten!', text: 'We nemen zo snel mogelijk contact met je op.' }}
    >
      {tag && <input type="hidden" name="tags" value={tag} />}
      <PersonFields />
      <PrivacyField />
    </FormWidget>
  );
}

export const widget = defineWidget({ Component: GetToKnowForm }, 'form-get-to-know');
