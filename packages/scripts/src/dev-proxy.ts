import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { galleryPath, loadGalleryFile } from './dev-gallery.ts';

/** Runs in the browser of a developer: reloads when something was promoted, and outlines owners on Alt+O. */
const clientScript = `
const events = new EventSource('/_dev/events');
events.onmessage = () => location.reload();
addEventListener('keydown', (event) => {
  if (event.altKey && event.key.toLowerCase() === 'o') document.documentElement.toggleAttribute('data-show-owners');
});
const sheet = document.createElement('link');
sheet.rel = 'stylesheet';
sheet.href = '/_dev/owners.css';
document.head.append(sheet);
`;

const ownersSheet = `
[data-show-owners] [data-owner] { outline: 2px solid currentColor; outline-offset: -2px; position: relative; }
[data-show-owners] [data-owner]::before { content: attr(data-owner); position: absolute; z-index: 99; inset: 0 auto auto 0;
  padding: 2px 8px; font: 12px/1.4 monospace; background: currentColor; -webkit-text-fill-color: white; }
[data-show-owners] [data-owner='shell'] { color: #555; }
[data-show-owners] [data-owner='mf-listings'] { color: #0e5450; }
[data-show-owners] [data-owner='mf-content'] { color: #a8412b; }
[data-show-owners] [data-owner='mf-leads'] { color: #5b3a8c; }
`;

const own: Record<string, [type: string, body: string]> = {
  '/_dev/client.js': ['text/javascript', clientScript],
  '/_dev/owners.css': ['text/css', ownersSheet],
};

const serveGallery = async (path: string, outgoing: ServerResponse) => {
  try {
    const file = await loadGalleryFile(path);
    if (!file) return void outgoing.writeHead(404).end();
    outgoing.writeHead(200, { 'content-type': file.type, 'cache-control': 'no-store' }).end(file.body);
  } catch (error) {
    // The bundler says which line of the design it could not read.
    outgoing.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
  }
};

const forward = (port: number, incoming: IncomingMessage, outgoing: ServerResponse) => {
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
  const options = { port, path: incoming.url, method: incoming.method, headers };
  const toEdge = request(options, (answer) => {
    const isPage = (answer.headers['content-type'] ?? '').startsWith('text/html');
    if (!isPage) {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      return;
    }
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    answer.on('end', () => {
      const html = Buffer.concat(chunks)
        .toString()
        .replace('</body>', '<script defer src="/_dev/client.js"></script></body>');
      const { 'content-length': _length, 'transfer-encoding': _encoding, ...rest } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, rest).end(html);
    });
  });
  toEdge.on('error', () =>
    outgoing
      .writeHead(502, { 'content-type': 'text/plain' })
      .end('The edge is restarting. Reload in a moment.'),
  );
  incoming.pipe(toEdge);
};

/**
 * Stands before the edge while developing: passes everything on, and adds one script to pages. On the same origin, so
 * that the site's strict policy holds while developing too.
 */
export const startDevProxy = (
  port: number,
  edgePort: number,
): Promise<{ server: Server; reload: () => void }> => {
  const listeners = new Set<ServerResponse>();
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url?.split('?')[0] ?? '/';
    const file = own[path];
    if (file) return void outgoing.writeHead(200, { 'content-type': file[0] }).end(file[1]);
    if (path.startsWith(galleryPath)) return void serveGallery(path, outgoing);
    if (path !== '/_dev/events') return forward(edgePort, incoming, outgoing);
    outgoing.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    outgoing.write(': here\n\n');
    listeners.add(outgoing);
    return void incoming.on('close', () => listeners.delete(outgoing));
  });
  const reload = () => {
    for (const listener of listeners) listener.write('data: reload\n\n');
  };
  return new Promise((resolve) => server.listen(port, () => resolve({ server, reload })));
};
