import { ApiError, PageError, type Missing } from '@binnen/platform';
import type { ErrorOutcome } from '@binnen/platform/shell';
import { routes } from '@binnen/contracts/routes';

interface Row {
  /** Of the catalogue, in its own words. */
  when: string;
  status?: number;
  /** Lower case; of messages and of problem codes. */
  messages?: readonly string[];
  missing?: Missing;
  shows?: ErrorOutcome['shows'];
  destination?: string;
}

/** The error catalogue. The first row that fits counts. */
export const errorCatalogue: readonly Row[] = [
  { when: 'HTTP 400', status: 400, destination: routes.badRequest.href() },
  { when: 'HTTP 401', status: 401, shows: 'nothing' },
  { when: 'HTTP 403', status: 403 },
  {
    when: '404 of type Page',
    status: 404,
    messages: [
      'page not found',
      'pages not found',
      'page-not-found',
      'pages-not-found',
      'this page could not be found',
      'not-found',
    ],
    missing: 'page',
    destination: routes.pageNotFound.href(),
  },
  {
    when: '404 of type Blog',
    status: 404,
    messages: ['blog not found', 'blogs not found', 'blog-not-found', 'blogs-not-found'],
    missing: 'blog',
    destination: routes.blogNotFound.href(),
  },
  {
    when: '404 of type City',
    status: 404,
    messages: ['city not found', 'city-not-found'],
    missing: 'city',
    destination: routes.cityNotFound.href(),
  },
  { when: 'any other 404', status: 404, missing: 'address', destination: routes.addressNotFound.href() },
  { when: 'any other error' },
];

interface Failure {
  status: number;
  message: string;
  missing?: Missing | undefined;
}

const isStatus = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 400 && value <= 599;

/** Status from `statusCode`, `status` or the response's status; 500 when none of them says anything. */
const readFailure = (error: unknown): Failure => {
  if (error instanceof PageError) return error;
  if (error instanceof ApiError) return { status: error.status, message: error.code };
  if (typeof error !== 'object' || error === null) return { status: 500, message: '' };
  const { statusCode, status, response, message } = error as Record<string, unknown>;
  const ofResponse = (response as { status?: unknown } | undefined)?.status;
  return {
    status: [statusCode, status, ofResponse].find(isStatus) ?? 500,
    message: typeof message === 'string' ? message : '',
  };
};

/** The marker of a redirect to another site: `Object.assign(new Error('ERR_REDIRECT'), { location })`. */
const findRedirect = (error: unknown): string | null => {
  const { message, code, location } = (error ?? {}) as Record<string, unknown>;
  const marked = message === 'ERR_REDIRECT' || code === 'ERR_REDIRECT';
  return marked && typeof location === 'string' && /^https?:\/\//.test(location) ? location : null;
};

/** Looks up what the site does about anything that was thrown. */
export const mapError = (error: unknown): ErrorOutcome => {
  const redirect = findRedirect(error);
  if (redirect) return { status: 302, shows: 'redirect', destination: redirect };
  const { status, message, missing } = readFailure(error);
  const said = message.toLowerCase();
  const row = errorCatalogue.find(
    (candidate) =>
      (candidate.status === undefined || candidate.status === status) &&
      (missing
        ? candidate.missing === undefined || candidate.missing === missing
        : !candidate.messages || candidate.messages.includes(said)),
  );
  return {
    status,
    shows: row?.shows ?? 'page',
    ...(row?.missing ? { missing: row.missing } : {}),
    ...(row?.destination ? { destination: row.destination } : {}),
  };
};
