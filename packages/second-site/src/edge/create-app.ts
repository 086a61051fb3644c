import type { EdgeEnv } from '@binnen/composer/environment';
import { finishReplies } from '@binnen/edge-kit/headers/finish-replies';
import { onError } from '@binnen/edge-kit/problems/problem';
import { refuseCrossSite } from '@binnen/edge-kit/requests/cross-site';
import { refuseStrangeHosts } from '@binnen/edge-kit/requests/hosts';
import { answerUnmatched } from '@binnen/edge-kit/requests/method-not-allowed';
import { refuse } from '@binnen/edge-kit/requests/refuse';
import type { Hono } from 'hono';
import { apiRoutes } from '../api/routes.ts';
import { composer } from './composer.ts';

const addApi = (base: Hono<EdgeEnv>) =>
  base
    .onError(onError)
    .use(finishReplies)
    .use(refuse<EdgeEnv>(composer.introduce, refuseStrangeHosts, refuseCrossSite))
    .route('/', composer.createCallRoutes())
    .route('/', apiRoutes)
    .all('/api/*', answerUnmatched(apiRoutes.routes));

/** Everything that the edge answers: the API, the platform's calls, and pages for all other paths. */
export const createApp = () => composer.mount(addApi);
