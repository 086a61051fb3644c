import type { FormContract } from '@binnen/contracts/forms';
import { useEffect, useState, type RefObject } from 'react';
import type { Missing } from './form-notice.tsx';

/** From this many answers on, what is missing is out of sight from the button. */
const longForm = 6;

const readMissing = (form: HTMLFormElement | null): Missing[] =>
  [...(form?.querySelectorAll<HTMLInputElement>('[aria-invalid="true"][id]') ?? [])].map((control) => ({
    control,
    label: control.labels?.[0]?.textContent?.trim() ?? '',
  }));

/** The fields of a long form that have a warning, as they are on the page. */
export const useMissing = (
  contract: FormContract,
  form: RefObject<HTMLFormElement | null>,
  errors: Record<string, string>,
): Missing[] => {
  const [missing, setMissing] = useState<Missing[]>([]);
  const isLong = contract.required.length + (contract.needsAddress ? 2 : 0) >= longForm;
  useEffect(() => {
    if (isLong) setMissing(readMissing(form.current));
  }, [errors, form, isLong]);
  return missing;
};
