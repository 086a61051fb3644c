import { applyForm } from '@binnen/contracts/forms';
import { defineWidget } from '@binnen/platform';
import type { FormProps } from '../form-kit/form-props.ts';
import { HelpForm } from '../promotional/help-form.tsx';

function ApplyForm({ props }: { props: FormProps }) {
  return <HelpForm form={applyForm} props={props} />;
}

export const widget = defineWidget({ Component: ApplyForm }, 'form-apply');
