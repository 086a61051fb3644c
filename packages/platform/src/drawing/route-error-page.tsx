import { useLocation, useRouteError, type SiteLocation } from '@binnen/platform';
import { useLayoutEffect, type ComponentType } from 'react';
import { applyMeta } from '../document/apply-meta.ts';
import type { ShellPages } from '../shell/define-shell.ts';
import { describeFailure } from './page-outcome.ts';
import { useShell } from './shell-context.ts';

const failed = new WeakSet<SiteLocation>();

/** Whether the error page is shown at a location, in the place of its page. */
export const showsErrorPage = (location: SiteLocation): boolean => failed.has(location);

const made = new WeakMap<ShellPages, ComponentType>();

const create = (pages: ShellPages): ComponentType =>
  function RouteErrorPage() {
    const { formatTitle } = useShell();
    const { status, missing } = describeFailure(useRouteError(), pages);
    const location = useLocation();
    useLayoutEffect(() => {
      failed.add(location);
      // A 401 shows nothing, and says nothing else in `<head>`.
      if (status !== 401) applyMeta(pages.errorMeta, location.pathname, formatTitle);
    }, [location, status, formatTitle]);
    return <pages.ErrorPage status={status} missing={missing} />;
  };

/** The shell's error page in the place of a page that failed: one component for all its routes. */
export const findErrorPage = (pages: ShellPages): ComponentType => {
  const known = made.get(pages) ?? create(pages);
  made.set(pages, known);
  return known;
};
