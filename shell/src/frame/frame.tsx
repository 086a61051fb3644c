import { IconSheet } from '@binnen/design/icon';
import { SkipLink } from '@binnen/design/visually-hidden';
import {
  OriginContext,
  useLocation,
  useSite,
  useText,
  type PageHeader as PageHeaderData,
} from '@binnen/platform';
import { useContext, useRef, ViewTransition, type ReactNode } from 'react';
import { Boundary } from '../errors/boundary.tsx';
import { DrawingContext } from '@binnen/platform/drawing';
import { Footer } from './footer.tsx';
import type { FrameData } from './frame-data.ts';
import css from './frame.module.css';
import { LatePart } from '@binnen/platform/late-parts';
import { useMenu } from './menu-control.tsx';
import { Menu } from './menu.tsx';
import { BareHeader, PageHeader } from './page-header.tsx';
import { frameIcons, frameSheet } from './social-icons.tsx';
import { TopBar } from './top-bar.tsx';
import './transitions.css';
import './no-script.css';

/** The element that holds header and page: where the skip link leads. */
export const contentId = 'inhoud';

interface FrameProps {
  data: FrameData;
  /** The header and the page: `<Content>`. */
  children: ReactNode;
  /** Markup of header and page as the server sent them, when the page's own code did not load; else null. */
  frozen?: string | null;
}

/** The header and the page. `header` is null on error pages, which have a title of their own. */
export function Content({ header, children }: { header: PageHeaderData | null; children: ReactNode }) {
  return (
    <>
      {header && (
        <Boundary of={header} fallback={<BareHeader title={header.title} />}>
          <PageHeader header={header} />
        </Boundary>
      )}
      <main className={css.main}>
        <LatePart of="loading" />
        {children}
      </main>
    </>
  );
}

/** Where header and page are. */
function Place({ children, frozen = null }: Omit<FrameProps, 'data'>) {
  const place = { id: contentId, tabIndex: -1, className: css.content };
  if (frozen !== null)
    return (
      <div key="sent" {...place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: frozen }} />
    );
  return <div {...place}>{children}</div>;
}

/**
 * Moves from one page to the next by the site's named transition: see `transitions.css`. Changes within a page, such as
 * search results or a part that arrives late, are not animated.
 */
function PageTransition({ children }: { children: ReactNode }) {
  const transition = useSite((state) => state.transition);
  const { pathname } = useLocation();
  return (
    <ViewTransition key={pathname} name="page" share={transition} default="none">
      {children}
    </ViewTransition>
  );
}

/**
 * Top bar and menu. Apart, because the frame must not be drawn again when the menu opens: React would then give up what the
 * server drew of a page whose code is not here yet, with all that was typed in it.
 */
function Top({ data }: Pick<FrameProps, 'data'>) {
  const bar = useRef<HTMLElement>(null);
  const menu = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const { open, onToggle, onKeyDown, onPress, close } = useMenu(bar, menu, pathname);
  return (
    <>
      <TopBar ref={bar} menuOpen={open} closeMenu={close} onPress={onPress} onKeyDown={onKeyDown} />
      <Menu ref={menu} data={data} onToggle={onToggle} onKeyDown={onKeyDown} onFollow={close} />
    </>
  );
}

/** Everything round a page: top bar, menu, header, main area with the loading slot, footer and cookie notice. */
export function Frame({ data, children, frozen }: FrameProps) {
  const { Around } = useContext(DrawingContext);
  return (
    <OriginContext value={data.origin}>
      <div className={css.frame} data-owner="shell">
        <IconSheet id={frameSheet} of={frameIcons}>
          <SkipLink to={`#${contentId}`}>{useText('skip_link', 'Naar de inhoud')}</SkipLink>
          <Top data={data} />
          <div id="site-page" className={css.page}>
            {/* Outside: to React a new page is then what comes after the last, not what is shown for the first time. */}
            <Around>
              <PageTransition>
                <Place frozen={frozen}>{children}</Place>
              </PageTransition>
            </Around>
            <Footer data={data} />
          </div>
          <div className={css.scrim} />
          <LatePart of="notices" />
        </IconSheet>
      </div>
    </OriginContext>
  );
}
