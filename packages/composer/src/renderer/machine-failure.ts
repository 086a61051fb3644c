import { createRecentCount } from '@binnen/edge-kit/tables/recent-count';

/** All that can go wrong with what renders, and is no release's fault. */
const machineFailures = {
  lost: 'The renderer is gone, or was while it rendered',
  waited: 'The renderer hung on another page',
  'slow-start': 'The composition took too long to start here',
  'no-modules': 'KV does not give the modules of the composition',
} as const;
export type MachineFailureKind = keyof typeof machineFailures;

// Of this isolate, for the status and the watch.
const recent = createRecentCount();
const met: Partial<Record<MachineFailureKind, number>> = {};
/** Those of the last minutes, but for slow starts. */
export const countRecentFailures = recent.read;
export const listMachineFailures = (): Partial<Record<MachineFailureKind, number>> => ({ ...met });

/** A render that failed because of the machine: it says nothing of the release, so it counts against none. */
export class MachineFailure extends Error {
  readonly kind: MachineFailureKind;
  constructor(kind: MachineFailureKind, cause?: unknown) {
    super(machineFailures[kind], { cause });
    this.kind = kind;
    // All who come meanwhile see the same start. One that never ends fails otherwise.
    if (kind !== 'slow-start') recent.add();
    met[kind] = (met[kind] ?? 0) + 1;
  }
}

/** The runtime's own words when it lost the isolate or the process that renders. */
const lostWords = /^(Network connection lost|internal error)/i;

/** A failure of the runtime's own loader, told apart from what the release threw. It passes on an error's words alone. */
export const tellMachine = (error: unknown): unknown => {
  if (!(error instanceof Error) || error instanceof MachineFailure) return error;
  if (error.message === machineFailures['no-modules']) return new MachineFailure('no-modules', error);
  return lostWords.test(error.message) ? new MachineFailure('lost', error) : error;
};
