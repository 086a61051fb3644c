import { formatEuros } from '@binnen/contracts/formats/amounts';
import { mortgageInterestForm } from '@binnen/contracts/forms';
import { Button } from '@binnen/design/button';
import { HiddenFields } from '@binnen/design/fields/hidden-fields';
import { AcceptedContact } from '../calculator/accepted-contact.tsx';
import { ContactInstead, Question } from '../calculator/calculator-frame.tsx';
import { ComparisonStep } from '../calculator/comparison-step.tsx';
import { EstimateView } from '../calculator/estimate-view.tsx';
import { useGoToValuation } from '../calculator/go-to-valuation.ts';
import { steps } from '../calculator/machine.ts';
import type { Calculator } from '../calculator/use-calculator.ts';

/** Steps 3 to 6: they come once an address is known. */
export function LaterSteps({ of }: { of: Calculator }) {
  const { step, go, estimate, place } = of;
  const { home, canSave } = place;
  const goToValuation = useGoToValuation();
  const { fulladdress = '', postcode = '', huisnr = '', toevoeging = '' } = home;
  if (step === steps.comparison) return <ComparisonStep of={of} />;
  if (step === steps.contact)
    return (
      <AcceptedContact form={mortgageInterestForm}>
        {/* The value and the address go along. */}
        <HiddenFields
          of={{
            TOOL_CALCULATION: estimate ? formatEuros(estimate.value) : '',
            TOOL_CALCULATION_ADDRESS: fulladdress,
            ...{ postcode, huisnr, toevoeging },
          }}
        />
      </AcceptedContact>
    );
  if (!estimate) return null;
  if (step === steps.value)
    return (
      <Question
        question="Is deze waarde hoger dan jouw huidige hypotheek?"
        answer={(yes) => go(steps.last, { canSave: yes })}
      >
        <EstimateView estimate={estimate} address={fulladdress} />
      </Question>
    );
  return (
    <>
      <h3>{canSave ? 'Yes, je kan besparen!' : 'Je hebt al bespaard!'}</h3>
      <p>
        {canSave
          ? 'Je woning is waarschijnlijk meer waard dan je hypotheek. Met een taxatierapport kan je geldverstrekker de rente verlagen.'
          : 'Je hypotheek is hoger dan deze waarde. Een lagere risicoklasse zit er nu waarschijnlijk niet in.'}
      </p>
      {canSave && (
        <Button
          onClick={() => goToValuation(home, estimate.value, { waaromTaxaties: 'lagere_risicoklasse' })}
        >
          Een taxatie aanvragen
        </Button>
      )}
      <ContactInstead question="Liever contact?" contact={() => go(steps.contact)} />
    </>
  );
}
