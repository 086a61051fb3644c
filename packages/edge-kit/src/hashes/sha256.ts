/** Bytes in lower-case hexadecimal. */
export const formatHex = (bytes: ArrayBuffer | Uint8Array): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Such a text as bytes. */
export const parseHex = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** SHA-256 in lower-case hexadecimal, of bytes or of a text as UTF-8. */
export const formatSha256 = async (content: string | BufferSource): Promise<string> => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return formatHex(await crypto.subtle.digest('SHA-256', bytes));
};
