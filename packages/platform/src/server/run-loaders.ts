import type { RouterContextProvider } from '@binnen/platform';
import type { ServerShell } from '../shell/define-shell.ts';
import type { PageMatch } from './match-page.ts';
import { describeFailure } from '../drawing/page-outcome.ts';
import { MissingRead } from './render-context.ts';
import type { LoaderResults } from './render-static.tsx';

/** Lets the loaders of all matches run, each with its own context; a loader that fails leaves an error in its place. */
export const runLoaders = async (
  matches: PageMatch[],
  url: URL,
  contextOf: (route: string) => RouterContextProvider,
  shell: ServerShell,
): Promise<LoaderResults & { redirect: Response | undefined }> => {
  const request = new Request(url, { headers: { accept: 'text/html' } });
  const pattern = matches.at(-1)?.route.id ?? url.pathname;
  const loaderData: Record<string, unknown> = {};
  const errors: Record<string, unknown> = {};
  let redirect: Response | undefined;
  await Promise.all(
    matches.map(async ({ route, params }) => {
      if (typeof route.loader !== 'function') return;
      try {
        const context = contextOf(route.id);
        const result: unknown = await route.loader({ request, url, pattern, params, context });
        if (result instanceof Response) redirect = result;
        else loaderData[route.id] = result;
      } catch (error) {
        const { shows, destination } = describeFailure(error, shell);
        if (error instanceof Response) redirect = error;
        else if (shows === 'redirect' && destination)
          redirect = new Response(null, { status: 302, headers: { location: destination } });
        else if (!(error instanceof MissingRead)) errors[route.id] = error;
      }
    }),
  );
  return { loaderData, errors, redirect };
};
