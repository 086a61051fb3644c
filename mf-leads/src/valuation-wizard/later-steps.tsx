import { ticked, valuationToolContactForm } from '@binnen/contracts/forms';
import { HiddenFields } from '@binnen/design/fields/hidden-fields';
import css from '../calculator/calculator.module.css';
import { Question } from '../calculator/calculator-frame.tsx';
import { ComparisonStep } from '../calculator/comparison-step.tsx';
import { EstimateView } from '../calculator/estimate-view.tsx';
import { steps } from '../calculator/machine.ts';
import { describeToolLead } from '../calculator/tool-lead.ts';
import type { Calculator } from '../calculator/use-calculator.ts';
import { LeadForm } from '../form-kit/lead-form.tsx';
import { CallMeField, PersonFields } from '../form-kit/person-fields.tsx';

const wantsCall = { wantsCall: ticked };
const nothing = {};

interface LaterStepsProps {
  of: Calculator;
  tag: string | undefined;
  email: string;
  /** Whether the visitor is asked if they can save. */
  asksSaving: boolean;
}

/** Step 3, and the value with the contact form, which sends home and value along: step 4 when the lead was sent, step 5 when no e-mail is known. */
export function LaterSteps({ of, tag, email, asksSaving }: LaterStepsProps) {
  const { step, go, estimate, place } = of;
  const { canSave } = place;
  if (step === steps.comparison) return <ComparisonStep of={of} />;
  if (!estimate) return null;
  const { address: _address, ...valued } = describeToolLead(place.home, estimate.value);
  return (
    <>
      <h3>Geschatte waarde</h3>
      <EstimateView estimate={estimate} address={place.home['fulladdress'] ?? ''} />
      {asksSaving && canSave === null && (
        <Question
          question="Is deze waarde hoger dan jouw huidige hypotheek?"
          answer={(canSave) => go(steps.last, { canSave })}
        />
      )}
      {canSave !== null && (
        <p role="status">{canSave ? 'Je kunt waarschijnlijk besparen.' : 'Besparen zit er nu niet in.'}</p>
      )}
      <div className={css.form}>
        <LeadForm
          form={valuationToolContactForm}
          title="Wil je meer weten?"
          level={3}
          defaults={wantsCall}
          prefill={email ? { email } : nothing}
        >
          {tag && <input type="hidden" name="tags" value={tag} />}
          <HiddenFields of={valued} />
          <PersonFields />
          <CallMeField />
        </LeadForm>
      </div>
    </>
  );
}
