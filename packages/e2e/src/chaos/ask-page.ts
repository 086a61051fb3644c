/** A visitor's answer, as far as a test can check it without a browser. */
export interface Answer {
  status: number;
  ms: number;
  h1: string;
  /** `x-served-by`, or its counterpart for calls of the API. */
  server: string;
  /** The API calls that failed for the page. */
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

/** Requests a page or a call, and reads it to the end. */
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
