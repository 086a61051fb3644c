import { check, warning } from '@binnen/design/icon';
import { Toast } from '@binnen/design/toast';
import { useSite, useSiteStore, useText } from '@binnen/platform';
import { isConnected } from '@binnen/platform/connection';
import { useEffect, useState } from 'react';

/** Follows the browser's connection, and says in one sentence when it went or came back. */
export function ConnectionNotice() {
  const store = useSiteStore();
  const isOnline = useSite((state) => state.isOnline);
  const [changes, setChanges] = useState(0);
  const gone = useText('connection_gone', 'Je bent offline. Wat je al bekeek, kun je nog lezen.');
  const back = useText('connection_back', 'Je bent weer online.');

  useEffect(() => {
    store.setState({ isOnline: isConnected() });
    // A page that was kept opens without a connection.
    if (!isConnected()) setChanges(1);
    const follow = () => {
      store.setState({ isOnline: navigator.onLine });
      setChanges((count) => count + 1);
    };
    addEventListener('online', follow);
    addEventListener('offline', follow);
    return () => {
      removeEventListener('online', follow);
      removeEventListener('offline', follow);
    };
  }, [store]);

  // The key starts each sentence's five seconds anew.
  return changes > 0 ? (
    <Toast key={changes} icon={isOnline ? check : warning} onDone={() => setChanges(0)}>
      {isOnline ? back : gone}
    </Toast>
  ) : null;
}
