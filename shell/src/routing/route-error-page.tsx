import { useLocation, useRouteError } from '@binnen/platform';
import { useEffect } from 'react';
import { applyMeta } from '../document/apply-meta.ts';
import { errorMeta } from '../errors/error-meta.ts';
import { ErrorPage } from '../errors/error-page.tsx';
import { describeFailure } from './page-outcome.ts';

/** The error page in the place of a page that failed. */
export function RouteErrorPage() {
  const { status, missing } = describeFailure(useRouteError());
  const { pathname } = useLocation();
  useEffect(() => applyMeta(errorMeta, pathname), [pathname]);
  return <ErrorPage status={status} missing={missing} />;
}
