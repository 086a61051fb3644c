import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '@binnen/scripts/processes/processes';

/** Comes before the other scripts of a document: tells the line what the page complains of. Nothing covers the page. */
const listener = `(() => {
  document.cookie = 'acceptedCookies=noodzakelijk; path=/';
  const tell = (text) => navigator.sendBeacon('/_engines/complaints', location.pathname + ': ' + text);
  addEventListener('error', ({ message, target }) => tell(message || 'not loaded: ' + (target.src || target.href)), true);
  addEventListener('unhandledrejection', ({ reason }) => tell(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => tell(violatedDirective + ' ' + blockedURI), true);
  const { error } = console;
  console.error = (...words) => {
    tell(words.map(String).join(' '));
    error.apply(console, words);
  };
})();`;

/** The connection between a browser and the site, which can be slow and can end. */
export interface Line {
  url: string;
  /** Holds back what is at such an address for so long, until `restore`. */
  hold: (address: RegExp, milliseconds: number) => void;
  /** Refuses connections, as when there is none, until `restore`. */
  cut: () => Promise<void>;
  /** As at first, with nothing remembered. */
  restore: () => Promise<void>;
  /** The addresses of the documents that were asked for. */
  documents: string[];
  /** Errors that pages had in their consoles, with their paths. */
  complaints: string[];
}

const readAll = async (stream: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
};

/** `atStart`: a script that comes before those of each page. */
export const openLine = async (site: string, atStart: string): Promise<Line> => {
  const port = await findFreePort();
  const documents: string[] = [];
  const complaints: string[] = [];
  const held: { address: RegExp; milliseconds: number }[] = [];

  const pass = async (from: IncomingMessage, to: ServerResponse): Promise<void> => {
    const address = from.url ?? '/';
    const body = await readAll(from);
    if (address === '/_engines/start.js')
      return void to.writeHead(200, { 'content-type': 'text/javascript' }).end(listener + atStart);
    if (address === '/_engines/complaints') {
      complaints.push(String(body));
      return void to.writeHead(204).end();
    }
    const isDocument = from.headers['sec-fetch-dest'] === 'document';
    if (isDocument) documents.push(`${from.method} ${address}`);
    for (const { address: pattern, milliseconds } of held)
      if (pattern.test(address)) await pause(milliseconds);
    // Documents come as text, so that a script can be put into them.
    const { 'accept-encoding': encoding, ...rest } = from.headers;
    const headers = isDocument || !encoding ? rest : from.headers;
    const asked = request(new URL(address, site), { method: from.method, headers }, (answer) => {
      const { 'content-length': _length, ...others } = answer.headers;
      if (answer.headers['content-type']?.startsWith('text/html') && !answer.headers['content-encoding'])
        return void readAll(answer).then((html) =>
          to
            .writeHead(answer.statusCode ?? 500, others)
            .end(String(html).replace('<head>', '<head><script src="/_engines/start.js"></script>')),
        );
      to.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(to);
    });
    asked.on('error', () => to.destroy());
    to.on('close', () => asked.destroy());
    asked.end(body);
  };

  const server = createServer((from, to) => void pass(from, to).catch(() => to.destroy()));
  const listen = () => new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  await listen();
  const cut = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
  return {
    url: `http://localhost:${port}`,
    documents,
    complaints,
    cut,
    hold: (address, milliseconds) => held.push({ address, milliseconds }),
    restore: async () => {
      held.length = 0;
      documents.length = 0;
      complaints.length = 0;
      if (!server.listening) await listen();
    },
  };
};
