import { PromoteSchema } from '@binnen/contracts/composition';
import * as v from 'valibot';
import { actions } from '../registry/lineage.ts';
import type { Operations } from '../openapi/describe.ts';

const VersionsSchema = v.record(v.string(), v.string());
const LiveSchema = v.object({ id: v.nullable(v.string()), versions: VersionsSchema });
export const ChangedSchema = v.object({
  ...LiveSchema.entries,
  /** False when it was live already. */
  changed: v.boolean(),
});

export const platformOperations: Operations = {
  'PUT /_platform/releases/:remote/:version': {
    summary:
      'Publishes a release: its record, client files and server modules as one archive. It never changes again.',
    tag: 'platform',
    scope: 'publish:{remote}',
    reply: v.object({ remote: v.string(), version: v.string(), files: v.number() }),
    status: 201,
    problems: [
      'unauthorized',
      'forbidden',
      'release-exists',
      'release-refused',
      'payload-too-large',
      'unsupported-media-type',
    ],
    examples: [{ path: '/_platform/releases/mf-leads/1.0.0', status: 401 }],
  },
  'GET /_platform/releases': {
    summary: 'Every published release; for the token of a team, those of its own remote.',
    tag: 'platform',
    scope: 'status',
    reply: v.object({
      releases: v.array(
        v.object({ remote: v.string(), version: v.string(), at: v.number(), by: v.string() }),
      ),
    }),
    problems: ['unauthorized', 'forbidden'],
    examples: [{ path: '/_platform/releases', status: 401 }],
  },
  'GET /_platform/composition': {
    summary: 'The live composition: which version of each remote.',
    tag: 'platform',
    scope: 'status',
    reply: LiveSchema,
    problems: ['unauthorized', 'forbidden'],
    examples: [{ path: '/_platform/composition', status: 401 }],
  },
  'POST /_platform/composition': {
    summary: 'Promotes versions, all or none, after every page and widget of them was rendered.',
    tag: 'platform',
    scope: 'promote',
    body: { schema: PromoteSchema },
    reply: ChangedSchema,
    problems: ['unauthorized', 'forbidden', 'invalid-parameter', 'payload-too-large', 'composition-refused'],
    examples: [{ path: '/_platform/composition', status: 401, body: '{"versions":{"mf-leads":"1.0.0"}}' }],
  },
  'GET /_platform/composition/history': {
    summary: 'What was live when, and by whose token.',
    tag: 'platform',
    scope: 'status',
    reply: v.object({
      history: v.array(
        v.object({
          sequence: v.number(),
          at: v.number(),
          compositionId: v.string(),
          versions: VersionsSchema,
          action: v.picklist(actions),
          /** The one remote that a roll-back or a retirement was about. */
          remote: v.nullable(v.string()),
          /** The `sequence` whose composition a roll-back of all made live again. */
          restores: v.nullable(v.number()),
          by: v.string(),
        }),
      ),
    }),
    problems: ['unauthorized', 'forbidden'],
    examples: [{ path: '/_platform/composition/history', status: 401 }],
  },
  'POST /_platform/composition/rollback': {
    summary: 'Goes back to what was live before the last promote or retirement: one remote, or everything.',
    tag: 'platform',
    scope: 'promote',
    body: { schema: v.object({ remote: v.optional(v.string()) }) },
    reply: ChangedSchema,
    problems: ['unauthorized', 'forbidden', 'payload-too-large', 'composition-refused'],
    examples: [{ path: '/_platform/composition/rollback', status: 401, body: '{"remote":"mf-leads"}' }],
  },
};
