import { Icon, mail, phone } from '@binnen/design/icon';
import { useText } from '@binnen/platform';
import { formatTel } from './format-tel.ts';
import css from './contact-block.module.css';

/** Stands in for a form that could not be loaded: how to reach the firm all the same. */
export function ContactBlock() {
  const title = useText('form_missing_title', 'Neem contact met ons op');
  const text = useText(
    'form_missing_text',
    'Het formulier kan nu niet worden getoond. Bel of mail ons, dan helpen we je graag verder.',
  );
  const number = useText('primary_phone_number', '0570 555 010');
  const email = useText('general_email', 'info@binnen.example');
  return (
    <div className={css.block}>
      <h2>{title}</h2>
      <p>{text}</p>
      <p>
        <a href={formatTel(number)}>
          <Icon of={phone} />
          {number}
        </a>
      </p>
      <p>
        <a href={`mailto:${email}`}>
          <Icon of={mail} />
          {email}
        </a>
      </p>
    </div>
  );
}
