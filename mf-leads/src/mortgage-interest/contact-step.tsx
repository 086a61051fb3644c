import { mortgageInterestForm, ticked } from '@binnen/contracts/forms';
import { LeadForm } from '../form-kit/lead-form.tsx';
import { CallMeField, EmailField, NameField, PhoneField, PrivacyField } from '../form-kit/person-fields.tsx';

const defaults = { acceptsPrivacy: ticked };

interface ContactStepProps {
  /** Postcode, house number and the like; empty without a calculation. */
  home: Record<string, string | undefined>;
  /** "€ 396.000", or empty. */
  value: string;
}

/** Step 6, and all that there is without script. */
export function ContactStep({ home, value }: ContactStepProps) {
  const sent = {
    TOOL_CALCULATION: value,
    TOOL_CALCULATION_ADDRESS: home.fulladdress ?? '',
    postcode: home.postcode ?? '',
    huisnr: home.huisnr ?? '',
    toevoeging: home.toevoeging ?? '',
  };
  return (
    <LeadForm
      form={mortgageInterestForm}
      title="Contact opnemen"
      level={3}
      button={{ idle: 'Versturen', reset: 'Aanvragen' }}
      success={{ title: 'Bedankt!', text: 'We nemen zo snel mogelijk contact met je op.' }}
      defaults={defaults}
    >
      {Object.entries(sent).map(([name, text]) => (
        <input key={name} type="hidden" name={name} value={text} />
      ))}
      <NameField label="Naam*" />
      <EmailField label="E-mail*" />
      <PhoneField label="Telefoon*" />
      <PrivacyField />
      <CallMeField />
    </LeadForm>
  );
}
