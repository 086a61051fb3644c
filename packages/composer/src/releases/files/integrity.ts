/** Subresource integrity of a file's bytes: browsers check it, and files are stored by it. */
export const formatIntegrity = async (bytes: BufferSource): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
};
