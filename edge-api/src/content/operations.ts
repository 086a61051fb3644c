import { TrackingSchema } from '@binnen/contracts/tracking';
import type { Operations } from '../openapi/describe.ts';

export const contentOperations: Operations = {
  'GET /content/tracking': {
    summary: 'Which third parties count visits, once a visitor agreed.',
    tag: 'content',
    reply: TrackingSchema,
    examples: [{ path: '/content/tracking' }],
  },
};
