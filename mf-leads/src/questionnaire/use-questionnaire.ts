import { createStore, useStore } from '@binnen/platform';
import { useEffect, useState, type RefObject } from 'react';
import { readDraft, saveDraft } from '../form-kit/draft.ts';
import { readTyped } from '../form-kit/read-typed.ts';
import { createState, lastStep, type QuestionnaireState } from './state.ts';

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

/** The answers of this tab: they survive a reload, and are gone with the tab. */
export const useQuestionnaire = (form: RefObject<HTMLFormElement | null>) => {
  const [store] = useState(() => createStore<QuestionnaireState>(createState));
  const state = useStore(store, (known) => known);
  useEffect(() => {
    const unsubscribe = store.subscribe((next) => saveDraft(name, { state: JSON.stringify(next) }));
    // Without script there is the first step, and this is what it asks.
    const { type } = readTyped(form.current, {});
    const kept = readState();
    if (kept || type) store.setState({ ...kept, ...(type ? { type } : {}) });
    return unsubscribe;
  }, [store, form]);
  return {
    state,
    set: (changed: Partial<QuestionnaireState>) => store.setState(changed),
    change: (change: (known: QuestionnaireState) => QuestionnaireState) => store.setState(change),
  };
};
export type Questionnaire = ReturnType<typeof useQuestionnaire>;
