import { ProblemError } from '@binnen/edge-kit/problems/problem';

/** More than any of our forms needs, and small enough to be harmless. */
const maxBodyBytes = 64_000;

const readBytes = async (request: Request): Promise<Uint8Array<ArrayBuffer>> => {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    chunks.push(chunk);
    length += chunk.byteLength;
    if (length > maxBodyBytes)
      throw new ProblemError('payload-too-large', { detail: `At most ${maxBodyBytes} bytes are taken.` });
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
};

const readMultipart = async (
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<URLSearchParams> => {
  const fields = new URLSearchParams();
  try {
    const form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
    for (const [name, value] of form) if (typeof value === 'string') fields.append(name, value);
  } catch {
    throw new ProblemError('bad-request', { detail: 'The multipart body cannot be read.' });
  }
  return fields;
};

/** The fields of a form-encoded or multipart body; undefined when the body is empty. */
export const readBody = async (request: Request): Promise<URLSearchParams | undefined> => {
  const bytes = await readBytes(request);
  if (bytes.byteLength === 0) return undefined;
  const contentType = request.headers.get('content-type') ?? '';
  if (/^multipart\/form-data\b/i.test(contentType)) return readMultipart(bytes, contentType);
  if (/^application\/x-www-form-urlencoded\b/i.test(contentType))
    return new URLSearchParams(new TextDecoder().decode(bytes));
  throw new ProblemError('unsupported-media-type', {
    detail:
      'Send application/x-www-form-urlencoded or multipart/form-data, or query parameters and an empty body.',
  });
};
