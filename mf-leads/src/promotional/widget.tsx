import { promotionalForm } from '@binnen/contracts/forms';
import { defineWidget } from '@binnen/platform';
import type { FormProps } from '../form-kit/form-props.ts';
import { HelpForm } from './help-form.tsx';

function PromotionalForm({ props }: { props: FormProps }) {
  return <HelpForm form={promotionalForm} props={props} />;
}

export const widget = defineWidget({ Component: PromotionalForm }, 'form-promotional');
