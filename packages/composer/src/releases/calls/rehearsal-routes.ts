import { identifyFiles } from '@binnen/platform/contract/browser-rehearsals';
import { platformCalls } from '@binnen/platform/contract/platform-calls';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { readBody } from '@binnen/edge-kit/requests/read-json';
import { limitBody } from '@binnen/edge-kit/requests/request-limits';
import { Hono } from 'hono';
import type { EdgeEnv } from '../../environment/env.ts';
import { getRegistry } from '../../registry/get-registry.ts';
import { requireScope } from '../../registry/tokens/tokens.ts';
import { describeCall } from './add-call.ts';
import { readNames } from './read-names.ts';

const { rehearse } = platformCalls;

/** Of a thousand pages. */
const mostBytes = 1_000_000;

/** A browser’s findings about a release, told by its team's tool, is kept with it. */
export const rehearsalRoutes = new Hono<EdgeEnv>().post(
  rehearse.path,
  describeCall(
    rehearse,
    'publish:{remote}',
    'Keeps the result of opening a published release in a browser, in the place of the one before.',
    {
      path: '/_platform/releases/mf-news/1.0.0/rehearsal',
      body: '{"files":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","tool":"remote-cli 1.1.0","samples":[{"what":"page /contact","width":390,"faults":[],"notes":[],"shift":0,"bytes":40000}]}',
      problems: ['not-found'],
    },
  ),
  limitBody(mostBytes),
  async (c) => {
    const { remote, version } = readNames(c);
    const by = await requireScope(c, `publish:${remote}`);
    const told = await readBody(c, rehearse.body);
    const release = await getRegistry(c.env).findRelease(remote, version);
    if (!release)
      throw new ProblemError('not-found', { detail: `${remote}@${version} was never published.` });
    if (told.files !== (await identifyFiles(release)))
      throw new ProblemError('invalid-parameter', {
        errors: [
          {
            field: 'files',
            message: `${remote}@${version} was published with other files than those that were opened. Build and publish again.`,
          },
        ],
      });
    await getRegistry(c.env).keepBrowserRehearsal(remote, version, { ...told, at: Date.now(), by });
    return c.json({ remote, version });
  },
);
