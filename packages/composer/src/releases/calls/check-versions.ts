import { listFaults } from '@binnen/platform/contract/browser-rehearsals';
import type { Release } from '@binnen/platform/contract/composition';
import { overlaps } from '@binnen/platform/patterns';
import { ProblemError, type FieldError } from '@binnen/edge-kit/problems/problem';
import type { Context } from 'hono';
import type { EdgeEnv } from '../../environment/env.ts';
import { getRegistry } from '../../registry/get-registry.ts';
import { findCaller, mayDo } from '../../registry/tokens/tokens.ts';
import { findReleases } from '../compositions/promote.ts';

/** The reads that a release declares and this edge has no call for. Its samples have their replies: only visitors would meet a 404. */
export const findUnanswered = (c: Context<EdgeEnv>, { reads }: Release): string[] =>
  reads
    .filter((read) => !c.get('calls').some((call) => overlaps(call, read.replaceAll('*', ':any'))))
    .map(
      (read) =>
        `It reads ${read}, which this edge does not answer yet: deploy the edge first, then run this again.`,
    );

/** Refuses versions that read what this edge does not answer: it may be an older one than when they were published. */
export const checkReads = async (c: Context<EdgeEnv>, versions: Record<string, string>): Promise<void> => {
  const releases = await findReleases(c.env, versions);
  const errors = releases.flatMap((release) =>
    findUnanswered(c, release).map((message) => ({ field: `${release.remote}@${release.version}`, message })),
  );
  if (errors.length) throw new ProblemError('composition-refused', { detail: 'Nothing changed.', errors });
};

const refuseUnrehearsed = (errors: FieldError[]): never => {
  throw new ProblemError('composition-refused', {
    detail: 'Nothing changed. An operator may promote it all the same: --unrehearsed.',
    errors,
  });
};

/**
 * Refuses published versions that are broken in a browser, and those of a team that nobody opened in one. What was live before needs
 * no rehearsal. Answers the versions that an operator goes on with unrehearsed.
 */
export const checkRehearsals = async (
  c: Context<EdgeEnv>,
  versions: Record<string, string>,
  unrehearsed = false,
): Promise<string[]> => {
  const isOperator = mayDo(await findCaller(c), 'promote');
  if (unrehearsed && !isOperator)
    throw new ProblemError('forbidden', { detail: 'Only an operator promotes what was not rehearsed.' });
  const history = await getRegistry(c.env).listHistory();
  const fresh = Object.entries(versions).filter(
    ([remote, version]) => !history.some((change) => change.versions[remote] === version),
  );
  const missing: string[] = [];
  const faults: FieldError[] = [];
  for (const [remote, version] of fresh) {
    const name = `${remote}@${version}`;
    const found = await getRegistry(c.env).findBrowserRehearsal(remote, version);
    if (!found) missing.push(name);
    for (const message of found ? listFaults(found) : []) faults.push({ field: name, message });
  }
  if (faults.length && !unrehearsed) return refuseUnrehearsed(faults);
  if (missing.length && !isOperator)
    return refuseUnrehearsed(
      missing.map((field) => ({
        field,
        message: `Nobody opened it in a browser yet: pnpm remote rehearse ${field}`,
      })),
    );
  return missing;
};
