/** An id from outside is kept when it is well-formed: it goes into logs and replies. */
const isId = (text: string | undefined): text is string => /^[\w-]{8,64}$/.test(text ?? '');

/** Names a request, in its reply (`x-request-id`), its problem document and its log lines. */
export const chooseRequestId = (given: string | undefined): string =>
  isId(given) ? given : crypto.randomUUID();
