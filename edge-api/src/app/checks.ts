import { finishReplies } from '@binnen/edge-kit/headers/finish-replies';
import { sayLogged } from '@binnen/edge-kit/logging/redact';
import { onError } from '@binnen/edge-kit/problems/problem';
import { refuseCrossSite } from '@binnen/edge-kit/requests/cross-site';
import { refuseStrangeHosts } from '@binnen/edge-kit/requests/hosts';
import { createKeptRoutes } from '@binnen/edge-kit/requests/kept-routes';
import { refuse } from '@binnen/edge-kit/requests/refuse';
import { limitRequests } from '@binnen/edge-kit/requests/request-limits';
import { Hono } from 'hono';
import type { EdgeEnv } from '../environment/env.ts';
import { front } from '../site/front.ts';
import { loggedAddresses } from '../site/logged-addresses.ts';

sayLogged(loggedAddresses);

/** An app that remembers where its paths lead to. */
export const createBase = (): Hono<EdgeEnv> => new Hono<EdgeEnv>({ router: createKeptRoutes() });

/** The middleware that every request passes. */
export const addChecks = (base: Hono<EdgeEnv>): Hono<EdgeEnv> =>
  base
    .onError(onError)
    .use(finishReplies)
    .use(refuse<EdgeEnv>(front.introduce, refuseStrangeHosts, limitRequests, refuseCrossSite));
