import type { TextareaHTMLAttributes } from 'react';
import { classNames } from '../class-names.tsx';
import css from './control.module.css';
import { useControl } from './field.tsx';

export function Textarea({ rows = 5, ...rest }: TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return <textarea {...useControl()} {...rest} rows={rows} className={classNames(css.control, css.tall)} />;
}
