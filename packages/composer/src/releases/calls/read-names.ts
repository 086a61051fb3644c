import { RemoteNameSchema, VersionSchema } from '@binnen/platform/contract/composition';
import { parse } from '@binnen/edge-kit/requests/read-json';
import type { Context } from 'hono';
import type { EdgeEnv } from '../../environment/env.ts';

/** The release that the path of a call names. */
export const readNames = (c: Context<EdgeEnv>) => ({
  remote: parse(RemoteNameSchema, c.req.param('remote')),
  version: parse(VersionSchema, c.req.param('version')),
});
