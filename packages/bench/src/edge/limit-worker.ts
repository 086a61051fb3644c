/** The minimal Worker for the same bytes: one cache read, or a constant. */
interface Environment {
  /** The page's key in the cache. */
  PAGE_KEY: string;
  JSON_TEXT: string;
}

export default {
  async fetch(request: Request, env: Environment): Promise<Response> {
    if (new URL(request.url).pathname === '/json')
      return new Response(env.JSON_TEXT, { headers: { 'content-type': 'application/json' } });
    const cache = await caches.open('pages');
    return (
      (await cache.match(env.PAGE_KEY)) ?? new Response('Ask the edge for the page first', { status: 404 })
    );
  },
};
