import { formatEuros } from '@binnen/contracts/formats/amounts';
import { Button } from '@binnen/design/button';
import { ContactInstead, Question } from '../calculator/calculator-frame.tsx';
import { ComparisonStep } from '../calculator/comparison-step.tsx';
import { EstimateView } from '../calculator/estimate-view.tsx';

import { useGoToValuation } from '../calculator/go-to-valuation.ts';
import { steps } from '../calculator/machine.ts';
import type { Calculator } from '../calculator/use-calculator.ts';
import { ContactStep } from './contact-step.tsx';

interface ResultStepProps {
  canSave: boolean;
  requestValuation: () => void;
  contact: () => void;
}

function ResultStep({ canSave, requestValuation, contact }: ResultStepProps) {
  return (
    <>
      <h3>{canSave ? 'Yes, je kan besparen!' : 'Je hebt al bespaard!'}</h3>
      <p>
        {canSave
          ? 'Je woning is waarschijnlijk meer waard dan je hypotheek. Met een taxatierapport kan je geldverstrekker de rente verlagen.'
          : 'Je hypotheek is hoger dan deze waarde. Een lagere risicoklasse zit er nu waarschijnlijk niet in.'}
      </p>
      {canSave && <Button onClick={requestValuation}>Een taxatie aanvragen</Button>}
      <ContactInstead question="Liever contact?" contact={contact} />
    </>
  );
}

/** Steps 3 to 6: they come once an address is known. */
export function LaterSteps({ of }: { of: Calculator }) {
  const { step, go, estimate, place } = of;
  const { home, canSave } = place;
  const goToValuation = useGoToValuation();
  if (step === steps.comparison) return <ComparisonStep of={of} />;
  if (step === steps.contact)
    return <ContactStep home={home} value={estimate ? formatEuros(estimate.value) : ''} />;
  if (!estimate) return null;
  if (step === steps.value)
    return (
      <Question
        question="Is deze waarde hoger dan jouw huidige hypotheek?"
        answer={(yes) => go(steps.last, { canSave: yes })}
      >
        <EstimateView estimate={estimate} address={home['fulladdress'] ?? ''} />
      </Question>
    );
  return (
    <ResultStep
      canSave={canSave === true}
      requestValuation={() => goToValuation(home, estimate.value, 'lagere_risicoklasse')}
      contact={() => go(steps.contact)}
    />
  );
}
