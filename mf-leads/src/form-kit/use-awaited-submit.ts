import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import type { LookUp } from './form-context.ts';

/** Sends a form once what it waits for is there: a press on the button while an address is looked up counts. */
export const useAwaitedSubmit = (
  form: RefObject<HTMLFormElement | null>,
  submit: (event: FormEvent<HTMLFormElement>) => void,
) => {
  const awaited = useRef<LookUp>(undefined);
  const isAwaiting = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [answers, setAnswers] = useState(0);
  useEffect(() => {
    if (answers > 0) form.current?.requestSubmit();
  }, [answers, form]);
  const submitOnce = (event: FormEvent<HTMLFormElement>) => {
    const answer = isAwaiting.current ? undefined : awaited.current?.();
    if (!answer && !isAwaiting.current) return submit(event);
    event.preventDefault();
    if (!answer) return;
    isAwaiting.current = true;
    setBusy(true);
    void answer.then(() => {
      isAwaiting.current = false;
      setBusy(false);
      setAnswers((known) => known + 1);
    });
  };
  const awaits = (lookUp: LookUp) => {
    awaited.current = lookUp;
  };
  return { awaits, isBusy, submit: submitOnce };
};
