/** SHA-256 in lower-case hexadecimal, of bytes or of a text as UTF-8. */
export const formatSha256 = async (content: string | BufferSource): Promise<string> => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};
