import { useRouteError } from '@binnen/platform';
import { ErrorPage } from '../errors/error-page.tsx';
import { describeFailure } from './page-outcome.ts';

/** The error page in the place of a page that could not be had. */
export function RouteErrorPage() {
  const { status, missing } = describeFailure(useRouteError());
  return <ErrorPage status={status} missing={missing} />;
}
