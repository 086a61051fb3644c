import path from 'node:path';
import { deployables, findProject, root } from '@binnen/build/workspace';
import { measureScripts } from '@binnen/build/release';
import { findExcess } from '@binnen/contracts/budgets';
import { readBuild } from '@binnen/remote-cli/releases';

/** What the built releases weigh too much: the edge would refuse them for the same. */
export const findBudgetFaults = (): string[] =>
  deployables.flatMap((name) =>
    findExcess(readBuild(path.join(root, name, 'dist')), measureScripts(findProject(name))),
  );
