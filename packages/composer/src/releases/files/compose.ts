import { builtInsScript } from '@binnen/platform/contract/built-ins';
import { composeRelease, describeForClient, listReads } from '@binnen/platform/contract/composed-release';
import {
  contractVersion,
  hostedContracts,
  shellName,
  type Composition,
  type Release,
} from '@binnen/platform/contract/composition';
import { formatSha256 } from '@binnen/edge-kit/hashes/sha256';
import { findClaimConflicts, type GrantsByRemote } from '../../registry/stores/claims.ts';

/** The source texts of the server modules that an isolate runs, by one-level name. */
export type Modules = Record<string, string>;

export const mainModule = 'main.js';

/** Why releases cannot form one site: one sentence each, which says what to change. */
export const findConflicts = (releases: Release[], grants: GrantsByRemote): string[] => {
  const conflicts: string[] = [];
  const shell = releases.find((release) => release.remote === shellName);
  if (!shell) return ['A composition needs a shell: publish and promote one first.'];
  const { hosts } = shell;
  if (!hostedContracts.includes(shell.contract))
    conflicts.push(
      `${shell.remote}@${shell.version} was built for contract ${shell.contract}; this edge works with ` +
        `${hostedContracts.join(', ')}. ${shell.contract > contractVersion ? 'Deploy the edge first' : 'Build the shell again'}.`,
    );
  const owners = new Map<string, string>();
  for (const [index, release] of releases.entries()) {
    const name = `${release.remote}@${release.version}`;
    if (release !== shell && !hosts.includes(release.contract))
      conflicts.push(
        `${name} was built for contract ${release.contract}; shell@${shell.version} hosts ` +
          `${hosts.join(', ') || 'none'}. ` +
          (release.contract > Math.max(...hosts)
            ? 'Promote a shell that hosts it, before or together with this release.'
            : 'Build the release again with the contract of today.'),
      );
    conflicts.push(...findClaimConflicts(release, releases.slice(0, index), grants));
    for (const widget of Object.keys(release.widgets)) {
      const owner = owners.get(widget);
      if (owner) conflicts.push(`The widget "${widget}" of ${name} belongs to ${owner} already.`);
      else owners.set(widget, release.remote);
    }
  }
  return conflicts;
};

/** The modules that join shell and remotes. The edge generates them; a release cannot. */
const writeJoints = (id: string, releases: Release[]): Modules => {
  const remotes = releases.filter((release) => release.remote !== shellName);
  const imports = remotes.map(
    (release, index) => `import { remote as r${index} } from './${release.remote}.js';`,
  );
  const entries = remotes.map((release, index) => `${JSON.stringify(release.remote)}: r${index}`);
  return {
    'remotes.js': [
      ...imports,
      `import { createRender } from './shell.js';`,
      `export const composition = ${JSON.stringify(describeForClient(id, releases))};`,
      `export const render = createRender({ ${entries.join(', ')} }, composition, ${JSON.stringify(listReads(releases))});`,
      '',
    ].join('\n'),
    [mainModule]: [
      `import { WorkerEntrypoint } from 'cloudflare:workers';`,
      `import { render } from './remotes.js';`,
      `export default class extends WorkerEntrypoint { render(request) { return render(request); } }`,
      '',
    ].join('\n'),
  };
};

/**
 * The modules of a composition that is tried out. A render of theirs fails when a release changed what the code of all stands on:
 * as it was loaded, or in this render.
 */
export const watchBuiltIns = (modules: Modules, releases: readonly Release[]): Modules => {
  const remotes = releases.map(({ remote }) => remote).toSorted((one) => (one === shellName ? -1 : 1));
  const after = (remote: string) => `after.${remote}.js`;
  const note = (remote: string) =>
    `import { note } from './built-ins.js';\nnote('${remote} changes ', ' as it loads.');\n`;
  return {
    ...modules,
    'built-ins.js': `${builtInsScript}
export const told = [];
export const note = (before, after) => {
  const changed = findChangedBuiltIns();
  if (changed.length > 0) told.push(before + changed.slice(0, 5).join(', ') + after);
};\n`,
    ...Object.fromEntries(remotes.map((remote) => [after(remote), note(remote)])),
    [mainModule]: `import { note, told } from './built-ins.js';
${remotes.map((remote) => `import './${remote}.js';\nimport './${after(remote)}';`).join('\n')}
import { WorkerEntrypoint } from 'cloudflare:workers';
import { render } from './remotes.js';
export default class extends WorkerEntrypoint {
  async render(request) {
    const reply = await render(request);
    note('It changes ', ' as it renders.');
    if (told.length > 0) throw new Error(told.splice(0).join(' ') + ' All teams’ code stands on that: import a function instead.');
    return reply;
  }
}\n`,
  };
};

/**
 * Joins releases without conflicts into one site. `sources` are the releases' server modules. The id is a hash of the
 * modules and of the contract: the same releases always give the same composition.
 */
export const compose = async (
  releases: Release[],
  sources: Modules,
): Promise<{ composition: Composition; modules: Modules }> => {
  const ordered = [...releases].sort((a, b) => (a.remote < b.remote ? -1 : 1));
  const hashes = ordered.flatMap((release) =>
    release.server.map((file) => `${release.remote}@${release.version}/${file.path}:${file.sha256}`),
  );
  const joints = writeJoints('', ordered);
  const hash = await formatSha256([contractVersion, ...hashes, ...Object.values(joints)].join('\n'));
  const id = hash.slice(0, 24);
  return {
    composition: {
      id,
      releases: Object.fromEntries(ordered.map((release) => [release.remote, composeRelease(release)])),
    },
    modules: { ...sources, ...writeJoints(id, ordered) },
  };
};
