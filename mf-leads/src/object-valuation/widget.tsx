import { defineWidget } from '@binnen/platform';
import { lazy } from 'react';
import { CalculatorFrame, promises } from '../calculator/calculator-frame.tsx';
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
      of={calculator}
      title="Direct berekenen"
      subtitle="In 3 stappen de geschatte waarde van je woning op je scherm."
      part={parts[step]}
      promise={promises.onEmail}
      later={step >= steps.comparison && <LaterSteps of={calculator} />}
    />
  );
}

export const widget = defineWidget({ Component: ObjectValuation }, 'form-object-valuation');
