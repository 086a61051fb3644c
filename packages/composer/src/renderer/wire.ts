import type { Rendered, RenderReply } from '@binnen/platform/render-protocol';

/** What an id begins with whose isolate is never reused. */
export const freshIds = 'fresh-';

/** The header with the lengths of a document's three pieces; a reply without it has no document. */
const lengthsHeader = 'x-pieces';

/** A render's reply as a response: the document's bytes, and everything else as a JSON text before them. */
export const writeReply = (reply: RenderReply): Response => {
  if (!('html' in reply)) return Response.json(reply);
  const { html, ...rest } = reply;
  const pieces = [new TextEncoder().encode(JSON.stringify(rest)), ...html];
  const lengths = pieces.map((piece) => piece.byteLength).join(' ');
  return new Response(new Blob(pieces as Uint8Array<ArrayBuffer>[]), {
    headers: { [lengthsHeader]: lengths },
  });
};

export const readReply = async (response: Response): Promise<RenderReply> => {
  const lengths = response.headers.get(lengthsHeader)?.split(' ').map(Number);
  if (!lengths) return (await response.json()) as RenderReply;
  const bytes = new Uint8Array(await response.arrayBuffer());
  let at = 0;
  const [rest, head, body, end] = lengths.map((length) => bytes.subarray(at, (at += length)));
  if (!rest || !head || !body || !end || at !== bytes.byteLength) throw new Error('The renderer was cut off');
  const fields = JSON.parse(new TextDecoder().decode(rest)) as Omit<Rendered, 'html'>;
  return { ...fields, html: [head, body, end] };
};
