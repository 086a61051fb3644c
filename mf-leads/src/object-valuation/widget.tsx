import { defineWidget } from '@binnen/platform';
import { lazy, Suspense } from 'react';
import { AddressStep } from '../calculator/address-step.tsx';
import { CalculatorFrame, LoadingStep, WithoutScript } from '../calculator/calculator-frame.tsx';
import { steps, useCalculator } from '../calculator/use-calculator.ts';

const LaterSteps = lazy(() =>
  import(/* webpackChunkName: "object-valuation-later" */ './later-steps.tsx').then((m) => ({
    default: m.LaterSteps,
  })),
);

function ObjectValuation() {
  const calculator = useCalculator({
    name: 'object-valuation-adres',
    firstStep: steps.address,
    finish: () => steps.last,
  });
  const { step, isUnknown, form, fields, begin } = calculator;
  return (
    <CalculatorFrame
      title="Direct berekenen"
      subtitle="In 3 stappen de geschatte waarde van je woning op je scherm."
      step={step}
    >
      {step === steps.loading && <LoadingStep />}
      {step === steps.address && (
        <AddressStep form={form} fields={fields} proceed={() => void begin()} isUnknown={isUnknown} />
      )}
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
