import { ApiError, PageError, type Missing } from '@binnen/platform';

/** What went wrong with a page, for the error page and for the answer's status. */
export interface PageFailure {
  status: number;
  message: string;
  missing?: Missing;
  /** A bug or a dead upstream, as against an answer that the page meant to give. */
  unexpected: boolean;
}

const missingByCode: Record<string, Missing> = {
  'page-not-found': 'page',
  'blog-not-found': 'blog',
  'city-not-found': 'city',
  'address-not-found': 'address',
};

/** Reads any thrown value. Details of bugs stay out of it: they are for the log. */
export const describeFailure = (error: unknown): PageFailure => {
  if (error instanceof PageError)
    return { status: error.status, message: error.message, missing: error.missing, unexpected: false };
  if (error instanceof ApiError) {
    const missing = missingByCode[error.code];
    return { status: error.status, message: error.message, missing, unexpected: error.status >= 500 };
  }
  return { status: 500, message: 'Internal error', unexpected: true };
};
