import { valuationToolForm } from '@binnen/contracts/forms';
import { Button } from '@binnen/design/button';
import css from '../calculator/calculator.module.css';
import { ComparisonStep } from '../calculator/comparison-step.tsx';
import { EstimateView } from '../calculator/estimate-view.tsx';
import { useGoToValuation } from '../calculator/go-to-valuation.ts';
import { ToolContact } from '../calculator/tool-contact.tsx';
import { describeToolLead } from '../calculator/tool-lead.ts';
import { steps, type Calculator } from '../calculator/use-calculator.ts';
import type { Estimate } from '../calculator/use-comparison.ts';
import { LeadForm } from '../form-kit/lead-form.tsx';
import { EmailField } from '../form-kit/person-fields.tsx';

interface EmailStepProps {
  home: Record<string, string>;
  estimate: Estimate;
  proceed: () => void;
}

/** Step 5: the value is there, and is kept under an e-mail address before it is shown. */
function EmailStep({ home, estimate, proceed }: EmailStepProps) {
  return (
    <>
      <h3>De laatste stap!</h3>
      <p>
        We hebben je e-mailadres nodig om de waarde te bewaren en te gebruiken in je persoonlijke
        verkoopadvies.
      </p>
      <LeadForm
        form={valuationToolForm}
        button={{ idle: 'Doorgaan' }}
        success={{ title: 'Gelukt!', text: '' }}
        onSent={proceed}
      >
        {Object.entries(describeToolLead(home, estimate.value)).map(([name, text]) => (
          <input key={name} type="hidden" name={name} value={text} />
        ))}
        <EmailField />
      </LeadForm>
    </>
  );
}

interface ValueStepProps {
  home: Record<string, string>;
  estimate: Estimate;
  contact: () => void;
}

function ValueStep({ home, estimate, contact }: ValueStepProps) {
  const goToValuation = useGoToValuation();
  return (
    <>
      <h3>Geschatte waarde</h3>
      <EstimateView estimate={estimate} address={home.fulladdress ?? ''} />
      <Button onClick={() => goToValuation(home, estimate.value)}>Een taxatie aanvragen</Button>
      <div className={css.after}>
        <h3>Wil je contact opnemen?</h3>
        <Button look="secondary" onClick={contact}>
          Contact opnemen
        </Button>
      </div>
    </>
  );
}

/** Steps 3 to 6: they come once an address is known. */
export function LaterSteps({ of }: { of: Calculator }) {
  const { step, setStep, estimate, values, comparison, answer } = of;
  if (step === steps.comparison) return <ComparisonStep of={comparison} answer={(yes) => void answer(yes)} />;
  if (step === steps.contact) return <ToolContact title="Contact opnemen" />;
  if (!estimate) return null;
  if (step === steps.last)
    return <EmailStep home={values} estimate={estimate} proceed={() => setStep(steps.value)} />;
  return <ValueStep home={values} estimate={estimate} contact={() => setStep(steps.contact)} />;
}
