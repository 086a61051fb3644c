import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { expect, test, visit, waitForHydration } from '../visitor.ts';
import { siteUrl } from '../stack.ts';

/** As Cloudflare's e-mail obfuscation: each character XORed with the first byte. */
const hide = (address: string): string =>
  [0x2a, ...[...address].map((sign) => sign.charCodeAt(0) ^ 0x2a)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** Changes HTML as a zone may, by default or when switched on: e-mail addresses, Rocket Loader, analytics. */
const rewrite = (html: string): string =>
  html
    .replace(
      /href="mailto:([^"?]+)[^"]*"/g,
      (_, address: string) => `href="/cdn-cgi/l/email-protection#${hide(address)}"`,
    )
    .replace(
      />([\w.]+@[\w.]+\.\w+)</g,
      (_, address: string) =>
        `><span class="__cf_email__" data-cfemail="${hide(address)}">[email&#160;protected]</span><`,
    )
    .replace(/<script (?:type="module" )?src=/g, '<script type="0123456789abcdef-text/javascript" src=')
    .replace(
      '</body>',
      '<script data-cfasync="false" src="/cdn-cgi/scripts/email-decode.min.js"></script><script defer src="https://static.cloudflareinsights.com/beacon.min.js"></script></body>',
    );

const readAll = async (from: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of from) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks);
};

/** A proxy that leaves alone what says `no-transform`, as RFC 9111 has it; `obeys: false` rewrites all HTML. */
const startZone = async (obeys: boolean): Promise<{ url: string; server: Server }> => {
  const server = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const onward = request(siteUrl + incoming.url!, { method: incoming.method, headers }, (reply) => {
      const { 'content-type': type = '', 'cache-control': caching = '' } = reply.headers;
      const isLeft = !type.startsWith('text/html') || (obeys && caching.includes('no-transform'));
      void readAll(reply).then((body) => {
        const sent = isLeft ? body : Buffer.from(rewrite(body.toString()));
        const { 'transfer-encoding': _, ...kept } = reply.headers;
        outgoing.writeHead(reply.statusCode!, { ...kept, 'content-length': sent.byteLength }).end(sent);
      });
    });
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The zone has no port.');
  return { url: `http://localhost:${address.port}`, server };
};

const loads = ['/contact', '/', '/woningaanbod', '/over-binnen', '/verkoop'].flatMap((path) => [path, path]);

test('behind a zone that rewrites HTML, ten pages of ten stay whole', async ({ page }) => {
  const { url, server } = await startZone(true);
  try {
    for (const path of loads) {
      await visit(page, url + path);
      await waitForHydration(page);
      expect(
        await page.locator('[data-cfemail], [href*="cdn-cgi"], [src*="cloudflareinsights"]').count(),
      ).toBe(0);
    }
    await visit(page, `${url}/contact`);
    await expect(page.locator('a[href^="mailto:"]').first()).toBeVisible();
  } finally {
    server.close();
  }
});

test.describe('a zone that rewrites all the same', () => {
  test.use({ tolerated: { errors: [/./] } });
  test('breaks them, so the test above is one', async ({ page }) => {
    const { url, server } = await startZone(false);
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    try {
      expect(await (await fetch(`${url}/contact`)).text()).toContain('/cdn-cgi/l/email-protection#');
      await page.goto(`${url}/contact`);
      expect(complaints.join('\n')).toMatch(/Content Security Policy|cdn-cgi/);
    } finally {
      server.close();
    }
  });
});
