import fc from 'fast-check';
import type { Composition } from '@binnen/platform/contract/composition';
import { isContested, findRight } from '@binnen/platform/patterns';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { bindings } from '../bindings.ts';
import {
  ask,
  createToyRemote,
  createToyShell,
  grant,
  ownerToken,
  promote,
  publish,
  retire,
  rollBack,
  sendJson,
  upload,
  withdraw,
} from '../releases.ts';
import { getRegistry } from '@binnen/composer/behind/registry/get-registry';
import { findIsolate, readModules } from '@binnen/composer/behind/releases/compositions/isolate';

const remotes = ['mf-one', 'mf-two', 'mf-three'] as const;
/** A page of its own, one of its own with a bug, and one that two remotes want. */
const kinds = ['own', 'broken', 'contested'] as const;
type Remote = (typeof remotes)[number];
type Kind = (typeof kinds)[number];

const patternOf = (remote: Remote, kind: Kind) => (kind === 'contested' ? '/gedeeld' : `/${remote}`);
const versionOf = (run: number, kind: Kind) => `${run}.${kinds.indexOf(kind)}.0`;

const remote = fc.constantFrom(...remotes);
const kind = fc.constantFrom<Kind>('own', 'own', 'broken', 'contested');
const action = fc.oneof(
  fc.record({ do: fc.constant('publish' as const), remote, kind }),
  fc.record({ do: fc.constant('promote' as const), remote, kind, mayLose: fc.boolean() }),
  fc.record({ do: fc.constant('release' as const), remote, kind }),
  fc.record({ do: fc.constant('release' as const), remote, kind }),
  fc.record({ do: fc.constant('roll back' as const), remote: fc.option(remote) }),
  fc.record({ do: fc.constant('retire' as const), remote }),
  fc.record({ do: fc.constant('grant' as const), remote, kind }),
  fc.record({ do: fc.constant('withdraw' as const), remote, kind }),
  fc.record({ do: fc.constant('clean' as const) }),
);
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;

const createRelease = (name: Remote, what: Kind, run: number) => {
  const version = versionOf(run, what);
  const html = what === 'broken' ? `() => { throw new Error('stuk') }` : `() => '${name}@${version}'`;
  return createToyRemote(name, { version, pages: { [patternOf(name, what)]: html } });
};

const act = async (step: Action, run: number): Promise<Response> => {
  switch (step.do) {
    case 'publish':
      return publish(await createRelease(step.remote, step.kind, run));
    case 'release':
      await publish(await createRelease(step.remote, step.kind, run));
      return promote({ [step.remote]: versionOf(run, step.kind) }, { allowLoss: ['/*'] });
    case 'promote':
      return promote({ [step.remote]: versionOf(run, step.kind) }, step.mayLose ? { allowLoss: ['/*'] } : {});
    case 'roll back':
      return rollBack(step.remote ?? undefined);
    case 'retire':
      return retire(step.remote);
    case 'grant':
      return grant(step.remote, patternOf(step.remote, step.kind));
    case 'withdraw':
      return withdraw(step.remote, patternOf(step.remote, step.kind));
    case 'clean':
      return sendJson('/_platform/clean', { dryRun: false }, ownerToken);
  }
};

/** Everything that the live composition names exists, was tried out, and is allowed together with the rest. */
const checkLive = async (): Promise<Composition> => {
  const { composition, grants } = await getRegistry(bindings).findLive();
  if (!composition) throw new Error('nothing is live');
  const releases = Object.values(composition.releases);
  const render = findIsolate(bindings.LOADER!, composition.id, () =>
    readModules(bindings, () => undefined, composition.id),
  );
  for (const release of releases) {
    const name = `${release.remote}@${release.version}`;
    const file = await ask(`/remotes/${release.remote}/${release.version}/${release.entry}`);
    expect([file.status, await file.text()]).toEqual([200, `// ${release.remote} ${release.version}`]);
    if (release.remote === 'shell') continue;
    for (const pattern of Object.keys(release.pages)) {
      const reply = await render({ url: `https://binnen.example${pattern}`, data: {}, now: 0 });
      if ('reads' in reply) throw new Error('a toy reads nothing');
      expect(reply.status).toBe(200);
      expect(new TextDecoder().decode(reply.html[1])).toContain(name);
    }
  }
  const claims = releases.flatMap(({ remote: owner, pages }) =>
    Object.keys(pages).map((pattern) => {
      const right = findRight(pattern, grants[owner] ?? []);
      expect(right, `${pattern} of ${owner}`).not.toBeNull();
      return { remote: owner, pattern, right: right! };
    }),
  );
  for (const one of claims) for (const other of claims) expect(isContested(one, other)).toBe(false);
  return composition;
};

let run = 0;
const did: Record<string, number> = {};

beforeAll(async () => {
  await upload(await createToyShell('1.0.0'));
  expect((await promote({ shell: '1.0.0' })).status).toBe(200);
  for (const name of remotes) await grant(name, patternOf(name, 'own'));
});
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('whatever teams and operators do at once, what is live was tried out, is allowed and is whole', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(action, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 8 }),
      async (rounds) => {
        // State from earlier runs remains, so each run has its own versions.
        run += 1;
        for (const steps of rounds) {
          const replies = await Promise.all(steps.map((step) => act(step, run)));
          for (const [at, { status }] of replies.entries()) {
            const deed = steps[at]!.do;
            // There may be no grant to withdraw.
            const none = deed === 'withdraw' ? [404] : [];
            expect([200, 201, 409, 422, ...none], deed).toContain(status);
            const what = `${deed} ${status < 300 ? 'done' : 'refused'}`;
            did[what] = (did[what] ?? 0) + 1;
          }
          const live = await checkLive();
          for (const [at, step] of steps.entries()) {
            if (!replies[at]!.ok || (step.do !== 'release' && step.do !== 'promote')) continue;
            const others = steps.filter((_, other) => other !== at);
            if (
              others.some(
                (other) => !('remote' in other) || other.remote === null || other.remote === step.remote,
              )
            )
              continue;
            expect(live.releases[step.remote]?.version, 'who was told so is live').toBe(
              versionOf(run, step.kind),
            );
          }
        }
      },
    ),
    { numRuns: 40, endOnFailure: true },
  );
  // A sequence in which nothing happened proves nothing.
  for (const what of ['release done', 'release refused', 'roll back done', 'retire done', 'clean done'])
    expect(did[what], what).toBeGreaterThan(0);
}, 300_000);
