import path from 'node:path';
import type { Release } from '@binnen/contracts/composition';
import { buildRelease } from './build-release.ts';
import { defineShell } from './define-shell.ts';
import { writeVendorEntries } from './vendor.ts';
import { findProject } from './workspace.ts';

/** Builds one deployable of this workspace. */
export const buildDeployable = (name: string): Promise<Release> =>
  name === 'shell'
    ? buildRelease(findProject(name), ({ directory }) =>
        defineShell(writeVendorEntries(path.join(directory, 'dist/vendor'))),
      )
    : buildRelease(findProject(name));
