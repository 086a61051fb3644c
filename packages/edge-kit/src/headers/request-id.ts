import { redactText } from '../logging/redact.ts';

const isUuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** An id from outside is kept when it is well-formed and is no telephone number or key: it goes into logs and replies. */
const isId = (text: string | undefined): text is string =>
  text !== undefined && (isUuid.test(text) || (/^[\w-]{8,64}$/.test(text) && redactText(text) === text));

/** Names a request, in its reply (`x-request-id`), its problem document and its log lines. */
export const chooseRequestId = (given: string | undefined): string =>
  isId(given) ? given : crypto.randomUUID();
