import { listNotes } from '@binnen/platform/contract/browser-rehearsals';
import type { Release } from '@binnen/platform/contract/composition';
import type { PlatformReply } from '@binnen/platform/contract/platform-calls';
import type { Bindings } from '../../environment/env.ts';
import { listChanged } from '../../registry/stores/versions-of.ts';
import { getRegistry } from '../../registry/get-registry.ts';

type Change = NonNullable<PlatformReply<'promote'>['changes']>[number];

const weigh = (release: Release | null): number =>
  release?.client.reduce((sum, { path, bytes }) => sum + (/\.(js|css)$/.test(path) ? bytes : 0), 0) ?? 0;

/** Pages and widgets, as people name them. */
const listParts = (release: Release | null): string[] => [
  ...Object.keys(release?.pages ?? {}),
  ...Object.keys(release?.widgets ?? {}),
];

/** What visitors get otherwise after a change, by remote. */
export const describeChanges = async (
  env: Bindings,
  before: Record<string, string>,
  after: Record<string, string>,
): Promise<Change[]> => {
  const registry = getRegistry(env);
  const find = (remote: string, version: string | undefined) =>
    version === undefined ? null : registry.findRelease(remote, version);
  return Promise.all(
    listChanged(after, before).map(async (remote) => {
      const [old, now] = await Promise.all([find(remote, before[remote]), find(remote, after[remote])]);
      const told = now && (await getRegistry(env).findBrowserRehearsal(remote, now.version));
      const notes = told ? listNotes(told) : [];
      const [had, has] = [listParts(old), listParts(now)];
      return {
        remote,
        from: before[remote] ?? null,
        to: after[remote] ?? null,
        added: has.filter((part) => !had.includes(part)),
        gone: had.filter((part) => !has.includes(part)),
        bytes: { before: weigh(old), after: weigh(now) },
        ...(notes.length ? { notes } : {}),
      };
    }),
  );
};
