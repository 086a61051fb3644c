import { useState } from 'react';
import css from '../calculator/calculator.module.css';
import { Question } from '../calculator/calculator-frame.tsx';
import { ComparisonStep } from '../calculator/comparison-step.tsx';
import { EstimateView } from '../calculator/estimate-view.tsx';
import { ToolContact } from '../calculator/tool-contact.tsx';
import { steps, type Calculator } from '../calculator/use-calculator.ts';

interface LaterStepsProps {
  of: Calculator;
  tag: string | undefined;
  email: string;
  /** Whether the visitor is asked if they can save. */
  asksSaving: boolean;
}

/** Step 3, and the value with the contact form: step 4 when the lead was sent, step 5 when no e-mail is known. */
export function LaterSteps({ of, tag, email, asksSaving }: LaterStepsProps) {
  const { step, setStep, estimate, values, comparison, answer } = of;
  const [canSave, setCanSave] = useState<boolean | null>(null);
  if (step === steps.comparison) return <ComparisonStep of={comparison} answer={(yes) => void answer(yes)} />;
  if (!estimate) return null;
  const save = (can: boolean) => {
    setCanSave(can);
    setStep(steps.last);
  };
  return (
    <>
      <h3>Geschatte waarde</h3>
      <EstimateView estimate={estimate} address={values.fulladdress ?? ''} />
      {asksSaving && canSave === null && (
        <Question question="Is deze waarde hoger dan jouw huidige hypotheek?" answer={save} />
      )}
      {canSave !== null && (
        <p role="status">{canSave ? 'Je kunt waarschijnlijk besparen.' : 'Besparen zit er nu niet in.'}</p>
      )}
      <div className={css.form}>
        <ToolContact title="Wil je meer weten?" tag={tag} email={email} />
      </div>
    </>
  );
}
