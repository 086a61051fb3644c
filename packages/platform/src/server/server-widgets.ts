import type { AskedWidget, Gap } from '../protocol/render-protocol.ts';
import {
  ApiError,
  type LoadedWidget,
  type Remote,
  type RouterContextProvider,
  type WidgetHandle,
  type WidgetSource,
} from '@binnen/platform';
import { describeFault } from '../drawing/page-outcome.ts';

type Reason = Pick<Gap, 'reason' | 'detail'>;
type Draw = (handle: WidgetHandle, loaded: LoadedWidget) => unknown;

const threw: Reason = { reason: 'failed', detail: 'It threw while it was drawn.' };

// The call itself stays out of it: a visitor's question may stand there.
const describeReason = (error: unknown): Reason =>
  error instanceof ApiError
    ? { reason: 'no-data', detail: `${error.status} ${error.code}` }
    : { reason: 'failed', detail: describeFault(error) };

/** The widgets of one render: loaded before it, so that drawing them never waits. */
export const createServerWidgets = (
  remotes: Record<string, Remote>,
  contextOf: (remote: string) => RouterContextProvider,
) => {
  const loaded = new Map<WidgetHandle, LoadedWidget>();
  const gaps = new Map<WidgetHandle, Reason>();
  const asked: WidgetHandle[] = [];
  const pending: Promise<void>[] = [];

  const findOwner = ({ widget }: WidgetHandle) =>
    Object.entries(remotes).find(([, remote]) => Object.hasOwn(remote.widgets, widget));

  const load = async (handle: WidgetHandle) => {
    asked.push(handle);
    const owner = findOwner(handle);
    if (!owner) {
      gaps.set(handle, { reason: 'not-offered' });
      return;
    }
    const [remote, { widgets }] = owner;
    try {
      const module = (await widgets[handle.widget]!()) as unknown as LoadedWidget['module'];
      loaded.set(handle, {
        module,
        data: await module.loader?.({ props: handle.props, context: contextOf(remote) }),
      });
    } catch (error) {
      gaps.set(handle, describeReason(error));
    }
  };

  const drawAgain = (handle: WidgetHandle, draw?: Draw): Reason => {
    try {
      draw?.(handle, loaded.get(handle)!);
      return threw;
    } catch (error) {
      return { reason: 'failed', detail: describeFault(error) };
    }
  };

  const source: WidgetSource = {
    prepare: (handle) => void pending.push(load(handle)),
    get: (handle) => loaded.get(handle) ?? null,
    begin: (handle) => void gaps.set(handle, threw),
    end: (handle) => void gaps.delete(handle),
    report: () => {},
  };
  return {
    source,
    /** Resolves when every widget that was asked for has loaded or failed, also those that widgets asked for. */
    settle: async (): Promise<void> => {
      while (pending.length) await Promise.all(pending.splice(0));
    },
    names: (): string[] => [...loaded.keys()].map(({ widget }) => widget),
    /** Whether none of them needs a script. */
    areStill: (): boolean => [...loaded.values()].every(({ module }) => module.still),
    /**
     * The widgets that were asked for and are not shown. Ask after drawing. `draw` draws a widget alone: React keeps the
     * error of one that threw within a page.
     */
    gaps: (draw?: Draw): Gap[] =>
      [...gaps].map(([handle, reason]) => ({
        widget: handle.widget,
        owner: findOwner(handle)?.[0] ?? null,
        ...(reason === threw ? drawAgain(handle, draw) : reason),
      })),
    asked: (): AskedWidget[] => asked.map(({ widget, props }) => ({ widget, props })),
  };
};
