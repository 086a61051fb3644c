import type { ClientComposition } from '@binnen/contracts/composition';
import type { LoadedWidget, RouterContextProvider, WidgetHandle, WidgetSource } from '@binnen/platform';
import { loadRemoteFace } from './remote-loading.ts';

type WidgetLoader = (args: { props: unknown; context: RouterContextProvider }) => unknown;

/** Widgets in the browser: each loads its remote's code and its data in the background, while the page is there. */
export const createBrowserWidgets = (
  composition: ClientComposition,
  getContext: () => RouterContextProvider,
): WidgetSource => {
  const loading = new WeakMap<WidgetHandle, Promise<LoadedWidget | null>>();

  const load = async (handle: WidgetHandle): Promise<LoadedWidget | null> => {
    const owner = composition.remotes.find((remote) => remote.widgets.includes(handle.widget));
    if (!owner) return null;
    try {
      const face = await loadRemoteFace(owner);
      const module = (await face.widgets[handle.widget]!()) as unknown as LoadedWidget['module'];
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
