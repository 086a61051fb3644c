import { contactForm } from '@binnen/contracts/forms';
import { defineWidget, useText } from '@binnen/platform';
import { TextareaField } from '../form-kit/fields.tsx';
import { readText, type FormProps } from '../form-kit/form-props.ts';
import { FormWidget } from '../form-kit/lead-form.tsx';
import { ConsentFields, PersonFields } from '../form-kit/person-fields.tsx';

function ContactForm({ props }: { props: FormProps }) {
  const title = useText('contact_form_title', readText(props, 'titel') ?? 'Stel je vraag');
  const subtitle = useText(
    'contact_form_subtitle',
    readText(props, 'subtitle') ?? 'We reageren binnen een werkdag.',
  );
  return (
    <FormWidget
      props={props}
      form={contactForm}
      title={title}
      subtitle={subtitle}
      success={{ title: 'Bedankt voor je bericht!', text: 'We nemen zo snel mogelijk contact met je op.' }}
      staysWithoutId
    >
      <PersonFields />
      <TextareaField name="message" label={useText('label_message', 'Bericht')} optional />
      <ConsentFields />
    </FormWidget>
  );
}

export const widget = defineWidget({ Component: ContactForm }, 'form-contact');
