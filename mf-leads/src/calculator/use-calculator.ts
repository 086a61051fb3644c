import { createStore, useLocation, useStore } from '@binnen/platform';
import { useLayoutEffect, useRef, useState } from 'react';
import { useValues } from '../form-kit/use-values.ts';
import { createEstimate, type Estimate } from './estimate.ts';
import { readTrail, saveTrail } from './kept-trail.ts';
import { loadCounted, loadOwnHome } from './load-references.ts';
import {
  createMachine,
  findPlace,
  findStep,
  reduce,
  type Home,
  type MachineEvent,
  type Place,
  type Task,
} from './machine.ts';
import { createStepHistory } from './step-history.ts';

interface CalculatorOptions {
  /** Under which address and answers are kept in this tab. */
  name: string;
  firstStep: number;
  /** Finds the step after the last home. The calculator waits for it. */
  finish: (estimate: Estimate, home: Home) => Promise<number> | number;
  /** The address of a link. */
  prefill?: Record<string, string>;
  /** All that a link brought: a link that brings something else starts the calculator again. Null: not known yet. */
  brought?: string | null;
}

const nothing = {};

const estimate = ({ own, answers }: Place): Estimate | null =>
  own && createEstimate([own, ...answers.filter((each) => each !== null)]);

/** The way through a calculator: address, comparable homes one by one, value. */
export const useCalculator = (options: CalculatorOptions) => {
  const { name, firstStep, finish, prefill = nothing, brought = '' } = options;
  const trailName = `${name}-stappen`;
  const [store] = useState(() => createStore(() => createMachine(firstStep)));
  const machine = useStore(store, (known) => known);
  const [history] = useState(() => createStepHistory(name));
  const form = useRef<HTMLFormElement>(null);
  const fields = useValues({ name: `${name}-adres`, defaults: nothing, prefill, element: form });
  const location = useLocation();
  const isShown = useRef(false);

  const perform = async (task: Task): Promise<MachineEvent> => {
    const { id, kind } = task;
    if (kind === 'own')
      return { type: 'own', id, found: await loadOwnHome(task.question, task.home['fulladdress'] ?? '') };
    if (kind === 'reference') return { type: 'reference', id, counted: await loadCounted(task.reference) };
    const found = estimate(task.place);
    return { type: 'finished', id, step: found ? await finish(found, task.place.home) : firstStep };
  };

  const send = async (event: MachineEvent): Promise<void> => {
    const before = store.getState();
    const next = reduce(before, event);
    if (next === before) return;
    store.setState(next, true);
    // A trail that the tab kept stays with its own link until the visitor goes on.
    if (event.type !== 'restore') {
      const isLonger = next.trail !== before.trail;
      if (isLonger || next.at !== before.at) saveTrail(trailName, next, brought ?? '');
      if (isLonger) history.push(next.at);
    }
    if (!next.task || next.task === before.task) return;
    const reply = await perform(next.task);
    if (isShown.current) await send(reply);
  };

  // Before an answer can come: its reply would find nothing shown, and its way back would be written over.
  useLayoutEffect(() => {
    isShown.current = true;
    if (brought === null) return;
    const kept = readTrail(trailName, brought);
    const at = Math.min(history.read() ?? kept?.at ?? 0, (kept?.trail.length ?? 1) - 1);
    if (kept) void send({ type: 'restore', trail: kept.trail, at });
    if (history.read() !== at) history.begin(at);
    return () => {
      isShown.current = false;
    };
    // Once: what the tab kept is there from the start.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [brought]);

  useLayoutEffect(
    () => history.listen((at) => void send({ type: 'return', at })),
    // Where the router is now: see `listen`.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [location],
  );

  const begin = (found: Record<string, string>) => {
    const { postcode = '', huisnr = '', toevoeging = '' } = found;
    // A number that was typed with its letter has the letter once.
    const huisnummer = toevoeging ? huisnr.replace(/^(\s*\d+).*$/, '$1') : huisnr;
    void send({ type: 'begin', home: found, question: { postcode, huisnummer, toevoeging } });
  };

  const back = () => {
    if (machine.task) return void send({ type: 'stop' });
    if (history.back()) return;
    history.begin(machine.at - 1);
    void send({ type: 'return', at: machine.at - 1 });
  };

  const place = findPlace(machine);
  return {
    step: findStep(machine),
    place,
    /** A reply is awaited: no answer is taken. */
    isBusy: machine.task !== null,
    isUnknown: machine.isUnknown,
    moves: machine.moves,
    estimate: estimate(place),
    form,
    fields,
    begin,
    answer: (isAlike: boolean) => void send({ type: 'answer', isAlike }),
    go: (step: number, learned: Partial<Pick<Place, 'canSave' | 'email'>> = nothing) =>
      void send({ type: 'go', step, learned }),
    back: machine.at > 0 || machine.task ? back : undefined,
  };
};

export type Calculator = ReturnType<typeof useCalculator>;

/** The visitor sees that something is worked out. */
export const showAfter = async (ms: number, step: number): Promise<number> => {
  await new Promise((resolve) => setTimeout(resolve, ms));
  return step;
};
