import { ProblemError } from '@binnen/edge-kit/problems/problem';

const readMultipart = async (bytes: ArrayBuffer, contentType: string): Promise<URLSearchParams> => {
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
  const bytes = await request.arrayBuffer();
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
