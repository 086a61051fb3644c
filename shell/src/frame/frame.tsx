import { SkipLink } from '@binnen/design/visually-hidden';
import { OriginContext, useLocation, useText, type PageHeader as PageHeaderData } from '@binnen/platform';
import { useRef, type ReactNode } from 'react';
import { ConsentProvider } from './consent.tsx';
import { CookieNotice } from './cookie-notice.tsx';
import { Footer } from './footer.tsx';
import type { FrameData } from './frame-data.ts';
import css from './frame.module.css';
import { KeepOffline } from '../offline/keep-offline.tsx';
import { TrackVisits } from '../tracking/track-visits.tsx';
import { LoadingSlot } from './loading-house.tsx';
import { useMenu } from './menu-control.tsx';
import { Menu } from './menu.tsx';
import { PageHeader } from './page-header.tsx';
import { PageTransition } from './page-transition.tsx';
import { TopBar } from './top-bar.tsx';
import './transitions.css';

interface FrameProps {
  data: FrameData;
  /** Null on error pages, which have a title of their own. */
  header: PageHeaderData | null;
  children: ReactNode;
}

/** Everything round a page: top bar, menu, header, main area with the loading slot, footer and cookie notice. */
export function Frame({ data, header, children }: FrameProps) {
  const bar = useRef<HTMLElement>(null);
  const menu = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const { open, onToggle, onKeyDown, close } = useMenu(bar, menu, pathname);
  return (
    <OriginContext value={data.origin}>
      <ConsentProvider>
        <div className={css.frame} data-owner="shell">
          <SkipLink to="#inhoud">{useText('skip_link', 'Naar de inhoud')}</SkipLink>
          <TopBar ref={bar} menuOpen={open} closeMenu={close} onKeyDown={onKeyDown} />
          <Menu ref={menu} data={data} onToggle={onToggle} onKeyDown={onKeyDown} onFollow={close} />
          <div id="site-page" className={css.page}>
            <PageTransition>
              <div id="inhoud" tabIndex={-1} className={css.content}>
                {header && <PageHeader header={header} />}
                <main className={css.main}>
                  <LoadingSlot />
                  {children}
                </main>
              </div>
            </PageTransition>
            <Footer data={data} />
          </div>
          <div className={css.scrim} />
          <CookieNotice />
          <KeepOffline />
          <TrackVisits />
        </div>
      </ConsentProvider>
    </OriginContext>
  );
}
