/** Which place of a calculator an entry of the tab's history shows. */
interface Entry {
  at: number;
  /** The place of the first entry: before it lies another page. */
  first: number;
}

type State = Record<string, unknown> | null;

const read = (name: string): Entry | undefined =>
  (window.history.state as State)?.[name] as Entry | undefined;

/** The router's number of the page. Entries of a calculator share their page's. */
const readPage = (state: unknown): unknown => (state as State)?.['idx'];

/**
 * Entries of the tab's history for the steps of a calculator, so that the browser's Back leads a step back. They are
 * not pages: the router would load the page's data again for each, so it does not hear of them.
 */
export const createStepHistory = (name: string) => {
  let isLeaving = false;
  /** The router's page that shows. */
  let page: unknown;
  const write = (way: 'pushState' | 'replaceState', entry: Entry) =>
    window.history[way]({ ...(window.history.state as State), [name]: entry }, '');
  return {
    /** The place that this entry shows; undefined when a page was just opened. */
    read: () => read(name)?.at,
    begin: (at: number) => write('replaceState', { at, first: at }),
    push: (at: number) => {
      const first = read(name)?.first ?? at - 1;
      // A link within the page made an entry that says nothing of the step before.
      if (!read(name)) write('replaceState', { at: first, first });
      write('pushState', { at, first });
      page = readPage(window.history.state);
    },
    /** A step back. Answers whether the history leads there; else the caller goes there itself. */
    back: (): boolean => {
      const entry = read(name);
      const leads = entry !== undefined && entry.at > entry.first;
      // Until the browser is there a second press would lead too far.
      if (leads && !isLeaving) window.history.back();
      isLeaving = leads;
      return leads;
    },
    /** Calls `go` when the visitor goes back or forward among these entries. */
    listen: (go: (at: number) => void): (() => void) => {
      page = readPage(window.history.state);
      const hear = (event: PopStateEvent) => {
        isLeaving = false;
        const entry = read(name);
        const isHere = entry !== undefined && readPage(event.state) === page;
        page = readPage(window.history.state);
        if (!isHere) return;
        event.stopImmediatePropagation();
        go(entry.at);
      };
      // Before the router's own.
      window.addEventListener('popstate', hear, { capture: true });
      return () => window.removeEventListener('popstate', hear, { capture: true });
    },
  };
};
