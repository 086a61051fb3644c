import { mortgageInterestForm } from '@binnen/contracts/forms';
import { AcceptedContact } from '../calculator/accepted-contact.tsx';

interface ContactStepProps {
  /** Postcode, house number and the like; empty without a calculation. */
  home: Record<string, string | undefined>;
  /** "€ 396.000", or empty. */
  value: string;
}

/** Step 6: the value and the address go along. */
export function ContactStep({ home, value }: ContactStepProps) {
  const sent = {
    TOOL_CALCULATION: value,
    TOOL_CALCULATION_ADDRESS: home['fulladdress'] ?? '',
    postcode: home['postcode'] ?? '',
    huisnr: home['huisnr'] ?? '',
    toevoeging: home['toevoeging'] ?? '',
  };
  return (
    <AcceptedContact form={mortgageInterestForm}>
      {Object.entries(sent).map(([name, text]) => (
        <input key={name} type="hidden" name={name} value={text} />
      ))}
    </AcceptedContact>
  );
}
