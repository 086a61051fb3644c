import path from 'node:path';
import { deployables, findProject, root } from '@binnen/build/workspace';
import { measureScripts } from '@binnen/build/release';
import { findExcess } from '@binnen/platform/contract/budgets';
import { readBuild } from '@binnen/remote-cli/releases';

/** The built releases that are over a budget: the edge would refuse them for the same reason. */
export const findBudgetFaults = (): string[] =>
  deployables.flatMap((name) =>
    findExcess(readBuild(path.join(root, name, 'dist')), measureScripts(findProject(name))),
  );
