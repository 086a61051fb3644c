import { keepNewest } from '@binnen/edge-kit/tables/keep-newest';
import type { Composition } from '@binnen/platform/contract/composition';
import type { Context } from 'hono';
import type { EdgeEnv } from '../../environment/env.ts';
import { logError } from '@binnen/edge-kit/logging/log';
import type { ReportedFrame } from '@binnen/edge-kit/logging/sentry';
import { findMaps } from '../../registry/get-registry.ts';
import { listFrames, type BuiltFrame } from '../../registry/stacks/list-frames.ts';
import { versionsOf } from '../../registry/stores/versions-of.ts';
import { mapPlaces } from '../../registry/stacks/map-places.ts';

const mostKnown = 200;
// By built place, the place in the sources; nothing of a visitor.
const known = new Map<string, string>();

/** The frames with their places in the sources. A place that this isolate mapped before is not mapped again. */
const mapFrames = async (c: Context<EdgeEnv>, frames: readonly BuiltFrame[]): Promise<ReportedFrame[]> => {
  const places = frames.map(({ built }) => built).filter((place) => !known.has(place));
  const sources = places.length ? await mapPlaces(findMaps(c.env), places) : [];
  places.forEach((place, at) => keepNewest(known, place, sources[at] ?? place, mostKnown));
  return frames.map(({ function: name, built }) => ({ function: name, place: known.get(built) ?? built }));
};

/** The places of a page's bug in the releases of its composition. */
export const listFaultFrames = (composition: Composition, fault: string): BuiltFrame[] =>
  listFrames(fault, versionsOf(composition));

/** Logs and reports a page's bug under the release whose code it is in. */
export const tellFault = (c: Context<EdgeEnv>, composition: Composition, fault: string): void => {
  const frames = listFaultFrames(composition, fault);
  const places = frames.map(({ built }) => built);
  const [remote, version] = places[0]?.split('/') ?? [];
  logError(c, 'A page failed', fault, {
    composition: composition.id,
    ...(remote && version ? { release: `${remote}@${version}` } : {}),
    places,
    findFrames: () => mapFrames(c, frames),
  });
};
