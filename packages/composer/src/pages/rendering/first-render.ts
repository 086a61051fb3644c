import { within } from '@binnen/edge-kit/deadlines/within';
import type { Render } from '@binnen/platform/render-protocol';
import { MachineFailure } from '../../renderer/machine-failure.ts';

/** No render takes longer. */
export const renderMilliseconds = 5_000;

// Compositions that rendered something here.
const started = new Set<string>();

/**
 * A composition's render, whose first answer on this machine has `patience` milliseconds: then a fallback answers the visitor. The
 * render goes on, so that a later one finds the composition started; one that does not end is the release's own fault by then.
 */
export const startByRendering =
  (waitUntil: (work: Promise<unknown>) => void, id: string, render: Render, patience: number): Render =>
  async (request) => {
    if (started.has(id)) return render(request);
    const first = render(request);
    const tellStarted = () => void started.add(id);
    waitUntil(
      within(renderMilliseconds, first).then(tellStarted, (error: unknown) => {
        if (!(error instanceof MachineFailure)) tellStarted();
      }),
    );
    return within(patience, first, () => {
      throw new MachineFailure('slow-start');
    });
  };
