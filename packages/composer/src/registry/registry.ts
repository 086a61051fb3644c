import { DurableObject } from 'cloudflare:workers';
import type { Composition, Pointer, Release } from '@binnen/platform/contract/composition';
import type { Bindings } from '../environment/env.ts';
import { deriveGrants, findClaimConflicts, type GrantsByRemote } from './stores/claims.ts';
import { createGrantStore, type Grant } from './stores/grant-store.ts';
import { createGenerationStore } from './stores/generation-store.ts';
import type { NewEntry } from './stores/history-store.ts';
import { findEarlier, type Earlier } from './stores/lineage.ts';
import type { CanaryTerms } from './judging/stored-canary.ts';
import { createCanaryRun, listMeant, type WithCanaries } from './judging/run-canary.ts';
import { createStores } from './create-stores.ts';
import { createDirectCalls } from './direct-calls.ts';
import { clean, type Cleaned } from './clean.ts';
import { createAnnouncer } from './announce-pointer.ts';
import { sum } from './judging/judge-canary.ts';
import { tellCanary } from './judging/tell-canary.ts';
import { copyRegistry, restoreRegistry } from './stores/copy.ts';

/** The state that decides about a change. `sequence` grows with every change of the composition. */
export interface Live {
  sequence: number;
  composition: Composition | null;
  /** The live composition; before the first promote the built-in one, which serves then. */
  serving: Composition;
  grants: GrantsByRemote;
}

/** The only owner of releases, the live composition and its history: KV has no compare-and-set, and a read may be a minute old. */
export class Registry extends DurableObject<Bindings> {
  readonly #sql = this.ctx.storage.sql;
  readonly #stores = createStores(this.#sql);
  readonly #releases = this.#stores.releases;
  readonly #history = this.#stores.history;
  readonly #canaries = this.#stores.canaries;
  readonly #generations = createGenerationStore(this.#sql);
  /** Writes the new pointer for all isolates, and answers it. */
  readonly #announce = createAnnouncer(this.env, this.ctx.storage, () => this.#findPointer());
  readonly #canary = createCanaryRun({
    store: this.#canaries,
    announce: this.#announce,
    findPointer: () => this.#findPointer(),
    makeLive: (composition, change) => this.commit(composition, this.findLive(), change),
    tell: (canary, news) => this.ctx.waitUntil(tellCanary(this.env, this.#releases.find, canary, news)),
  });
  readonly #direct = createDirectCalls(this.#sql, this.#stores, this.#canary);
  readonly #grants;
  readonly #first: Composition;

  /** Writes the pointer to KV again, which has lost it. */
  readonly rewritePointer = this.#announce;

  /** `first`: the composition that serves before anything was promoted. */
  constructor(context: DurableObjectState, env: Bindings, first: Composition) {
    super(context, env);
    this.#first = first;
    const { releases } = this.#history.findCurrent() ?? first;
    this.#grants = createGrantStore(this.#sql, deriveGrants(Object.values(releases)));
  }

  /** Does a call of another isolate: see `getRegistry`. */
  ask(name: string, given: unknown[]): unknown {
    const owner: object = name in this.#direct ? this.#direct : this;
    return Reflect.apply(Reflect.get(owner, name), owner, given);
  }

  /** The pointer as the tables have it. Its revision grows with every change. */
  #findPointer(): Pointer {
    const tagGenerations = this.#generations.list();
    const canaries = this.#canaries.describeRunning();
    return {
      composition: this.#history.findCurrent(),
      ...(canaries ? { canaries } : {}),
      ...this.#history.findTimes(),
      before: this.#history.findBefore(),
      tagGenerations,
      revision: this.#history.findSequence() + this.#canaries.countChanges() + sum(tagGenerations),
    };
  }

  listGrants(): Grant[] {
    return this.#grants.list();
  }

  /** Allows a remote a path. Returns all grants. */
  addGrant(remote: string, path: string, by: string): Grant[] {
    this.#grants.add(remote, path, by);
    return this.#grants.list();
  }

  /** Ends a grant. Answers why it cannot end (what is live or in a canary needs it), or nothing when it ended. */
  removeGrant(remote: string, path: string): string[] {
    const grants = this.#grants.byRemote();
    const left = { ...grants, [remote]: (grants[remote] ?? []).filter((each) => each !== path) };
    const served = [
      this.#history.findCurrent(),
      ...this.#canaries.listRunning().map((each) => each.composition),
    ];
    const releases = served.flatMap((composition) => composition?.releases[remote] ?? []);
    const conflicts = [...new Set(releases.flatMap((release) => findClaimConflicts(release, [], left)))];
    if (conflicts.length === 0) this.#grants.remove(remote, path);
    return conflicts;
  }

  findLive(): Live {
    const composition = this.#history.findCurrent();
    return {
      sequence: this.#history.findSequence(),
      composition,
      serving: composition ?? this.#first,
      grants: this.#grants.byRemote(),
    };
  }

  /** The records of what is live. */
  listLive(): Release[] {
    const live = Object.values(this.#history.findCurrent()?.releases ?? {});
    return live.flatMap(({ remote, version }) => this.#releases.find(remote, version) ?? []);
  }

  /** Whether no composition became live and no grant ended since. */
  #isAsSeen(seen: Live): boolean {
    const { sequence, grants } = this.findLive();
    return sequence === seen.sequence && JSON.stringify(grants) === JSON.stringify(seen.grants);
  }

  /**
   * Makes a composition live and returns the new pointer; null when something changed since `seen` (another
   * composition, or a grant that ended), or when canaries run and a promote does not say what becomes of them.
   */
  async commit(
    composition: Composition,
    seen: Live,
    change: NewEntry,
    withCanaries?: WithCanaries,
  ): Promise<Pointer | null> {
    if (!this.#isAsSeen(seen)) return null;
    if (![composition, ...listMeant(withCanaries)].every(this.#releases.hasAll)) return null;
    if (!this.#canary.allows(composition, change, withCanaries)) return null;
    this.ctx.storage.transactionSync(() => {
      this.#history.add(composition, change);
      this.#canary.follow(composition, change, withCanaries);
    });
    return this.#announce();
  }

  /** Null when there is no room beside the one that runs, something changed since `seen`, or a release was cleaned away. */
  async startCanary(composition: Composition, seen: Live, terms: CanaryTerms): Promise<Pointer | null> {
    const hasAll = [composition, terms.beside?.joined ?? composition].every(this.#releases.hasAll);
    if (!this.#isAsSeen(seen) || !hasAll) return null;
    return this.#canary.start(composition, terms, seen.composition);
  }

  /** The versions that a roll-back of one remote, or of all, would make live; null when there is nothing earlier. */
  findEarlier(remote: string | null): Earlier | null {
    return findEarlier(this.#history.list(-1).reverse(), remote);
  }

  /**
   * Takes away what nothing refers to any more, or tells what that would be. Nothing else happens in the registry
   * meanwhile, so that no upload and no promote refers to what is being taken away. A failure of it does not end the object.
   */
  async clean(retentionMilliseconds: number, dryRun: boolean): Promise<Cleaned> {
    const work = () => clean(this.env, this.#stores, retentionMilliseconds, dryRun);
    const [outcome] = await this.ctx.blockConcurrencyWhile(() => Promise.allSettled([work()]));
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  }

  /** Purges these tags: what was cached under them is stale from now on. Returns the new pointer. */
  raiseGenerations(tags: string[]): Promise<Pointer> {
    this.#generations.raise(tags);
    return this.#announce();
  }

  /**
   * All that it knows, as JSON; null while nothing was ever promoted: an empty registry is no copy to keep. A stream, because a
   * call takes and answers 32 MiB at most, which is some hundreds of releases.
   */
  copy(): ReadableStream | null {
    return this.#history.findCurrent() ? new Response(copyRegistry(this.#sql)).body : null;
  }

  /** Restores the state of `copied`; its pointer is still to be written. Answers how many rows were restored. */
  async restore(copied: ReadableStream): Promise<number> {
    return restoreRegistry(this.ctx.storage, await new Response(copied).text(), Date.now());
  }

  override async alarm(): Promise<void> {
    await this.#announce();
  }
}
