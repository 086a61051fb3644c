import { type EdgeAccess } from './edge-client.ts';
import { grantPath, listGrants, withdrawGrant } from './operate.ts';
import type { Outcome, Words } from './outcome.ts';
import { parsePath, parseTarget, refuseWords } from './words.ts';

/** `grant`, `grant mf-rentals /huren` and `grant --withdraw mf-rentals /huren`. */
export const grant = async (access: EdgeAccess, { rest, flags }: Words): Promise<Outcome> => {
  const [name, given] = rest;
  if (!name) {
    const grants = await listGrants(access);
    return {
      result: { grants },
      lines: grants.map(({ remote, path, by }) => `  ${remote}  ${path}  (by ${by})`),
    };
  }
  if (!given) return refuseWords(`grant needs a remote and a path: pnpm remote grant ${name} /huren`);
  const { remote } = parseTarget(name);
  const path = parsePath(given);
  if (flags.withdraw) {
    const grants = await withdrawGrant(access, remote, path);
    return { result: { grants }, lines: [`${remote} may not claim ${path} any more.`] };
  }
  const grants = await grantPath(access, remote, path);
  const others = grants.filter((each) => each.remote !== remote && each.path === path);
  return {
    result: { grants },
    lines: [
      `${remote} may claim ${path}${path === '/' ? '' : ' and what is below it'}.`,
      ...others.map((each) => `${each.remote} may, too: which of them is promoted first has it.`),
    ],
  };
};
