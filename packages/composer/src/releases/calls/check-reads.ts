import type { Release } from '@binnen/platform/contract/composition';
import { overlaps } from '@binnen/platform/patterns';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import type { Context } from 'hono';
import type { EdgeEnv } from '../../environment/env.ts';
import { findReleases } from '../compositions/promote.ts';

/** The reads that a release declares and this edge has no call for. Its samples have their replies: only visitors would meet a 404. */
export const findUnanswered = (c: Context<EdgeEnv>, { reads }: Release): string[] =>
  reads
    .filter((read) => !c.get('calls').some((call) => overlaps(call, read.replaceAll('*', ':any'))))
    .map(
      (read) =>
        `It reads ${read}, which this edge does not answer yet: deploy the edge first, then run this again.`,
    );

/** Refuses versions that read what this edge does not answer: it may be an older one than when they were published. */
export const checkReads = async (c: Context<EdgeEnv>, versions: Record<string, string>): Promise<void> => {
  const releases = await findReleases(c.env, versions);
  const errors = releases.flatMap((release) =>
    findUnanswered(c, release).map((message) => ({ field: `${release.remote}@${release.version}`, message })),
  );
  if (errors.length) throw new ProblemError('composition-refused', { detail: 'Nothing changed.', errors });
};
