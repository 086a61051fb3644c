/** In the place of a page's data: no loader ran, and what the server drew of it stays. */
export const asSent = Symbol('as sent');
