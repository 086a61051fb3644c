import { useText } from '@binnen/platform';
import { FormContext } from '../form-kit/form-context.ts';
import { TextField } from '../form-kit/fields.tsx';
import type { useValues } from '../form-kit/use-values.ts';

/** Step 7. The flow has no way to it. */
export function PostcodeStep({ fields }: { fields: ReturnType<typeof useValues> }) {
  return (
    <FormContext value={fields}>
      <TextField
        name="postcode"
        label={useText('label_change_surface', 'Wijzigen indien van toepassing ( m² )')}
        autoComplete="postal-code"
      />
    </FormContext>
  );
}
