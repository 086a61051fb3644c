import type { Assets, Release } from './composition.ts';
import { shellName } from './composition.ts';

/** Bytes: gzip of the scripts that a browser needs before it can use a page, and of what else a release may weigh. */
export const budgets = {
  /** The shell with React, its DOM and the platform: what comes before the first moment can be used. */
  shell: 94_500,
  /** A remote's entry with the code of one page. */
  page: 32_000,
  /** … of one widget: a form of several steps is as large as a page. */
  widget: 32_000,
  /** … more, when the container brings a runtime along, as those of other builds do. */
  ownRuntime: 30_000,
  /** The HTML of one page or widget, drawn from its sample, uncompressed: some eight times a list of homes. */
  html: 1_000_000,
  /** The source text of all server modules of a release, uncompressed. */
  server: 3_000_000,
  /** All client files of a release, uncompressed. */
  client: 12_000_000,
  /** All source maps of a release, uncompressed: no visitor ever loads one. */
  maps: 12_000_000,
  /** Earlier releases against which client files may be compressed. */
  dictionaries: 2,
} as const;

const format = (bytes: number) => bytes.toLocaleString('en');
/** A page that nobody touched grows with the entry. */
const weighed = 'with the remote’s entry (scripts, gzip)';

/** One sentence for each budget that a release exceeds. `gzipBytes` has the compressed size of each client script. */
export const findExcess = (
  release: Pick<
    Release,
    'remote' | 'boot' | 'runtime' | 'entry' | 'assets' | 'pages' | 'widgets' | 'client' | 'server' | 'maps'
  >,
  gzipBytes: Record<string, number>,
): string[] => {
  const excess: string[] = [];
  const check = (what: string, bytes: number, budget: number) => {
    if (bytes > budget)
      excess.push(
        `${release.remote}: ${format(bytes)} bytes for ${what}, ${format(bytes - budget)} more than the budget of ${format(budget)}.`,
      );
  };
  const allowed = release.runtime === 'own' ? budgets.ownRuntime : 0;
  const weigh = (assets?: Assets) => {
    const { boot = [], entry } = release;
    const files = new Set([boot, entry, release.assets.scripts, assets?.scripts ?? []].flat());
    return [...files].reduce((sum, file) => sum + (gzipBytes[file] ?? 0), 0);
  };
  if (release.remote === shellName) check('the shell (gzip)', weigh(), budgets.shell);
  else {
    for (const [pattern, page] of Object.entries(release.pages))
      check(`page "${pattern}" ${weighed}`, weigh(page.assets), budgets.page + allowed);
    for (const [name, widget] of Object.entries(release.widgets))
      check(`widget "${name}" ${weighed}`, weigh(widget.assets), budgets.widget + allowed);
  }
  const total = (files: { bytes: number }[]) => files.reduce((sum, file) => sum + file.bytes, 0);
  check('the server module', total(release.server), budgets.server);
  check('all client files', total(release.client), budgets.client);
  check('all source maps', total(release.maps), budgets.maps);
  return excess;
};
