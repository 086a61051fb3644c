import { defineWidget } from '@binnen/platform';
import { lazy, Suspense } from 'react';
import { AddressStep } from '../calculator/address-step.tsx';
import { CalculatorFrame, LoadingStep, promises, WithoutScript } from '../calculator/calculator-frame.tsx';
import { steps } from '../calculator/machine.ts';
import { useCalculator } from '../calculator/use-calculator.ts';

const LaterSteps = lazy(() =>
  import(/* webpackChunkName: "object-valuation-later" */ './later-steps.tsx').then((m) => ({
    default: m.LaterSteps,
  })),
);

const parts: Record<number, { number: number; of: number }> = {
  [steps.address]: { number: 1, of: 3 },
  [steps.comparison]: { number: 2, of: 3 },
  [steps.last]: { number: 3, of: 3 },
};

function ObjectValuation() {
  const calculator = useCalculator({
    name: 'object-valuation',
    firstStep: steps.address,
    finish: () => steps.last,
  });
  const { step } = calculator;
  return (
    <CalculatorFrame
      title="Direct berekenen"
      subtitle="In 3 stappen de geschatte waarde van je woning op je scherm."
      step={step}
      part={parts[step]}
      moves={calculator.moves}
      back={calculator.back}
      promise={promises.onEmail}
    >
      {step === steps.loading && <LoadingStep />}
      {step === steps.address && <AddressStep of={calculator} />}
      {step >= steps.comparison && (
        <Suspense fallback={<LoadingStep />}>
          <LaterSteps of={calculator} />
        </Suspense>
      )}
      <WithoutScript />
    </CalculatorFrame>
  );
}

export const widget = defineWidget({ Component: ObjectValuation }, 'form-object-valuation');
