import { viewingFields } from '@binnen/contracts/viewings/viewing-wish';
import { listMoments, parseMoment, usualHours } from '@binnen/contracts/viewings/viewing-moments';
import { useNow, useText } from '@binnen/platform';
import { SelectField, type Option } from '../form-kit/fields.tsx';
import css from './viewing-fields.module.css';

const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** When the visitor would like to meet: up to three parts of days on which the office is open. */
export function ViewingFields({ question }: { question: string }) {
  const hours = useText('office_hours', usualHours);
  // Dates beside Dutch holidays: `2026-12-24, 2026-12-31`.
  const closed = useText('office_closed', '-');
  const options: Option[] = [
    { value: '', label: 'Geen voorkeur' },
    ...listMoments(useNow(), { hours, closed }).map((value) => ({
      value,
      label: capitalise(parseMoment(value)?.label ?? value),
    })),
  ];
  const labels = [
    useText('label_first_choice', 'Eerste voorkeur'),
    useText('label_second_choice', 'Tweede voorkeur'),
    useText('label_third_choice', 'Derde voorkeur'),
  ];
  const help = useText(
    'interest_viewing_help',
    'Binnen een werkdag bellen we je om de precieze tijd af te spreken. Moet het eerder? Bel ons dan even.',
  );
  return (
    <fieldset className={css.times} aria-describedby="bezichtiging-uitleg">
      <legend>
        {question} <span className={css.optional}>(niet verplicht)</span>
      </legend>
      <p className={css.help} id="bezichtiging-uitleg">
        {help}
      </p>
      <div className={css.row}>
        {viewingFields.map((name, index) => (
          <SelectField key={name} name={name} label={labels[index]!} options={options} optional="by-legend" />
        ))}
      </div>
    </fieldset>
  );
}
