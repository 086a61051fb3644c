import { readShared, writeShared } from '@binnen/edge-kit/caching/shared-pages';
import { within } from '@binnen/edge-kit/deadlines/within';
import { log } from '@binnen/edge-kit/logging/log';
import type { Composition, Pointer } from '@binnen/platform/contract/composition';
import type { Context } from 'hono';
import type { EdgeEnv } from '../../environment/env.ts';
import { getRegistry } from '../../registry/get-registry.ts';
import { readPointer } from '../../registry/pointer.ts';
import { wouldMake } from '../page-makers.ts';
import { describeUnasked, workThrough } from './render-unasked.ts';

const mostPages = 200;
const mostMilliseconds = 15_000;

/** Makes a page that the promote changes, and puts it behind the one that is served until then. */
const warm = async (
  c: Context<EdgeEnv>,
  path: string,
  composition: Composition,
  pointer: Pointer,
): Promise<void> => {
  const unasked = describeUnasked(c, path, composition, { pointer, isAhead: true });
  if (!unasked) return;
  const { key, head } = unasked.place;
  const kept = await readShared(c.env.CACHE, key, pointer.tagGenerations);
  const findOf = (one: Composition) => kept.find(({ madeBy }) => wouldMake(one, path, madeBy));
  const made = findOf(composition);
  if (made?.madeBy.head === head && unasked.place.isCurrent(made.storedAt)) return;
  const page = await unasked.render();
  const before = pointer.composition ? findOf(pointer.composition) : undefined;
  if (page !== 'none') await writeShared(c.env.CACHE, key, before ? [before, page] : [page]);
};

/**
 * Before a composition is live: renders the pages that were asked for most in the last day and that it changes, and keeps
 * them in KV, where all data centres find them. Some pages, some seconds; it never fails, and what is not done by then is
 * made when it is asked for.
 */
export const warmPages = async (c: Context<EdgeEnv>, composition: Composition): Promise<void> => {
  const work = async (): Promise<void> => {
    const pointer = await readPointer(c.env);
    if (!pointer?.composition) return;
    const paths = await getRegistry(c.env).listAsked(mostPages);
    const until = Date.now() + mostMilliseconds;
    await workThrough(paths, until, (path) => warm(c, path, composition, pointer));
  };
  await within(
    mostMilliseconds,
    work().catch((error: unknown) =>
      log('warn', 'The pages of a promote could not be made before it', { error: String(error) }),
    ),
    () => undefined,
  );
};
