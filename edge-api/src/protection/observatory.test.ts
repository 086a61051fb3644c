import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { describe, expect, test } from 'vitest';
import { bindings } from '../../test/bindings.ts';
import { createToyRemote, createToyShell, promote, upload } from '../../test/releases.ts';
import { createApp } from '../app/create-app.ts';
import { documentHeaders } from '../site/document-headers.ts';

/**
 * How Mozilla's HTTP Observatory grades: 100 points, minus deductions, and, from 90, plus bonuses. 100 is an A+. See
 * docs/scoring.md in its repository. Tests of the address alone (redirection to https, the preload list) are left out.
 * Only the outcomes that count are named.
 */
const modifiers = {
  'csp-with-default-src-none': 10,
  'csp-without-unsafe': 5,
  'csp-with-unsafe-inline-styles': 0,
  'csp-with-unsafe-eval': -10,
  'csp-with-unsafe-scripts': -20,
  'csp-missing': -25,
  'cookies-not-found': 0,
  'cookies-insecure': -20,
  'cross-origin-sharing-restricted': 0,
  'cross-origin-sharing-universal': -50,
  'referrer-policy-private': 5,
  'referrer-policy-missing': 0,
  'referrer-policy-unsafe': -5,
  'hsts-six-months': 0,
  'hsts-too-short': -10,
  'hsts-missing': -20,
  'sri-on-all-scripts': 5,
  'sri-not-needed': 0,
  'sri-missing-on-other-sites-scripts': -5,
  nosniff: 0,
  'nosniff-missing': -5,
  'frames-refused-by-csp': 5,
  'frames-refused': 0,
  'frames-not-refused': -20,
  'resource-policy': 10,
  'resource-policy-missing': 0,
} as const;
type Outcome = keyof typeof modifiers;

const parsePolicy = (policy: string): Record<string, string[]> =>
  Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );

const gradePolicy = (header: string | null): Outcome => {
  if (!header) return 'csp-missing';
  const policy = parsePolicy(header);
  const [scripts = ['*'], objects = ['*'], styles = ['*']] = ['script-src', 'object-src', 'style-src'].map(
    (name) => policy[name] ?? policy['default-src'],
  );
  const broad = ['*', 'https:', 'http:', 'data:', 'blob:', 'ftp:', 'https://*', 'http://*'];
  const has = (sources: string[], names: string[]) => sources.some((source) => names.includes(source));
  if (has(scripts, [...broad, "'unsafe-inline'"]) || has(objects, broad)) return 'csp-with-unsafe-scripts';
  if (has([...scripts, ...styles], ["'unsafe-eval'"])) return 'csp-with-unsafe-eval';
  if (has(styles, [...broad, "'unsafe-inline'"])) return 'csp-with-unsafe-inline-styles';
  return policy['default-src']?.join() === "'none'" ? 'csp-with-default-src-none' : 'csp-without-unsafe';
};

const gradeReferrer = (header: string | null): Outcome => {
  if (!header) return 'referrer-policy-missing';
  const last = header.split(',').at(-1)!.trim();
  return ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(last)
    ? 'referrer-policy-private'
    : 'referrer-policy-unsafe';
};

const gradeTransport = (header: string | null): Outcome => {
  const age = Number(/max-age=(\d+)/.exec(header ?? '')?.[1] ?? Number.NaN);
  if (Number.isNaN(age)) return 'hsts-missing';
  return age >= 15_552_000 ? 'hsts-six-months' : 'hsts-too-short';
};

const gradeScripts = (html: string): Outcome => {
  const scripts = (html.match(/<script[^>]*\ssrc=[^>]*>/g) ?? []) as string[];
  if (scripts.some((tag) => /src="(https?:)?\/\//.test(tag) && !tag.includes('integrity=')))
    return 'sri-missing-on-other-sites-scripts';
  return scripts.length > 0 && scripts.every((tag) => tag.includes('integrity="sha384-'))
    ? 'sri-on-all-scripts'
    : 'sri-not-needed';
};

const gradeFrames = (headers: Headers): Outcome => {
  const ancestors = parsePolicy(headers.get('content-security-policy') ?? '')['frame-ancestors']?.join(' ');
  if (ancestors === "'none'" || ancestors === "'self'") return 'frames-refused-by-csp';
  return /^(deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '')
    ? 'frames-refused'
    : 'frames-not-refused';
};

const listOutcomes = (headers: Headers, html: string): Outcome[] => [
  gradePolicy(headers.get('content-security-policy')),
  headers.get('set-cookie') ? 'cookies-insecure' : 'cookies-not-found',
  headers.get('access-control-allow-origin') === '*'
    ? 'cross-origin-sharing-universal'
    : 'cross-origin-sharing-restricted',
  gradeReferrer(headers.get('referrer-policy')),
  gradeTransport(headers.get('strict-transport-security')),
  gradeScripts(html),
  headers.get('x-content-type-options') === 'nosniff' ? 'nosniff' : 'nosniff-missing',
  gradeFrames(headers),
  /^same-(origin|site)$/.test(headers.get('cross-origin-resource-policy') ?? '')
    ? 'resource-policy'
    : 'resource-policy-missing',
];

const grade = (headers: Headers, html = '') => {
  const outcomes = listOutcomes(headers, html);
  const points: number[] = outcomes.map((outcome) => modifiers[outcome]);
  const penalties = points.filter((each) => each < 0).reduce((sum, each) => sum + each, 0);
  const bonuses = points.filter((each) => each > 0).reduce((sum, each) => sum + each, 0);
  const score = 100 + penalties + (100 + penalties >= 90 ? bonuses : 0);
  return { score, outcomes };
};

const app = createApp();
const ask = async (path: string) => {
  const context = createExecutionContext();
  const response = await app.request(path, {}, bindings, context);
  const html = await response.text();
  await waitOnExecutionContext(context);
  return { response, html };
};

describe('Mozilla’s Observatory would grade A+', () => {
  test('a page', async () => {
    await upload(await createToyShell('1.0.0'));
    await upload(await createToyRemote('mf-pages', { pages: { '/kaal': `() => 'kaal'` } }));
    await promote({ shell: '1.0.0', 'mf-pages': '1.0.0' });
    const { response, html } = await ask('/kaal');
    expect(response.headers.get('x-served-by')).toBe('composed');
    expect(grade(response.headers, html)).toMatchObject({ score: 135 });
  });

  test.each(['/api', '/bestaat/niet/echt', '/content/frame', '/healthz', '/sitemap.xml', '/images/x/y.jpg'])(
    '%s',
    async (path) => {
      const { response, html } = await ask(path);
      expect(grade(response.headers, html).score).toBeGreaterThanOrEqual(130);
    },
  );

  test('a page with the tag manager, the pixel and frames of others', () => {
    const config = { GTM_ID: 'GTM-ABCD', PIXEL_IDS: '1', FRAME_ORIGINS: 'https://frames.example' };
    expect(grade(new Headers(documentHeaders(config, ['default']))).score).toBeGreaterThanOrEqual(130);
  });
});

test('the grader notices what is wrong', () => {
  expect(grade(new Headers()).score).toBe(30);
  const loose = new Headers(documentHeaders());
  loose.set('content-security-policy', "script-src 'self' 'unsafe-inline'; object-src 'none'");
  expect(grade(loose).outcomes[0]).toBe('csp-with-unsafe-scripts');
  expect(
    grade(new Headers(documentHeaders()), '<script src="https://cdn.example/x.js"></script>').outcomes,
  ).toContain('sri-missing-on-other-sites-scripts');
});
