import { shellName, type Release } from '@binnen/platform/contract/composition';
import { buildRelease } from './build-release.ts';
import { defineShell } from './define-shell.ts';
import type { Project } from './project.ts';
import { findProject } from './workspace.ts';

/** Builds the shell or a remote of a site in this workspace. */
export const buildProject = (project: Project): Promise<Release> =>
  project.name === shellName ? buildRelease(project, defineShell) : buildRelease(project);

/** Builds one deployable of this workspace. */
export const buildDeployable = (name: string): Promise<Release> => buildProject(findProject(name));
