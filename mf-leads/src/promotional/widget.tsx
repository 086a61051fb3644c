import { promotionalForm } from '@binnen/contracts/forms';
import { defineWidget } from '@binnen/platform';
import type { FormProps } from '../form-kit/form-props.ts';
import { HelpForm } from './help-form.tsx';

export const widget = defineWidget(
  { Component: ({ props }: { props: FormProps }) => <HelpForm form={promotionalForm} props={props} /> },
  'form-promotional',
);
