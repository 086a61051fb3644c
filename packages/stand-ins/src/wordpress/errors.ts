/** An error answer of WordPress: code, message and status. */
export class WordPressError extends Error {
  readonly status: 400 | 401 | 404;
  readonly code: string;

  constructor(status: 400 | 401 | 404, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const noRoute = (): WordPressError =>
  new WordPressError(404, 'rest_no_route', 'No route was found matching the URL and request method.');

export const invalidParameter = (name: string): WordPressError =>
  new WordPressError(400, 'rest_invalid_param', `Invalid parameter(s): ${name}`);
