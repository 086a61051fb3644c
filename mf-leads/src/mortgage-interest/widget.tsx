import { Button } from '@binnen/design/button';
import { defineWidget, useText } from '@binnen/platform';
import { lazy } from 'react';
import { CalculatorFrame, promises, Question } from '../calculator/calculator-frame.tsx';
import { steps } from '../calculator/machine.ts';
import { showAfter, useCalculator } from '../calculator/use-calculator.ts';
import { TextField } from '../form-kit/fields.tsx';
import { FormContext, type FormFields } from '../form-kit/form-context.ts';

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

/** Step 7. The flow has no way to it. */
function PostcodeStep({ fields }: { fields: FormFields }) {
  return (
    <FormContext value={fields}>
      <TextField
        name="postcode"
        label={useText('label_change_surface', 'Wijzigen indien van toepassing ( m² )')}
        autoComplete="postal-code"
      />
    </FormContext>
  );
}

function MortgageInterest({ props }: { props: { step?: number } }) {
  const firstStep = props.step === postcodeOnly ? postcodeOnly : nhg;
  const finish = () => showAfter(valueDelayMs, steps.value);
  const calculator = useCalculator({ name: 'mortgage-interest', firstStep, finish });
  const { step, go, fields } = calculator;
  return (
    <CalculatorFrame
      of={calculator}
      title="Direct berekenen"
      subtitle="in 3 stappen"
      promise={promises.onSend}
      later={step >= steps.comparison && step <= steps.contact && <LaterSteps of={calculator} />}
    >
      {step === discount && <DiscountStep again={() => go(nhg)} />}
      {step === nhg && (
        <Question
          question="Heb je een hypotheek met NHG?"
          answer={(yes) => go(yes ? discount : steps.address)}
          yesFirst
        />
      )}
      {step === postcodeOnly && <PostcodeStep fields={fields} />}
    </CalculatorFrame>
  );
}

export const widget = defineWidget({ Component: MortgageInterest }, 'form-mortgage-interest');
