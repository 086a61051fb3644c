import { ConnectionNotice } from '../offline/connection-notice.tsx';
import { KeepOffline } from '../offline/keep-offline.tsx';
import { ConsentProvider } from '../tracking/consent.tsx';
import { TrackVisits } from '../tracking/track-visits.tsx';
import { CookieNotice } from './cookie-notice.tsx';
import css from './cookie-notice.module.css';

/** Cookies, the connection, and what follows a visit without showing anything. */
export function Notices() {
  return (
    <ConsentProvider>
      <div className={css.notices}>
        <CookieNotice />
        <ConnectionNotice />
      </div>
      <KeepOffline />
      <TrackVisits />
    </ConsentProvider>
  );
}
