import type { EdgeEnv } from '@binnen/composer/environment';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { Hono } from 'hono';
import { concerts, stages } from './programme.ts';

const find = <T extends { id: string }>(all: readonly T[], id: string): T => {
  const found = all.find((each) => each.id === id);
  if (!found) throw new ProblemError('not-found', { detail: `There is no "${id}" in the programme.` });
  return found;
};

/** The festival's API: all concerts, one of them, and a stage. */
export const apiRoutes = new Hono<EdgeEnv>()
  .get('/api/concerts', (c) => c.json(concerts))
  .get('/api/concerts/:id', (c) => c.json(find(concerts, c.req.param('id'))))
  .get('/api/stages/:id', (c) => c.json(find(stages, c.req.param('id'))));
