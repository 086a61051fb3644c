import { chooseRequestId } from '@binnen/edge-kit/headers/request-id';
import { secureReply } from '@binnen/edge-kit/headers/reply-headers';
import { toResponse } from '@binnen/edge-kit/problems/problem';

/** The answer to a request whose `Host` header is no host, such as `a, b`: it has no URL. Null for all others. */
export const answerUnreadable = (request: Request): Response | null => {
  if (URL.canParse(request.url)) return null;
  const id = chooseRequestId(request.headers.get('x-request-id') ?? undefined);
  const response = toResponse('bad-request', { detail: 'The "Host" header is no host.' }, id);
  secureReply(response.headers);
  response.headers.set('x-request-id', id);
  return response;
};
