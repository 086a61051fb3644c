/** Whether an editor asks past the cache with the page's URL; undefined, so that the call stays as it is, if not. */
export const asksRefresh = (url: URL): true | undefined =>
  url.searchParams.get('refresh_cache') === 'true' || undefined;
