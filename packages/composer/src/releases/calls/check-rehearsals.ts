import { listFaults } from '@binnen/platform/contract/browser-rehearsals';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import type { Context } from 'hono';
import type { EdgeEnv } from '../../environment/env.ts';
import { askConsole, getRegistry } from '../../registry/get-registry.ts';
import { findCaller, mayDo } from '../../registry/tokens/tokens.ts';

const refuse = (errors: { field: string; message: string }[]): never => {
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
  const faults: { field: string; message: string }[] = [];
  for (const [remote, version] of fresh) {
    const name = `${remote}@${version}`;
    const found = await askConsole(c.env, 'findBrowserRehearsal', remote, version);
    if (!found) missing.push(name);
    for (const message of found ? listFaults(found) : []) faults.push({ field: name, message });
  }
  if (faults.length && !unrehearsed) return refuse(faults);
  if (missing.length && !isOperator)
    return refuse(
      missing.map((field) => ({
        field,
        message: `Nobody opened it in a browser yet: pnpm remote rehearse ${field}`,
      })),
    );
  return missing;
};
