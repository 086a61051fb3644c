import type {
  LoadedWidget,
  Remote,
  RouterContextProvider,
  WidgetHandle,
  WidgetSource,
} from '@binnen/platform';

type WidgetLoader = (args: { props: unknown; context: RouterContextProvider }) => unknown;

export interface ServerWidgets {
  source: WidgetSource;
  /** Resolves when every widget that was asked for has loaded or failed, also those that widgets asked for. */
  settle: () => Promise<void>;
  names: () => string[];
}

/** The widgets of one render: loaded before it, so that drawing them never waits. */
export const createServerWidgets = (
  remotes: Record<string, Remote>,
  context: RouterContextProvider,
): ServerWidgets => {
  const loaded = new Map<WidgetHandle, LoadedWidget | null>();
  const pending: Promise<void>[] = [];

  const load = async (handle: WidgetHandle) => {
    const owner = Object.values(remotes).find((remote) => handle.widget in remote.widgets);
    if (!owner) return;
    try {
      const module = (await owner.widgets[handle.widget]!()) as unknown as LoadedWidget['module'];
      const run = module.loader as WidgetLoader | undefined;
      loaded.set(handle, { module, data: await run?.({ props: handle.props, context }) });
    } catch {
      // A read that is still missing, or a widget that cannot be had now: a gap.
      loaded.set(handle, null);
    }
  };

  return {
    source: {
      prepare: (handle) => void pending.push(load(handle)),
      get: (handle) => loaded.get(handle) ?? null,
      report: () => {},
    },
    settle: async () => {
      while (pending.length) await Promise.all(pending.splice(0));
    },
    names: () => [...loaded].filter(([, widget]) => widget).map(([handle]) => handle.widget),
  };
};
