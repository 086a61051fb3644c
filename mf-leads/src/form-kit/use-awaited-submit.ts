import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import type { LookUp } from './form-context.ts';

/** Sends a form once what it waits for is there: a press on the button while an address is looked up counts. */
export const useAwaitedSubmit = (
  form: RefObject<HTMLFormElement | null>,
  submit: (event: FormEvent<HTMLFormElement>) => void,
) => {
  const awaited = useRef(new Map<string, LookUp>());
  const waiting = useRef<Promise<unknown>>(undefined);
  const [isBusy, setBusy] = useState(false);
  const [answers, setAnswers] = useState(0);
  useEffect(() => {
    if (answers > 0) form.current?.requestSubmit();
  }, [answers, form]);
  /** What is typed after the press may be half a correction, which must not go by itself. */
  const stop = () => {
    waiting.current = undefined;
    setBusy(false);
  };
  const ask = () => {
    const answers = [...awaited.current.values()].flatMap((lookUp) => lookUp() ?? []);
    return answers.length > 0 ? Promise.all(answers) : undefined;
  };
  const submitOnce = (event: FormEvent<HTMLFormElement>) => {
    const answer = waiting.current ? undefined : ask();
    if (!answer && !waiting.current) return submit(event);
    event.preventDefault();
    if (!answer) return;
    waiting.current = answer;
    setBusy(true);
    void answer.then(() => {
      if (waiting.current !== answer) return;
      stop();
      setAnswers((known) => known + 1);
    });
  };
  const awaits = (field: string, lookUp: LookUp) => {
    awaited.current.set(field, lookUp);
  };
  return { awaits, isBusy, submit: submitOnce, stop };
};
