import type { References } from '@binnen/contracts/leads';
import type { Counted } from './estimate.ts';

export type Reference = References['references'][number];

/** The steps that the calculators have in common. */
export const steps = { loading: -1, address: 2, comparison: 3, value: 4, last: 5, contact: 6 } as const;

/** The visitor's own home, in the words of the forms: `postcode`, `fulladdress` … */
export type Home = Record<string, string>;

/** Which home the value of is asked for. */
export interface HomeQuestion {
  postcode: string;
  huisnummer: string;
  /** Letter and addition; empty when there is none. */
  toevoeging: string;
}

/** A place that the visitor has been, whole: one can go back to it. */
export interface Place {
  step: number;
  home: Home;
  own: Counted | null;
  references: Reference[];
  /** One for each reference that was gone past, in order: what it counts for, or null. */
  answers: (Counted | null)[];
  /** Whether the value is higher than the mortgage; null until it was answered. */
  canSave: boolean | null;
  /** What the visitor gave on the way: it is not asked twice. */
  email: string;
}

/** The work that waits for a reply. A reply to any other comes too late, and does not count. */
export type Task = { id: number } & (
  | { kind: 'own'; home: Home; question: HomeQuestion }
  | { kind: 'reference'; reference: Reference; isLast: boolean }
  | { kind: 'finish'; place: Place }
);

export interface Machine {
  trail: Place[];
  /** Index of the place that shows. */
  at: number;
  task: Task | null;
  /** The last try gave no value. */
  isUnknown: boolean;
  /** How often something was asked: the id of the last task. */
  asked: number;
  /** How often what shows changed by what the visitor did. */
  moves: number;
}

export type MachineEvent =
  | { type: 'go'; step: number; learned?: Partial<Pick<Place, 'canSave' | 'email'>> }
  | { type: 'begin'; home: Home; question: HomeQuestion }
  | { type: 'answer'; isAlike: boolean }
  | { type: 'own'; id: number; found: { own: Counted; references: Reference[] } | null }
  | { type: 'reference'; id: number; counted: Counted | null }
  | { type: 'finished'; id: number; step: number }
  | { type: 'stop' }
  | { type: 'return'; at: number }
  | { type: 'restore'; trail: Place[]; at: number };

export const createMachine = (step: number): Machine => ({
  trail: [{ step, home: {}, own: null, references: [], answers: [], canSave: null, email: '' }],
  at: 0,
  task: null,
  isUnknown: false,
  asked: 0,
  moves: 0,
});

export const findPlace = ({ trail, at }: Machine): Place => trail[at]!;

/** The step that shows. The own home and the value are waited for on a step of their own. */
export const findStep = (machine: Machine): number => {
  const { task } = machine;
  const isLoading = task && (task.kind !== 'reference' || task.isLast);
  return isLoading ? steps.loading : findPlace(machine).step;
};

/** Goes on to another place. Places that followed this one before are forgotten. */
const move = (machine: Machine, place: Place): Machine => ({
  ...machine,
  trail: [...machine.trail.slice(0, machine.at + 1), place],
  at: machine.at + 1,
  task: null,
  isUnknown: false,
  moves: machine.moves + 1,
});

type Wanted = Task extends infer Each ? (Each extends Task ? Omit<Each, 'id'> : never) : never;

const wait = (machine: Machine, wanted: Wanted): Machine => {
  const asked = machine.asked + 1;
  return {
    ...machine,
    asked,
    moves: machine.moves + 1,
    isUnknown: false,
    task: { ...wanted, id: asked } as Task,
  };
};

/** Past one reference: to the next, or to the value. */
const pass = (machine: Machine, counted: Counted | null): Machine => {
  const here = findPlace(machine);
  const place = { ...here, answers: [...here.answers, counted] };
  if (place.answers.length < place.references.length) return move(machine, place);
  return wait(machine, { kind: 'finish', place });
};

const takeReply = (machine: Machine, event: MachineEvent & { id: number }): Machine => {
  const { task } = machine;
  if (task?.id !== event.id) return machine;
  if (event.type === 'own' && task.kind === 'own') {
    if (!event.found) return { ...machine, task: null, isUnknown: true };
    const place = { ...findPlace(machine), ...event.found, home: task.home, answers: [], canSave: null };
    if (place.references.length === 0) return wait(machine, { kind: 'finish', place });
    return move(machine, { ...place, step: steps.comparison });
  }
  if (event.type === 'reference' && task.kind === 'reference') return pass(machine, event.counted);
  if (event.type === 'finished' && task.kind === 'finish')
    return move(machine, { ...task.place, step: event.step });
  return machine;
};

const takePress = (machine: Machine, event: MachineEvent): Machine => {
  const here = findPlace(machine);
  if (event.type === 'go') {
    const { canSave = here.canSave, email = here.email } = event.learned ?? {};
    // A visitor who goes back and on again gives it once.
    const trail = machine.trail.map((place) => ({ ...place, email }));
    return move({ ...machine, trail }, { ...here, step: event.step, canSave, email });
  }
  if (event.type === 'begin' && here.step === steps.address)
    return wait(machine, { kind: 'own', home: event.home, question: event.question });
  const reference = here.references[here.answers.length];
  if (event.type !== 'answer' || here.step !== steps.comparison || !reference) return machine;
  if (!event.isAlike) return pass(machine, null);
  const isLast = here.answers.length === here.references.length - 1;
  return wait(machine, { kind: 'reference', reference, isLast });
};

/** The calculator's next state after an event. While it waits for a reply, a press only leads back. */
export const reduce = (machine: Machine, event: MachineEvent): Machine => {
  if (event.type === 'stop') return { ...machine, task: null };
  if (event.type === 'restore') return { ...machine, trail: event.trail, at: event.at };
  if (event.type === 'return') {
    const at = Math.min(Math.max(event.at, 0), machine.trail.length - 1);
    return { ...machine, at, task: null, isUnknown: false, moves: machine.moves + 1 };
  }
  if ('id' in event) return takeReply(machine, event);
  return machine.task ? machine : takePress(machine, event);
};
