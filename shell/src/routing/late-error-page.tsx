import { lazy, Suspense } from 'react';
import { PlainError } from '../errors/plain-error.tsx';
import { loadNavigation } from './load-navigation.ts';

const ErrorPage = lazy(() =>
  loadNavigation().then(
    ({ RouteErrorPage }) => ({ default: RouteErrorPage }),
    () => ({ default: PlainError }),
  ),
);

/** The error page of a first page that fails after it was hydrated. */
export function LateErrorPage() {
  return (
    <Suspense fallback={null}>
      <ErrorPage />
    </Suspense>
  );
}
