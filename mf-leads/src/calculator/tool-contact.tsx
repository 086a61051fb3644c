import { ticked, valuationToolContactForm } from '@binnen/contracts/forms';
import { LeadForm } from '../form-kit/lead-form.tsx';
import { CallMeField, PersonFields } from '../form-kit/person-fields.tsx';

const wantsCall = { wantsCall: ticked };

/** The contact form of the valuation tool; the wish to be called is ticked beforehand. */
export function ToolContact({
  title,
  tag,
  email,
}: {
  title: string;
  tag?: string | undefined;
  email?: string;
}) {
  return (
    <LeadForm
      form={valuationToolContactForm}
      title={title}
      level={3}
      button={{ idle: 'Versturen' }}
      success={{ title: 'Bedankt!', text: 'We nemen zo snel mogelijk contact met je op.' }}
      defaults={wantsCall}
      {...(email ? { prefill: { email } } : {})}
    >
      {tag && <input type="hidden" name="tags" value={tag} />}
      <PersonFields />
      <CallMeField />
    </LeadForm>
  );
}
