/** An error answer of Directus: its envelope, code and status. */
export class DirectusError extends Error {
  readonly status: 400 | 401 | 403 | 404;
  readonly code: string;

  constructor(status: 400 | 401 | 403 | 404, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** Also for something that does not exist: Directus does not distinguish the two. */
export const forbidden = (what = 'access this'): DirectusError =>
  new DirectusError(403, 'FORBIDDEN', `You don't have permission to ${what}.`);

export const invalidQuery = (message: string): DirectusError =>
  new DirectusError(400, 'INVALID_QUERY', `Invalid query. ${message}`);
