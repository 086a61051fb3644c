/**
 * Replaces KV and the data centre's cache for raw workerd: it implements the two protocols that workerd uses for them,
 * in memory. Edge and minimal Workers use the same ones, so that ratios hold.
 */
const values = new Map<string, string>();
const responses = new Map<
  string,
  { status: number; headers: [string, string][]; body: Uint8Array<ArrayBuffer> }
>();

const seek = (bytes: Uint8Array): number => {
  for (let at = 0; at + 3 < bytes.length; at += 1)
    if (bytes[at] === 13 && bytes[at + 1] === 10 && bytes[at + 2] === 13 && bytes[at + 3] === 10) return at;
  throw new Error('workerd sent no HTTP response to the cache');
};

const parseResponse = (bytes: Uint8Array<ArrayBuffer>) => {
  const end = seek(bytes);
  const [status = '', ...lines] = new TextDecoder().decode(bytes.subarray(0, end)).split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
  });
  return { status: Number(status.split(' ')[1]), headers, body: bytes.slice(end + 4) };
};

const answerKv = async (request: Request): Promise<Response> => {
  const key = decodeURIComponent(new URL(request.url).pathname.slice(1));
  if (request.method === 'PUT') {
    values.set(key, await request.text());
    return new Response();
  }
  if (request.method === 'DELETE') return new Response(values.delete(key) ? 'gone' : 'not there');
  // Asked for no value: the names of all.
  if (!key) return Response.json([...values.keys()]);
  const value = values.get(key);
  return value === undefined ? new Response('Not Found', { status: 404 }) : new Response(value);
};

const answerCache = async (request: Request): Promise<Response> => {
  if (request.method === 'PUT') {
    responses.set(request.url, parseResponse(new Uint8Array(await request.arrayBuffer())));
    return new Response(null, { status: 204 });
  }
  const found = responses.get(request.url);
  if (!found) return new Response(null, { status: 504, headers: { 'CF-Cache-Status': 'MISS' } });
  const headers = new Headers(found.headers);
  headers.set('CF-Cache-Status', 'HIT');
  return new Response(found.body, { status: found.status, headers });
};

export const kv = { fetch: answerKv };
export default { fetch: answerCache };
