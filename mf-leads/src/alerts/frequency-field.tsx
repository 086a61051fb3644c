import { frequencies } from '@binnen/contracts/alerts/alert-form';
import { Field } from '@binnen/design/fields/field';
import { Select } from '@binnen/design/fields/select';

export function FrequencyField({ chosen = 'direct' }: { chosen?: string | undefined }) {
  return (
    <Field label="Hoe vaak">
      <Select name="frequentie" defaultValue={chosen}>
        {Object.entries(frequencies).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
