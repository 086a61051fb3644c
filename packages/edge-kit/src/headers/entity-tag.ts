/** A weak tag, because the CDN may compress the body. */
export const createEntityTag = async (content: string | BufferSource): Promise<string> => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const digest = await crypto.subtle.digest('SHA-1', bytes);
  return `W/"${btoa(String.fromCharCode(...new Uint8Array(digest)))}"`;
};

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

/** Weak comparison, as `If-None-Match` wants it (RFC 9110 §13.1.2). */
export const matchesEntityTag = (condition: string, tag: string): boolean =>
  condition.trim() === '*' || condition.split(',').some((one) => opaque(one) === opaque(tag));
