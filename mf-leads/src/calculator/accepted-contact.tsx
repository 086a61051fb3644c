import { ticked, type FormContract } from '@binnen/contracts/forms';
import type { ReactNode } from 'react';
import { LeadForm } from '../form-kit/lead-form.tsx';
import { CallMeField, PersonFields, PrivacyField } from '../form-kit/person-fields.tsx';

const defaults = { acceptsPrivacy: ticked };
const nothing = {};

interface AcceptedContactProps {
  form: FormContract;
  /** Given on the way here. */
  email?: string;
  /** Hidden fields that are sent as well. */
  children?: ReactNode;
}

/** Step 6: the contact form of the calculators. The privacy box is ticked from the start, as specified. */
export function AcceptedContact({ form, email, children }: AcceptedContactProps) {
  return (
    <LeadForm
      form={form}
      title="Contact opnemen"
      level={3}
      button={{ idle: 'Versturen', reset: 'Aanvragen' }}
      defaults={defaults}
      prefill={email ? { email } : nothing}
    >
      {children}
      <PersonFields starred />
      <PrivacyField preset />
      <CallMeField />
    </LeadForm>
  );
}
