import { apiCalls } from '@binnen/contracts/api-calls';
import { withoutSlash } from '@binnen/contracts/api-paths';
import * as v from 'valibot';

const toPattern = (path: string): RegExp =>
  new RegExp(
    `^${withoutSlash(path).replace(/:[a-z]+(\{\.\+\})?/g, (_, rest) => (rest ? '.+' : '[^/]+'))}/?$`,
  );

/** The contract's call of this method and path, or undefined. */
const findCall = (method: string, path: string) =>
  Object.values(apiCalls).find((call) => call.method === method && toPattern(call.path).test(path));

/** Whether this call answers with a picture. */
export const isPicture = (method: string, path: string): boolean => {
  const reply = findCall(method, path)?.reply;
  return typeof reply === 'string' && reply.startsWith('image/');
};

/**
 * Why the contract does not allow this as the edge's reply to a call; undefined when it does. For a `Response`, which
 * may be anything that a network brings, only the call is checked.
 */
export const checkReply = (method: string, path: string, body: unknown): string | undefined => {
  const call = findCall(method, path);
  if (!call) return `${method} ${path} is no call of the edge API`;
  if (body instanceof Response) return undefined;
  if (typeof call.reply === 'string') return `${method} ${path} answers ${call.reply}, not JSON`;
  const { issues } = v.safeParse(call.reply as v.GenericSchema, body);
  const reasons = issues?.map((issue) => `${v.getDotPath(issue) ?? 'the whole reply'}: ${issue.message}`);
  return reasons && `${method} ${path} cannot answer this: ${reasons.join('; ')}`;
};
