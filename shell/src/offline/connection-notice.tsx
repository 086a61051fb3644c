import { check, warning } from '@binnen/design/icon';
import { Toast } from '@binnen/design/toast';
import { useSite, useSiteStore, useText } from '@binnen/platform';
import { keptAt } from '@binnen/platform/api-address';
import { isConnected } from '@binnen/platform/connection';
import { useEffect, useState } from 'react';

/** When this page was kept, if it stands in for one that did not come in time. */
const readKept = (): Date | null => {
  const { offline, kept } = document.documentElement.dataset;
  return kept && offline === undefined ? new Date(kept) : null;
};

/** Follows the browser's connection, and says in one sentence when it went or came back. */
export function ConnectionNotice() {
  const store = useSiteStore();
  const isOnline = useSite((state) => state.isOnline);
  const [changes, setChanges] = useState(0);
  const [kept, setKept] = useState<Date | null>(null);
  const old = useText('connection_kept', 'Er is geen goede verbinding. Dit is de pagina van {datum}.');
  const gone = useText('connection_gone', 'Je bent offline. Wat je al bekeek, kun je nog lezen.');
  const back = useText('connection_back', 'Je bent weer online.');

  useEffect(() => {
    store.setState({ isOnline: isConnected() });
    // A page that was kept opens without a connection, or on a slow one.
    setKept(readKept());
    if (!isConnected() || readKept()) setChanges(1);
    const follow = () => {
      store.setState({ isOnline: navigator.onLine });
      setKept(null);
      setChanges((count) => count + 1);
    };
    // The oldest of what the page was made of.
    const hear = (event: Event) => {
      if (!(event instanceof CustomEvent)) return;
      const at = new Date(`${event.detail}`);
      setKept((before) => (before && before < at ? before : at));
      setChanges((count) => count + 1);
    };
    const stop = new AbortController();
    const { signal } = stop;
    addEventListener(keptAt, hear, { signal });
    addEventListener('online', follow, { signal });
    addEventListener('offline', follow, { signal });
    return () => stop.abort();
  }, [store]);

  const when = kept?.toLocaleString('nl-NL', { dateStyle: 'long', timeStyle: 'short' });
  const news = isOnline ? back : gone;
  const end = () => {
    setChanges(0);
    setKept(null);
  };
  // The key starts each sentence's five seconds anew.
  return changes > 0 ? (
    <Toast key={changes} icon={isOnline && !when ? check : warning} onDone={end}>
      {when ? old.replace('{datum}', when) : news}
    </Toast>
  ) : null;
}
