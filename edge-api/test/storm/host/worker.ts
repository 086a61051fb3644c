import { answerUnreadable } from '../../../src/health/unreadable.ts';

export default {
  fetch: (request: Request): Response => answerUnreadable(request) ?? new Response(new URL(request.url).host),
};
