import { FormFrame } from './form-frame.tsx';
import { readText, type FormProps } from './form-props.ts';
import { LeadForm, type LeadFormProps } from './lead-form.tsx';

interface FormWidgetProps extends LeadFormProps {
  /** What its banner or page gives it, such as a subtitle where the form has none of its own. */
  props: FormProps;
  id?: string;
  className?: string;
}

/** A form that is a widget by itself. */
export function FormWidget({
  props,
  id,
  className,
  subtitle = readText(props, 'subtitle'),
  ...form
}: FormWidgetProps) {
  return (
    <FormFrame id={id} className={className}>
      <LeadForm subtitle={subtitle} {...form} />
    </FormFrame>
  );
}
