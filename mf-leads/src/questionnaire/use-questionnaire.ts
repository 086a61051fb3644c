import { createStore, useLocation, useStore } from '@binnen/platform';
import { useLayoutEffect, useState, type RefObject } from 'react';
import { createStepHistory } from '../calculator/step-history.ts';
import { readDraft, saveDraft } from '../form-kit/sending/draft.ts';
import { readTyped } from '../form-kit/read-typed.ts';
import { createState, lastStep, type Gegevens, type QuestionnaireState } from './state.ts';

const name = 'questionnaire';

const readState = (): QuestionnaireState | null => {
  try {
    const kept = JSON.parse(readDraft(name).state ?? 'null') as Partial<QuestionnaireState> | null;
    if (!kept || typeof kept.step !== 'number' || kept.step < 1 || kept.step > lastStep) return null;
    const fresh = createState();
    return {
      ...fresh,
      ...kept,
      adres: { ...fresh.adres, ...kept.adres },
      gegevens: { ...fresh.gegevens, ...kept.gegevens },
    };
  } catch {
    return null;
  }
};

/**
 * The answers of this tab: they survive a reload, and are gone with the tab. Each step is an entry of the tab's history, so
 * that the browser's Back leads a step back, with the answers kept.
 */
export const useQuestionnaire = (form: RefObject<HTMLFormElement | null>) => {
  const [store] = useState(() => createStore<QuestionnaireState>(createState));
  const state = useStore(store, (known) => known);
  const [history] = useState(() => createStepHistory(name));
  const [moves, setMoves] = useState(0);
  const location = useLocation();
  const go = (step: number) => {
    store.setState({ step });
    setMoves((known) => known + 1);
  };
  // Before a press can come: it would be a step whose way back is written over.
  useLayoutEffect(() => {
    const unsubscribe = store.subscribe((next) => saveDraft(name, { state: JSON.stringify(next) }));
    // Without script there is the first step, and this is what it asks.
    const { type } = readTyped(form.current, {});
    const kept = readState();
    const step = kept ? Math.min(lastStep, history.read() ?? kept.step) : 1;
    if (kept || type) store.setState({ ...kept, ...(type ? { type } : {}), step });
    if (history.read() !== step) history.begin(step);
    return unsubscribe;
  }, [store, form, history]);
  useLayoutEffect(
    () => history.listen(go),
    // Where the router is now: see `listen`.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [location],
  );
  return {
    state,
    set: (changed: Partial<QuestionnaireState>) => store.setState(changed),
    setDetails: (changed: Partial<Gegevens>) =>
      store.setState(({ gegevens }) => ({ gegevens: { ...gegevens, ...changed } })),
    change: (change: (known: QuestionnaireState) => QuestionnaireState) => store.setState(change),
    /** Counts the steps that were taken, to either side. */
    moves,
    next: () => {
      go(state.step + 1);
      history.push(state.step + 1);
    },
    previous: () => {
      if (history.back()) return;
      history.begin(state.step - 1);
      go(state.step - 1);
    },
  };
};
export type Questionnaire = ReturnType<typeof useQuestionnaire>;
