import type { ClientRemote } from '../protocol/render-protocol.ts';
import { whenReached, whenStaying } from '../startup/progress.ts';
import type { LoadedWidget, WidgetHandle, WidgetSource } from '@binnen/platform';
import { loadRemoteFace } from '../federation/remote-loading.ts';
import { askDocument, never, type Tab } from '../tab/tab.ts';

type WidgetTab = Omit<Tab, 'shell' | 'forget'>;

/** A visitor who navigated waits twice this long for a widget's code. Milliseconds. */
const patience = 1_000;
/** … and twice so long for a form whose document was asked for a moment ago: what stands in for it takes nothing. */
const longest = 5_000;

const loadModule = async (owner: ClientRemote, name: string): Promise<LoadedWidget['module']> => {
  const face = await loadRemoteFace(owner);
  return (await face.widgets[name]!()) as unknown as LoadedWidget['module'];
};

/** In two halves: a tab that its phone stopped meanwhile has the second one still. */
const within = <T>(half: number, value: Promise<T>): Promise<T> =>
  Promise.race([
    value,
    new Promise<never>((_, reject) => {
      setTimeout(setTimeout, half, reject, half, 'late');
    }),
  ]);

/**
 * Widgets in the browser: each loads its remote's code and data in the background, while the page shows. A widget that
 * the server drew can be seen, and its forms sent, without code. Its code comes when the visitor is expected to use it.
 */
export const createBrowserWidgets = (tab: WidgetTab): WidgetSource => {
  const loading = new WeakMap<WidgetHandle, Promise<LoadedWidget | null>>();

  const findModule = async (owner: ClientRemote, name: string): Promise<LoadedWidget['module'] | null> => {
    const drawnByServer = !tab.hydrated;
    try {
      if (!drawnByServer) return await within(patience, loadModule(owner, name));
      await whenReached('code', 'asked');
      return await loadModule(owner, name);
    } catch (error) {
      console.warn(`${owner.name} could not be loaded: ${name}`, error);
      // The server's drawing stays, without code of its own, until the next document.
      if (drawnByServer) {
        if ((await whenStaying()) && navigator.onLine) location.reload();
        return never();
      }
      if (!owner.late?.includes(name)) return null;
      return askDocument(tab) ? never() : within(longest, loadModule(owner, name)).catch(() => null);
    }
  };

  const load = async (handle: WidgetHandle): Promise<LoadedWidget | null> => {
    const owner = tab.composition.remotes.find((remote) => remote.widgets.includes(handle.widget));
    const module = owner && (await findModule(owner, handle.widget));
    if (!module) return null;
    try {
      return { module, data: await module.loader?.({ props: handle.props, context: tab.createContext() }) };
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
