import * as v from 'valibot';
import type { Service } from './services.ts';
import { UpstreamError } from '@binnen/edge-kit/problems/upstream-error';

/** No upstream's answer is this large; a larger one is a fault. */
export const mostBytes = 8 * 1024 * 1024;

/** Reads a whole body, and stops when it is larger than `most` bytes or the signal aborts. */
export const readBytes = async (
  body: ReadableStream<Uint8Array<ArrayBuffer>> | null,
  most: number,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer> | 'too-large'> => {
  if (!body) return new Uint8Array();
  const reader = body.getReader();
  const stop = () => void reader.cancel().catch(() => {});
  signal.addEventListener('abort', stop, { once: true });
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (signal.aborted) throw new Error('The deadline passed while the body was read');
      if (done) break;
      size += value.byteLength;
      if (size > most) {
        stop();
        return 'too-large';
      }
      chunks.push(value);
    }
  } finally {
    signal.removeEventListener('abort', stop);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
};

const isJson = (type: string | null) => /^(application|text)\/([\w.+-]+\+)?json\b/i.test(type ?? '');

const whole = [200, 201];

/**
 * The JSON of an upstream's answer, parsed by `schema`. Throws an `UpstreamError`: `status` when the answer is not 2xx,
 * `malformed` when it is not 200 or 201, not JSON, too large, or does not fit the schema.
 */
export const readJson = async <S extends v.GenericSchema>(
  response: Response,
  schema: S,
  service: Service,
): Promise<v.InferOutput<S>> => {
  const { status } = response;
  const fail = (detail: string) =>
    new UpstreamError(service, 'malformed', { status, detail, unanswered: true });
  if (!response.ok) throw new UpstreamError(service, 'status', { status });
  // Part of an answer, several answers, or something that is done later is no answer.
  if (!whole.includes(status)) throw fail('no whole answer');
  if (!isJson(response.headers.get('content-type'))) throw fail('no JSON');
  let body: unknown;
  try {
    body = JSON.parse(await response.text());
  } catch {
    throw fail('broken JSON');
  }
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const where = result.issues.slice(0, 3).map((issue) => v.getDotPath(issue) ?? 'body');
  throw fail(`unexpected shape at ${where.join(', ')}`);
};
