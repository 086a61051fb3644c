import { applyForm } from '@binnen/contracts/forms';
import { defineWidget } from '@binnen/platform';
import type { FormProps } from '../form-kit/form-props.ts';
import { HelpForm } from '../promotional/help-form.tsx';

export const widget = defineWidget(
  { Component: ({ props }: { props: FormProps }) => <HelpForm form={applyForm} props={props} /> },
  'form-apply',
);
