import { ApiError, PageError, type Missing } from '@binnen/platform';
import type { ErrorOutcome } from '@binnen/platform/shell';
import { routes } from '@binnen/contracts/routes';

/** Where client navigation goes when something is missing. */
export const destinations: Record<Missing, string> = {
  page: routes.pageNotFound.href(),
  blog: routes.blogNotFound.href(),
  city: routes.cityNotFound.href(),
  address: routes.addressNotFound.href(),
};

/** By the words of messages and of problem codes; all others mean a home's address. */
const words: [Missing, RegExp][] = [
  ['page', /^(pages?[ -]not[ -]found|this page could not be found|not-found)$/i],
  ['blog', /^blogs?[ -]not[ -]found$/i],
  ['city', /^city[ -]not[ -]found$/i],
];
const findMissing = (message: string): Missing =>
  words.find(([, said]) => said.test(message))?.[0] ?? 'address';

interface Failure {
  status: number;
  message: string;
  missing?: Missing;
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

/** What the site does about anything that was thrown: the error catalogue. */
export const mapError = (error: unknown): ErrorOutcome => {
  const redirect = findRedirect(error);
  if (redirect) return { status: 302, shows: 'redirect', destination: redirect };
  const { status, message, missing = findMissing(message) } = readFailure(error);
  if (status === 401) return { status, shows: 'nothing' };
  if (status === 400) return { status, shows: 'page', destination: routes.badRequest.href() };
  if (status === 404) return { status, shows: 'page', missing, destination: destinations[missing] };
  return { status, shows: 'page' };
};
