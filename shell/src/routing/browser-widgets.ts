import type { ClientComposition } from '@binnen/contracts/composition';
import type { LoadedWidget, RouterContextProvider, WidgetHandle, WidgetSource } from '@binnen/platform';
import { loadRemoteFace } from './remote-loading.ts';

type WidgetLoader = (args: { props: unknown; context: RouterContextProvider }) => unknown;

/** Widgets in the browser: each loads its remote's code and its data in the background, while the page is there. */
export const createBrowserWidgets = (
  composition: ClientComposition,
  getContext: () => RouterContextProvider,
  isHydrated: () => boolean,
): WidgetSource => {
  const loading = new WeakMap<WidgetHandle, Promise<LoadedWidget | null>>();

  /** What the server drew stays, without code of its own, until the next document; elsewhere there is a gap. */
  const giveUp = (drawnByServer: boolean): Promise<null> | null =>
    drawnByServer ? new Promise<null>(() => {}) : null;

  const load = async (handle: WidgetHandle): Promise<LoadedWidget | null> => {
    const owner = composition.remotes.find((remote) => remote.widgets.includes(handle.widget));
    if (!owner) return null;
    const drawnByServer = !isHydrated();
    let module: LoadedWidget['module'];
    try {
      const face = await loadRemoteFace(owner);
      module = (await face.widgets[handle.widget]!()) as unknown as LoadedWidget['module'];
    } catch (error) {
      console.warn(`${owner.name} could not be loaded for its widget ${handle.widget}`, error);
      return giveUp(drawnByServer);
    }
    try {
      const run = module.loader as WidgetLoader | undefined;
      return { module, data: await run?.({ props: handle.props, context: getContext() }) };
    } catch (error) {
      console.warn(`widget ${handle.widget} of ${owner.name} could not be shown`, error);
      return null;
    }
  };

  const get = (handle: WidgetHandle) => {
    const known = loading.get(handle);
    if (known) return known;
    const promise = load(handle);
    loading.set(handle, promise);
    return promise;
  };

  return {
    prepare: (handle) => void get(handle),
    get,
    report: (handle, error) => console.warn(`widget ${handle.widget} failed`, error),
  };
};
