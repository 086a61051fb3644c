import { useLocation, useRouteError, type SiteLocation } from '@binnen/platform';
import { useEffect } from 'react';
import { applyMeta } from '../document/apply-meta.ts';
import { errorMeta } from '../errors/error-meta.ts';
import { ErrorPage } from '../errors/error-page.tsx';
import { describeFailure } from './page-outcome.ts';

const failed = new WeakSet<SiteLocation>();

/** Whether the error page is shown at a location, in the place of its page. */
export const showsErrorPage = (location: SiteLocation): boolean => failed.has(location);

/** The error page in the place of a page that failed. */
export function RouteErrorPage() {
  const { status, missing } = describeFailure(useRouteError());
  const location = useLocation();
  useEffect(() => {
    failed.add(location);
    applyMeta(errorMeta, location.pathname);
  }, [location]);
  return <ErrorPage status={status} missing={missing} />;
}
