/** What a visitor got, as far as a test can tell without a browser. */
export interface Answer {
  status: number;
  ms: number;
  h1: string;
  /** `x-served-by`, and for calls of the API what stands there. */
  server: string;
  /** The API calls that the page had to do without. */
  missing: string[];
}

const readTitle = (html: string): string =>
  (/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const readMissing = (html: string): string[] => {
  const block = /<script type="application\/json" id="binnen-data">(.*?)<\/script>/s.exec(html)?.[1];
  if (!block) return [];
  const { failed } = JSON.parse(block) as { failed: Record<string, { status: number }> };
  return Object.entries(failed)
    .filter(([, { status }]) => status >= 500)
    .map(([call]) => call.split('?')[0]!)
    .sort();
};

/** Asks for a page or a call, and waits for the last byte of it. */
export const askPage = async (url: string, init: RequestInit = {}): Promise<Answer> => {
  const began = performance.now();
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(20_000) });
  const text = await response.text();
  const ms = Math.round(performance.now() - began);
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  return {
    status: response.status,
    ms,
    h1: isPage ? readTitle(text) : '',
    server: response.headers.get('x-served-by') ?? '',
    missing: isPage ? readMissing(text) : [],
  };
};
