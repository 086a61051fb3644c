import type { ReadResult } from '@binnen/platform/render-protocol';
import { readProblemCode } from '@binnen/platform/problem-code';

const deadlineMilliseconds = 20_000;

/** Reads a call of a site's API over HTTP, as its own renders get it. Rejects when the site does not answer. */
export const askSite = async (origin: string, call: string): Promise<ReadResult> => {
  const address = new URL(call, origin);
  if (!call.startsWith('/') || address.origin !== new URL(origin).origin)
    return { status: 403, code: 'forbidden' };
  const response = await fetch(address, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(deadlineMilliseconds),
  });
  if (response.ok) return response.text();
  return { status: response.status, code: readProblemCode(await response.json().catch(() => null)) };
};

/** The same of a site that may be away: then it has the data as little as an upstream would. */
export const readSite = (origin: string, call: string): Promise<ReadResult> =>
  askSite(origin, call).catch(() => ({ status: 503, code: 'upstream-unavailable' }));

/** The policy of a site's documents, for those that are made here. Its reports would be about another site. */
export const readPolicy = async (origin: string): Promise<string> => {
  const response = await fetch(origin, { signal: AbortSignal.timeout(deadlineMilliseconds) });
  await response.body?.cancel();
  return (response.headers.get('content-security-policy') ?? '')
    .split('; ')
    .filter((directive) => !/^(report-|upgrade-insecure-requests)/.test(directive))
    .join('; ');
};
