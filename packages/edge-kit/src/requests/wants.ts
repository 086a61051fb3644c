import type { Context } from 'hono';

/** Whether a caller names a type that it accepts: a browser that sends a form names `text/html`, a program seldom does. */
export const wants = (c: Context, type: string): boolean => (c.req.header('accept') ?? '').includes(type);
