/** Bytes in lower-case hexadecimal. */
export const formatHex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 in lower-case hexadecimal, of bytes or of a text as UTF-8. */
export const formatSha256 = async (content: string | BufferSource): Promise<string> => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return formatHex(await crypto.subtle.digest('SHA-256', bytes));
};
