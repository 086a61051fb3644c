import { visitorPaths } from '@binnen/contracts/api-paths';
import { fillPath } from '@binnen/contracts/read-paths';
import { valuationToolForm } from '@binnen/contracts/forms';
import { controlFields } from '@binnen/contracts/forms/control-fields';
import { Button } from '@binnen/design/button';
import { defineWidget, useLocation } from '@binnen/platform';
import type { personalNames } from '@binnen/platform/visitor-query';
import { lazy, useEffect, useRef, useState } from 'react';
import { CalculatorFrame, promises, Question } from '../calculator/calculator-frame.tsx';
import { describeToolLead } from '../calculator/tool-lead.ts';
import { steps } from '../calculator/machine.ts';
import { showAfter, useCalculator } from '../calculator/use-calculator.ts';
import { noAddress } from '../form-kit/address/format-address.ts';
import { readText, type FormProps } from '../form-kit/form-props.ts';
import { keepKey, postPromised, untilOnline } from '../form-kit/sending/post-lead.ts';
import { repeatSend, UnavailableError } from '../form-kit/sending/repeat-send.ts';
import { useChallenge } from '../form-kit/sending/use-challenge.ts';

const LaterSteps = lazy(() =>
  import(/* webpackChunkName: "valuation-wizard-later" */ './later-steps.tsx').then((m) => ({
    default: m.LaterSteps,
  })),
);

const noNhg = 0;
const nhg = 1;
const sentDelayMs = 2_000;
const unsentDelayMs = 500;

export interface WizardProps extends FormProps {
  /** "ja": asks for NHG first, and after the value whether one can save. */
  nhg?: string;
}

interface Visitor {
  postcode: string;
  huisnr: string;
  email: string;
}

/** The value is shown whatever comes of the lead: the edge keeps it, and a visitor did nothing wrong. */
const sendLead = async (
  visitor: Visitor,
  home: Record<string, string | undefined>,
  value: number,
  answerChallenge: (isQuiet: boolean) => Promise<string>,
  signal: AbortSignal,
): Promise<void> => {
  try {
    const body = new URLSearchParams({
      [controlFields.form]: valuationToolForm.name,
      email: visitor.email,
      ...describeToolLead(home, value),
    });
    const action = fillPath(visitorPaths.contact, { form: valuationToolForm.call });
    const key = keepKey(body.toString());
    await repeatSend(
      async () => {
        await untilOnline();
        const answer = await answerChallenge(true);
        if (signal.aborted) throw new UnavailableError(null);
        return postPromised(action, body, { key, answer });
      },
      { signal },
    );
  } catch (error) {
    console.warn('The value could not be sent', error instanceof Error ? error.name : '');
  }
};

function Wizard({
  props,
  visitor,
  brought,
}: {
  props: WizardProps;
  visitor: Visitor;
  brought: string | null;
}) {
  const { box, answer } = useChallenge();
  /** The last value's send: one that was worked out before it must not come after it. */
  const sending = useRef<AbortController>(undefined);
  const asksNhg = readText(props, 'nhg') === 'ja';
  const calculator = useCalculator({
    name: 'valuation-wizard',
    firstStep: asksNhg ? nhg : steps.address,
    brought,
    prefill: {
      // Nothing of an earlier home stays.
      ...(visitor.postcode || visitor.huisnr ? noAddress : {}),
      ...(visitor.postcode ? { postcode: visitor.postcode } : {}),
      ...(visitor.huisnr ? { huisnr: visitor.huisnr } : {}),
    },
    finish: async (found, home) => {
      if (!visitor.email) return showAfter(unsentDelayMs, steps.last);
      sending.current?.abort();
      sending.current = new AbortController();
      void sendLead(visitor, home, found.value, answer, sending.current.signal);
      return showAfter(sentDelayMs, steps.value);
    },
  });
  const { step, go } = calculator;
  return (
    <CalculatorFrame
      of={calculator}
      title={readText(props, 'titel') ?? 'Wat is mijn woning waard?'}
      subtitle={
        readText(props, 'subtitle') ?? 'Vergelijk je woning met een paar andere en zie de geschatte waarde.'
      }
      promise={visitor.email ? promises.byItself(visitor.email) : promises.onSend}
      later={
        step >= steps.comparison && (
          <LaterSteps
            of={calculator}
            tag={readText(props, 'tag')}
            email={visitor.email}
            asksSaving={asksNhg}
          />
        )
      }
    >
      {step === nhg && (
        <Question
          question="Heb je een hypotheek met NHG?"
          answer={(yes) => go(yes ? steps.address : noNhg)}
          yesFirst
        />
      )}
      {step === noNhg && (
        <>
          <h3>Zonder NHG kijken we graag met je mee</h3>
          <p>Je kunt de waarde van je woning ook zonder NHG berekenen.</p>
          <Button onClick={() => go(steps.address)}>Toch berekenen</Button>
        </>
      )}
      <div ref={box} />
    </CalculatorFrame>
  );
}

const readVisitor = (state: unknown): Visitor => {
  const brought = new Map<string, unknown>(Object.entries(state ?? {}));
  const read = (name: (typeof personalNames)[number]): string => {
    const value = brought.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { postcode: read('zip'), huisnr: read('nr'), email: read('email') };
};

/**
 * The visitor of a link with `zip`, `nr` and `email`: null until the browser has read them. The shell took them out of
 * the address, and no page of the server holds them.
 */
const useVisitor = (): Visitor | null => {
  const { state } = useLocation();
  const [visitor, setVisitor] = useState<Visitor | null>(null);
  useEffect(() => setVisitor(readVisitor(state)), [state]);
  return visitor;
};

const nobody: Visitor = { postcode: '', huisnr: '', email: '' };

function ValuationWizard({ props }: { props: WizardProps }) {
  const visitor = useVisitor();
  const brought = visitor && (Object.values(visitor).some(Boolean) ? JSON.stringify(visitor) : '');
  // Only the browser knows the values of a link: the wizard starts again with them.
  return <Wizard key={brought ?? ''} props={props} visitor={visitor ?? nobody} brought={brought} />;
}

export const widget = defineWidget({ Component: ValuationWizard }, 'form-valuation-wizard');
