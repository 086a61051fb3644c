import { routes } from '@binnen/contracts/routes';
import { Button } from '@binnen/design/button';
import { useText } from '@binnen/platform';
import { useEffect, useRef, type ReactNode } from 'react';
import { FormFrame } from '../form-kit/form-frame.tsx';
import css from './calculator.module.css';

interface CalculatorFrameProps {
  title: string;
  subtitle: string;
  /** Moves the focus when it changes. */
  step: number;
  /** What happens with what is filled in. */
  promise?: string;
  children: ReactNode;
}

const forValue = 'We gebruiken je adres alleen om de waarde te berekenen.';

const isInView = ({ top, bottom }: DOMRect): boolean => top >= 64 && bottom <= window.innerHeight;

/** Header, the step at hand, and what happens with the data. */
export function CalculatorFrame(props: CalculatorFrameProps) {
  const { title, subtitle, step, promise = forValue, children } = props;
  const frame = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  const href = useText('privacy_url', '/disclaimer');
  useEffect(() => {
    if (shown.current !== step) {
      body.current?.focus({ preventScroll: true });
      // A step is seen whole where it can be: its question and its answers.
      if (frame.current && !isInView(frame.current.getBoundingClientRect())) frame.current.scrollIntoView();
    }
    shown.current = step;
  }, [step]);
  return (
    <FormFrame>
      <section ref={frame} className={css.calculator} aria-label={title}>
        <header className={css.head}>
          <h2>{title}</h2>
          <p>{subtitle}</p>
        </header>
        <div ref={body} className={css.step} tabIndex={-1} data-step={step}>
          {children}
        </div>
        <p className={css.privacy}>
          {promise} Lees ons{' '}
          <a href={href} target="_blank" rel="noopener">
            privacy statement
          </a>
          .
        </p>
      </section>
    </FormFrame>
  );
}

/** Step -1. */
export function LoadingStep() {
  return (
    <p role="status" className={css.loading}>
      <progress aria-hidden />
      Gegevens laden...
    </p>
  );
}

export function WithoutScript() {
  return (
    <noscript>
      <p>
        Zonder JavaScript kunnen we de waarde niet berekenen.{' '}
        <a href={routes.contact.href()}>Laat je gegevens achter</a>, dan doen wij het voor je.
      </p>
    </noscript>
  );
}

interface QuestionProps {
  question: string;
  answer: (yes: boolean) => void;
  /** Yes stands first where it is the question of a first step. */
  yesFirst?: boolean;
  /** Stands between the question and its answers. */
  subject?: ReactNode;
  children?: ReactNode;
}

/** A question that is answered by Ja or Nee. */
export function Question({ question, answer, yesFirst = false, subject, children }: QuestionProps) {
  const yes = (
    <Button key="ja" look={yesFirst ? 'secondary' : 'primary'} onClick={() => answer(true)}>
      Ja
    </Button>
  );
  const no = (
    <Button key="nee" look={yesFirst ? 'primary' : 'secondary'} onClick={() => answer(false)}>
      Nee
    </Button>
  );
  return (
    <>
      {children}
      <h3>{question}</h3>
      {subject}
      <div className={css.answers}>{yesFirst ? [yes, no] : [no, yes]}</div>
    </>
  );
}
