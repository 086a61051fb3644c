import path from 'node:path';
import { packages, root, type WorkspacePackage } from '@binnen/build/workspace';

/** What is published to a registry, for remotes in repositories of their own: the packages with a `prepack` script. */
export const packedPackages: readonly WorkspacePackage[] = packages.filter(
  ({ scripts }) => scripts?.['prepack'],
);

/** Where packing puts its work, and the tarballs. */
export const packingFolder: string = path.join(root, '.cache/packing');
export const tarballFolder: string = path.join(root, '.cache/packages');
