import { existsSync } from 'node:fs';
import path from 'node:path';
import { deployables, findProject, root } from '@binnen/build/workspace';
import { measureScripts } from '@binnen/build/release';
import { findExcess } from '@binnen/platform/contract/budgets';
import { readBuild } from '@binnen/remote-cli/releases';

/** The releases that are over a budget, as they were last built: the edge would refuse them for the same reason. */
export const findBudgetFaults = (): string[] =>
  deployables.flatMap((name) => {
    const folder = path.join(root, name, 'dist');
    if (!existsSync(path.join(folder, 'release.json'))) return [];
    return findExcess(readBuild(folder), measureScripts(findProject(name)));
  });
