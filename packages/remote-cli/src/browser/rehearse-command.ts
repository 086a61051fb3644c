import { listFaults, listNotes } from '@binnen/platform/contract/browser-rehearsals';
import type { EdgeAccess } from '../edge-client.ts';
import { prepareSite } from '../live-site.ts';
import type { Outcome, Words } from '../outcome.ts';
import { rehearse } from '../rehearse.ts';
import { describeVersions } from '../release-commands.ts';
import { findBuild, readBuild } from '../releases.ts';
import { parseTarget, refuseWords } from '../words.ts';
import { rehearseShell } from '../operating/rehearse-shell.ts';
import { describeOpened } from './compare.ts';
import { keepResult, refuseOther, tellEdge } from './keep-result.ts';
import { rehearseInBrowser } from './rehearse-in-browser.ts';

/** `rehearse mf-news`: what `publish` does first; and the same samples in a browser, whose result is kept with the release. */
export const rehearseRelease = async (
  access: EdgeAccess,
  root: string,
  { rest, flags }: Words,
): Promise<Outcome> => {
  if (flags.shell) return rehearseShell(access, root, flags.shell);
  const [target] = rest.map(parseTarget);
  if (!target) return refuseWords('rehearse needs a remote: pnpm remote rehearse mf-news');
  const folder = findBuild(root, target.remote);
  const release = readBuild(folder);
  if (target.version !== undefined) await refuseOther(access, release, target.version);
  const site = await prepareSite(access, root);
  await rehearse(folder, site);
  const { remote, version, pages, widgets } = release;
  const name = `${remote}@${target.version ?? version}`;
  const others = Object.fromEntries(
    site.map(readBuild).flatMap((each) => (each.remote === remote ? [] : [[each.remote, each.version]])),
  );
  const rendered = [
    `${name} renders its ${Object.keys(pages).length} pages and ${Object.keys(widgets).length} widgets with`,
    ...describeVersions(others),
  ];
  const result = { rehearsed: { remote, version }, with: others };
  if (flags['without-browser']) return { result, lines: rendered };

  const began = performance.now();
  const opened = await rehearseInBrowser(access, root, folder);
  const rehearsal = await keepResult(root, release, opened.samples);
  const kept = await tellEdge(access, release, target.version, rehearsal);
  const faults = listFaults(rehearsal);
  const seconds = Math.round((performance.now() - began) / 1000);
  return {
    result: { ...result, browser: { ...opened, faults, isKept: kept.length > 0, kept } },
    failed: faults.length > 0,
    lines: [
      ...rendered,
      ...describeOpened({ ...opened, seconds }, faults, listNotes(rehearsal)),
      `Live and new side by side: ${opened.report}`,
      kept.length
        ? `The result is kept with ${kept.map((each) => `${remote}@${each}`).join(' and ')}.`
        : `The result goes along when ${name} is published.`,
    ],
  };
};
