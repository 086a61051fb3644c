import { interestForm } from '@binnen/contracts/forms';
import { defineWidget, useText } from '@binnen/platform';
import { TextareaField } from '../form-kit/fields.tsx';
import { readText, type FormProps } from '../form-kit/form-props.ts';
import { FormWidget } from '../form-kit/lead-form.tsx';
import { ConsentFields, PersonFields } from '../form-kit/person-fields.tsx';
import { ViewingFields } from '../moments/viewing-fields.tsx';

export interface InterestProps extends FormProps {
  /** The home's address: "Keulenstraat 19 A, Deventer". */
  woning?: string;
  /** The path of its page. */
  pad?: string;
  /** `nee`: the home cannot be viewed. */
  bezichtiging?: string;
}

function InterestForm({ props }: { props: InterestProps }) {
  const question = useText('interest_viewing_question', 'Wanneer komt een bezichtiging je uit?');
  const about = readText(props, 'pad');
  // What the office needs to know which home: `Keulenstraat 19 A, Deventer (/woningaanbod/deventer/keulenstraat-19-a)`.
  const home = [readText(props, 'woning'), about && `(${about})`].filter(Boolean).join(' ');
  const cannotBeSeen = readText(props, 'bezichtiging') === 'nee';
  const title = cannotBeSeen ? 'Laat je gegevens achter' : 'Interesse in deze woning?';
  return (
    <FormWidget
      key={about}
      about={about}
      props={props}
      form={interestForm}
      title={readText(props, 'titel') ?? title}
      success={{ title: 'Bedankt!', text: 'We zullen je zo spoedig mogelijk bereiken.' }}
    >
      <input type="hidden" name="woning" value={home} />
      <PersonFields />
      <TextareaField name="message" label={useText('label_message', 'Bericht')} optional />
      {!cannotBeSeen && <ViewingFields question={question} />}
      <ConsentFields />
    </FormWidget>
  );
}

export const widget = defineWidget({ Component: InterestForm }, 'interest-form');
