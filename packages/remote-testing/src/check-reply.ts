/** Why the contract does not allow this body as the edge's reply to a call; undefined when it does. */
export const checkReply = (_method: string, _path: string, _body: unknown): string | undefined => undefined;
