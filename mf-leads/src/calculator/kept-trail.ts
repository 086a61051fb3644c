import { readDraft, saveDraft } from '../form-kit/sending/draft.ts';
import { steps, type Machine, type Place } from './machine.ts';

/** A change of what is kept changes this: an older one is then not read. */
const version = 1;

type Kept = Pick<Machine, 'trail' | 'at'>;

const isWhole = (place: Partial<Place> | null): place is Place => {
  if (!place || typeof place.step !== 'number') return false;
  const { references, answers, own, home } = place;
  if (!Array.isArray(references) || !Array.isArray(answers) || typeof home !== 'object') return false;
  if (place.step === steps.comparison) return answers.length < references.length;
  return place.step < steps.comparison || place.step > steps.contact || Boolean(own);
};

/** This tab's place in a calculator; undefined when none is kept, or when a link brought something else than then. */
export const readTrail = (name: string, brought: string): Kept | undefined => {
  try {
    const { trail = 'null', brought: before } = readDraft(name);
    if (brought && brought !== before) return undefined;
    const kept = JSON.parse(trail) as (Partial<Kept> & { version?: number }) | null;
    if (kept?.version !== version || !Array.isArray(kept.trail) || typeof kept.at !== 'number')
      return undefined;
    return kept.trail.every(isWhole) && kept.trail[kept.at] ? { trail: kept.trail, at: kept.at } : undefined;
  } catch {
    return undefined;
  }
};

export const saveTrail = (name: string, { trail, at }: Kept, brought: string): void =>
  saveDraft(name, { trail: JSON.stringify({ version, trail, at }), brought });
