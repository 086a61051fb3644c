import { routes } from '@binnen/contracts/routes';
import { Button } from '@binnen/design/button';
import { useText } from '@binnen/platform';
import { Boundary } from '@binnen/platform/boundary';
import { Suspense, useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { FormFrame } from '../form-kit/form-frame.tsx';
import { AddressStep } from './address-step.tsx';
import css from './calculator.module.css';
import { steps } from './machine.ts';
import type { Calculator } from './use-calculator.ts';

interface StepFrameProps {
  title: string;
  subtitle: string;
  step: number;
  /** Which part of the way this is, where that was promised. */
  part?: { number: number; of: number } | undefined;
  /** How often the visitor came to another step: the focus goes along. A step that the tab kept does not move it. */
  moves: number;
  /** The focus goes to the step and not to its heading: its text begins with its number. */
  isNumbered?: boolean;
  /** A step back, where there is one. */
  back?: (() => void) | undefined;
  /** What happens with what is filled in. */
  promise: string;
  children: ReactNode;
}

/** Promises about the data that is filled in, by the calculator's use of it. */
export const promises = {
  onSend:
    'Met je adres berekenen we de waarde. Adres en waarde krijgen wij pas als je daarna een formulier verstuurt.',
  onEmail:
    'Met je adres berekenen we de waarde. Vul je in de laatste stap je e-mailadres in, dan bewaren we je adres en de waarde daarbij.',
  byItself: (email: string) =>
    `Met je adres berekenen we de waarde. Aan het eind bewaren we je adres en de waarde bij het e-mailadres uit je link, ${email}.`,
} as const;

const isInView = ({ top, bottom }: DOMRect): boolean => top >= 64 && bottom <= window.innerHeight;

const focusHeading = (place: HTMLElement): boolean => {
  const heading = place.querySelector('h3');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
};

/** To the step's heading, once: also to that of a step that is still loaded. */
const focusStep = (place: HTMLElement, isNumbered: boolean): (() => void) => {
  const observer = new MutationObserver(() => {
    if (document.activeElement !== place || focusHeading(place)) observer.disconnect();
  });
  // Nobody hears of a change in what has the focus already: that is told by its heading.
  if ((isNumbered && document.activeElement !== place) || !focusHeading(place)) {
    place.focus({ preventScroll: true });
    if (!isNumbered) observer.observe(place, { childList: true, subtree: true });
  }
  return () => observer.disconnect();
};

/** Header, the step at hand, and what happens with the data. */
export function StepFrame(props: StepFrameProps) {
  const { title, subtitle, step, part, moves, isNumbered = false, back, promise, children } = props;
  const frame = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  const href = useText('privacy_url', '/disclaimer');
  useEffect(() => {
    const place = body.current;
    const isMove = shown.current !== step && moves > 0;
    shown.current = step;
    if (!isMove || !place) return;
    const stop = focusStep(place, isNumbered);
    // A step is seen whole where it can be: its question and its answers.
    if (frame.current && !isInView(frame.current.getBoundingClientRect())) frame.current.scrollIntoView();
    return stop;
  }, [step, moves, isNumbered]);
  return (
    <FormFrame>
      <section ref={frame} className={css.calculator} aria-label={title}>
        <header className={css.head}>
          <h2>{title}</h2>
          <p>{subtitle}</p>
          {part && <p className={css.count}>{`Stap ${part.number} van ${part.of}`}</p>}
        </header>
        <div ref={body} className={css.step} tabIndex={-1} data-step={step}>
          {children}
        </div>
        {back && (
          <Button look="quiet" className={css.back} onClick={once(back)}>
            Terug
          </Button>
        )}
        <p className={css.privacy}>
          {promise} Lees onze{' '}
          <a href={href} target="_blank" rel="noopener">
            privacyverklaring
          </a>
          .
        </p>
      </section>
    </FormFrame>
  );
}

/** The second press of a double click is meant for what was there before. */
const once =
  (press: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) press();
  };

/** Step -1. */
function LoadingStep() {
  return (
    <p role="status" className={css.loading}>
      <progress aria-hidden />
      Gegevens laden...
    </p>
  );
}

/** The later steps' code did not come, or failed: the tab keeps address and answers, so that a reload goes on there. */
function NoLaterSteps() {
  return (
    <div role="alert" className={css.failed}>
      <p>De volgende stap is nu niet te laden. Wat je invulde, blijft bewaard.</p>
      <Button onClick={() => location.reload()}>Probeer het opnieuw</Button>
    </div>
  );
}

function WithoutScript() {
  return (
    <noscript>
      <p>
        Zonder JavaScript kunnen we de waarde niet berekenen.{' '}
        <a href={routes.contact.href()}>Laat je gegevens achter</a>, dan doen wij het voor je.
      </p>
    </noscript>
  );
}

interface CalculatorFrameProps extends Pick<StepFrameProps, 'title' | 'subtitle' | 'part' | 'promise'> {
  of: Calculator;
  /** The steps after the address. Their code comes when they are needed. */
  later: ReactNode;
  /** Steps of this calculator alone. */
  children?: ReactNode;
}

/** A calculator: the steps that all have, and its own. */
export function CalculatorFrame({ of, later, children, ...frame }: CalculatorFrameProps) {
  const { step, moves, back } = of;
  return (
    <StepFrame step={step} moves={moves} back={back} {...frame}>
      {step === steps.loading && <LoadingStep />}
      {step === steps.address && <AddressStep of={of} />}
      {later && (
        <Boundary missing={<NoLaterSteps />}>
          <Suspense fallback={<LoadingStep />}>{later}</Suspense>
        </Boundary>
      )}
      {children}
      <WithoutScript />
    </StepFrame>
  );
}

interface QuestionProps {
  question: string;
  answer: (yes: boolean) => void;
  /** No answer is taken now. */
  busy?: boolean;
  /** Yes stands first where it is the question of a first step. */
  yesFirst?: boolean;
  /** Stands between the question and its answers. */
  subject?: ReactNode;
  children?: ReactNode;
}

/** A question that is answered by Ja or Nee. The answer that stands last stands out. */
export function Question(props: QuestionProps) {
  const { question, answer, busy = false, yesFirst = false, subject, children } = props;
  return (
    <>
      {children}
      <h3>{question}</h3>
      {subject}
      <div className={css.answers}>
        {[yesFirst, !yesFirst].map((yes, index) => (
          <Button
            key={String(yes)}
            look={index === 0 ? 'secondary' : 'primary'}
            busy={busy}
            onClick={once(() => answer(yes))}
          >
            {yes ? 'Ja' : 'Nee'}
          </Button>
        ))}
      </div>
    </>
  );
}

/** Below a result: the other way on. */
export function ContactInstead({ question, contact }: { question: string; contact: () => void }) {
  return (
    <div className={css.after}>
      <h3>{question}</h3>
      <Button look="secondary" onClick={contact}>
        Contact opnemen
      </Button>
    </div>
  );
}
