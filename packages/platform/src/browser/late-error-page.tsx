import { lazy, Suspense, type ComponentType } from 'react';
import type { BrowserShell } from '../shell/define-shell.ts';
import { loadNavigation } from './load-navigation.ts';

/** The error page of a first page that fails after it was hydrated. */
export const createLateErrorPage = (shell: BrowserShell): ComponentType => {
  const ErrorPage = lazy(() =>
    loadNavigation(shell).then(
      ({ ErrorPage }) => ({ default: ErrorPage }),
      () => ({ default: shell.PlainError }),
    ),
  );
  return function LateErrorPage() {
    return (
      <Suspense fallback={null}>
        <ErrorPage />
      </Suspense>
    );
  };
};
