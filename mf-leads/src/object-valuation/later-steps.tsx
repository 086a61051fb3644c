import { formatEuros } from '@binnen/contracts/formats/amounts';
import { objectValuationContactForm, valuationToolForm } from '@binnen/contracts/forms';
import { Button } from '@binnen/design/button';
import { HiddenFields } from '@binnen/design/fields/hidden-fields';
import { ContactInstead } from '../calculator/calculator-frame.tsx';
import { ComparisonStep } from '../calculator/comparison-step.tsx';
import { EstimateView } from '../calculator/estimate-view.tsx';
import { useGoToValuation } from '../calculator/go-to-valuation.ts';
import { AcceptedContact } from '../calculator/accepted-contact.tsx';
import { describeToolLead } from '../calculator/tool-lead.ts';
import { estimateRange, type Estimate } from '../calculator/estimate.ts';
import { steps } from '../calculator/machine.ts';
import type { Calculator } from '../calculator/use-calculator.ts';
import { LeadForm } from '../form-kit/lead-form.tsx';
import { EmailField } from '../form-kit/person-fields.tsx';

const nothing = {};

interface EmailStepProps {
  home: Record<string, string>;
  estimate: Estimate;
  /** Given before, on the way here. */
  email: string;
  proceed: (email: string) => void;
}

/** Step 5: the range shows at once; the value is kept under an e-mail address, as specified, and shows then. */
function EmailStep({ home, estimate, email, proceed }: EmailStepProps) {
  const { low, high } = estimateRange(estimate);
  return (
    <>
      <h3>De laatste stap!</h3>
      <p>
        Je woning is naar schatting tussen {formatEuros(low)} en {formatEuros(high)} waard.
      </p>
      <p>
        We hebben je e-mailadres nodig om de waarde te bewaren en te gebruiken in je persoonlijke
        verkoopadvies. Je adres bewaren we erbij. Daarna zie je één bedrag, en hoe we eraan komen.
      </p>
      <LeadForm
        form={valuationToolForm}
        button={{ idle: 'Doorgaan' }}
        success={{ title: 'Gelukt!', text: '' }}
        prefill={email ? { email } : nothing}
        isStep
        onSent={(_reply, values) => proceed(values['email'] ?? '')}
      >
        <HiddenFields of={describeToolLead(home, estimate.value)} />
        <EmailField />
      </LeadForm>
    </>
  );
}

/** Steps 3 to 6: they come once an address is known. */
export function LaterSteps({ of }: { of: Calculator }) {
  const { step, go, estimate, place } = of;
  const { home } = place;
  const goToValuation = useGoToValuation();
  if (step === steps.comparison) return <ComparisonStep of={of} />;
  if (step === steps.contact)
    return <AcceptedContact form={objectValuationContactForm} email={place.email} />;
  if (!estimate) return null;
  if (step === steps.last)
    return (
      <EmailStep
        home={home}
        estimate={estimate}
        email={place.email}
        proceed={(email) => go(steps.value, { email })}
      />
    );
  return (
    <>
      <h3>Geschatte waarde</h3>
      <EstimateView estimate={estimate} address={home.fulladdress ?? ''} />
      <Button onClick={() => goToValuation(home, estimate.value)}>Een taxatie aanvragen</Button>
      <ContactInstead question="Wil je contact opnemen?" contact={() => go(steps.contact)} />
    </>
  );
}
