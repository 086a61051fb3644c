import { viewingFields, viewingTimes } from '@binnen/contracts/forms';
import { useText } from '@binnen/platform';
import { SelectField, type Option } from '../form-kit/fields.tsx';
import css from './viewing-fields.module.css';

const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const options: Option[] = [
  { value: '', label: 'Geen voorkeur' },
  ...viewingTimes.map((value) => ({ value, label: capitalise(value) })),
];

/** When the visitor would like to see the home: up to three parts of a week. */
export function ViewingFields() {
  const question = useText('interest_viewing_question', 'Wanneer komt een bezichtiging je uit?');
  const labels = [
    useText('label_first_choice', 'Eerste voorkeur'),
    useText('label_second_choice', 'Tweede voorkeur'),
    useText('label_third_choice', 'Derde voorkeur'),
  ];
  const help = useText('interest_viewing_help', 'We bellen of mailen je om een tijd af te spreken.');
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
