import { formatTel } from '@binnen/contracts/formats/format-tel';
import { Button } from '@binnen/design/button';
import { useText } from '@binnen/platform';

/** Stands in for an interest form that could not be loaded: how to reach the firm about this home all the same. */
export function InterestMissing() {
  const phone = useText('primary_phone_number', '0570 555 010');
  const email = useText('general_email', 'info@binnen.example');
  const text = useText(
    'property_form_missing',
    'Het formulier kan nu niet worden getoond. Bel of mail ons gerust.',
  );
  return (
    <div data-owner="mf-listings">
      <p>{text}</p>
      <p>
        <Button href={formatTel(phone)}>Bel {phone}</Button>
      </p>
      <p>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
    </div>
  );
}
