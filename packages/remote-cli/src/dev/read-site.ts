import type { ReadResult } from '@binnen/platform/render-protocol';
import { readProblemCode } from '@binnen/platform/problem-code';

const deadlineMilliseconds = 10_000;

/** Reads a call of a site's API over HTTP, as a render gets it. */
export const readSite = async (origin: string, call: string): Promise<ReadResult> => {
  try {
    const response = await fetch(new URL(call, origin), {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(deadlineMilliseconds),
    });
    if (response.ok) return await response.text();
    return { status: response.status, code: readProblemCode(await response.json().catch(() => null)) };
  } catch {
    return { status: 503, code: 'upstream-unavailable' };
  }
};

/** The policy of a site's documents, for those that are made here. Its reports would be about another site. */
export const readPolicy = async (origin: string): Promise<string> => {
  const response = await fetch(origin, { signal: AbortSignal.timeout(deadlineMilliseconds) });
  await response.body?.cancel();
  return (response.headers.get('content-security-policy') ?? '')
    .split('; ')
    .filter((directive) => !/^(report-|upgrade-insecure-requests)/.test(directive))
    .join('; ');
};
