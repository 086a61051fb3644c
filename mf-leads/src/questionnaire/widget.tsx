import { routes } from '@binnen/contracts/routes';
import { Button } from '@binnen/design/button';
import { defineWidget, useNavigate } from '@binnen/platform';
import { useId, useRef, useState } from 'react';
import css from '../calculator/calculator.module.css';
import { StepFrame } from '../calculator/calculator-frame.tsx';
import { FormContext, type FormFields } from '../form-kit/form-context.ts';
import { readText, type FormProps } from '../form-kit/form-props.ts';
import { loadValuation, type ValuationData } from '../valuation-request/load-valuation.ts';
import { formatAnswers, takeAnswer } from './answers.ts';
import { describeHandOver } from './hand-over.ts';
import { findUnticked, lastStep, stepTitles } from './state.ts';
import { questionSteps } from './steps.tsx';
import { useQuestionnaire } from './use-questionnaire.ts';

const target = `${routes.taxatie.href()}#valuation`;

function Questionnaire({ props, data }: { props: FormProps; data: ValuationData }) {
  const form = useRef<HTMLFormElement>(null);
  const about = useId();
  const questionnaire = useQuestionnaire(form);
  const navigate = useNavigate();
  /** The step that was to be left with its box unticked. */
  const [checked, setChecked] = useState(0);
  const { state, set, change, moves, next, previous } = questionnaire;
  const title = stepTitles[state.step - 1];
  if (!title) return null;
  const Questions = questionSteps[title];
  const unticked = findUnticked(state);
  const fields: FormFields = {
    name: 'questionnaire',
    values: formatAnswers(state),
    errors: unticked && checked === state.step ? { [unticked]: 'Vink dit aan om verder te gaan.' } : {},
    fill: (changed) =>
      change((known) =>
        Object.entries(changed).reduce((next, [name, text]) => takeAnswer(next, name, text), known),
      ),
    flag: () => {},
    visit: () => {},
  };
  const finish = () => void navigate(target, { state: describeHandOver(state) });
  return (
    <StepFrame
      title={readText(props, 'titel') ?? 'Hypotheekvragen'}
      subtitle={readText(props, 'subtitle') ?? 'Acht vragen, en je taxatieaanvraag is zo goed als ingevuld.'}
      step={state.step}
      moves={moves}
      isNumbered
      promise="Je antwoorden blijven in dit tabblad, tot je de taxatieaanvraag verstuurt."
    >
      <form
        ref={form}
        // Sent before the script is there it would put the answers in the URL; this way it does nothing.
        method="dialog"
        className={css.address}
        onSubmit={(event) => {
          event.preventDefault();
          if (unticked) {
            setChecked(state.step);
            const box = event.currentTarget.elements.namedItem(unticked);
            if (box instanceof HTMLElement) box.focus();
          } else if (state.step === lastStep) finish();
          else next();
        }}
      >
        <p className={css.count}>
          <span>{`Stap ${state.step} van ${lastStep}`}</span>
          <progress className={css.progress} value={state.step} max={lastStep} aria-hidden />
        </p>
        <h3>{title}</h3>
        <FormContext value={fields}>
          <Questions key={state.step} {...questionnaire} data={data} />
        </FormContext>
        <div className={css.answers}>
          {state.step > 1 && (
            <Button look="secondary" onClick={previous}>
              Vorige
            </Button>
          )}
          <Button type="submit">{state.step === lastStep ? 'Naar de taxatieaanvraag' : 'Volgende'}</Button>
        </div>
        {state.step === 1 && (
          <div>
            <Button
              look="quiet"
              aria-pressed={state.cookieConsent}
              aria-describedby={about}
              onClick={() => set({ cookieConsent: !state.cookieConsent })}
            >
              Cookievraag overslaan
            </Button>
            <p id={about}>
              Deze vragen hebben geen cookies nodig: sla de cookievraag gerust over. Aan je keuze voor de site
              verandert niets.
            </p>
          </div>
        )}
      </form>
      <noscript>
        <p>
          Deze vragenlijst werkt met JavaScript. <a href={target}>Vraag je taxatie hier aan</a>, dat kan ook
          zonder.
        </p>
      </noscript>
    </StepFrame>
  );
}

export const widget = defineWidget(
  {
    loader: ({ context }) => loadValuation(context),
    Component: Questionnaire,
  },
  'form-questionnaire',
);
