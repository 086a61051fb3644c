import { Button } from '@binnen/design/button';
import { defineWidget } from '@binnen/platform';
import { lazy, Suspense } from 'react';
import { AddressStep } from '../calculator/address-step.tsx';
import {
  CalculatorFrame,
  LoadingStep,
  promises,
  Question,
  WithoutScript,
} from '../calculator/calculator-frame.tsx';
import { steps } from '../calculator/machine.ts';
import { showAfter, useCalculator } from '../calculator/use-calculator.ts';
import { PostcodeStep } from './postcode-step.tsx';

const LaterSteps = lazy(() =>
  import(/* webpackChunkName: "mortgage-interest-later" */ './later-steps.tsx').then((m) => ({
    default: m.LaterSteps,
  })),
);

const discount = 0;
const nhg = 1;
const postcodeOnly = 7;
const valueDelayMs = 2_000;

function DiscountStep({ again }: { again: () => void }) {
  return (
    <>
      <h3>Gefeliciteerd!</h3>
      <p>
        Met NHG krijg je al korting op je hypotheekrente. De rente wijzigen met een taxatierapport is daarom
        niet mogelijk.
      </p>
      <Button onClick={again}>Opnieuw</Button>
    </>
  );
}

function MortgageInterest({ props }: { props: { step?: number } }) {
  const firstStep = props.step === postcodeOnly ? postcodeOnly : nhg;
  const finish = () => showAfter(valueDelayMs, steps.value);
  const calculator = useCalculator({ name: 'mortgage-interest', firstStep, finish });
  const { step, go, fields } = calculator;
  return (
    <CalculatorFrame
      title="Direct berekenen"
      subtitle="in 3 stappen"
      step={step}
      moves={calculator.moves}
      back={calculator.back}
      promise={promises.onSend}
    >
      {step === steps.loading && <LoadingStep />}
      {step === discount && <DiscountStep again={() => go(nhg)} />}
      {step === nhg && (
        <Question
          question="Heb je een hypotheek met NHG?"
          answer={(yes) => go(yes ? discount : steps.address)}
          yesFirst
        />
      )}
      {step === steps.address && <AddressStep of={calculator} />}
      {step >= steps.comparison && step <= steps.contact && (
        <Suspense fallback={<LoadingStep />}>
          <LaterSteps of={calculator} />
        </Suspense>
      )}
      {step === postcodeOnly && <PostcodeStep fields={fields} />}
      <WithoutScript />
    </CalculatorFrame>
  );
}

export const widget = defineWidget({ Component: MortgageInterest }, 'form-mortgage-interest');
