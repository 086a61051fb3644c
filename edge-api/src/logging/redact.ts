/** The query names whose values may be logged: none of them can hold what a visitor typed about themselves. */
const loggableNames = new Set([
  'aantal',
  'actief',
  'categories',
  'limit',
  'offset',
  'page',
  'pagina',
  'per_page',
  'radius',
  'refresh_cache',
  'resize',
  'slug',
  'soort',
  'sort',
  'status',
  'tags',
  'thumbnail',
  'type',
  'vanaf',
  'volgnummer',
]);

/** Below these paths, even the parameters' names are not logged. */
const isSilent = (path: string) =>
  /^\/(ac|postcode|mg|leads|_platform)(\/|$)|^\/realworks\/zoekopdracht/.test(path);

/** A URL as it may be logged: its path, and the harmless part of its query. */
export const redactUrl = (url: URL): { path: string; query?: Record<string, string> } => {
  const path = url.pathname.slice(0, 200);
  if (isSilent(path) || !url.search) return { path };
  const query: Record<string, string> = {};
  let hidden = 0;
  for (const [name, value] of url.searchParams) {
    if (loggableNames.has(name)) query[name] = value.slice(0, 40);
    else hidden += 1;
  }
  return { path, query: hidden ? { ...query, '…': `${hidden} not logged` } : query };
};

/** Removes what looks like an address, a number, a key or a URL with a query: an error message may quote a visitor. */
export const redactText = (text: string): string =>
  text
    .slice(0, 1_000)
    .replace(/[^\s@"'<>]+@[^\s@"'<>]+/g, '[e-mail]')
    .replace(/\b[1-9]\d{3} ?[A-Z]{2}\b(\s*\d+\w*)?/gi, '[postcode]')
    .replace(/(https?:\/\/[^\s?"'<>]+)\?[^\s"'<>]*/g, '$1?[query]')
    .replace(/\b(Bearer|rwauth|token|key|secret|password)([ =:]+)[^\s,;"']+/gi, '$1$2[secret]')
    .replace(/\+?\d[\d ()-]{7,}\d/g, '[number]');
