/** The picture types that are served, by their first bytes: the host's content type is not trusted. */
const signatures: [type: string, test: (head: Uint8Array) => boolean][] = [
  ['image/jpeg', (head) => head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff],
  ['image/png', (head) => readAscii(head, 1, 4) === 'PNG'],
  ['image/webp', (head) => readAscii(head, 0, 4) === 'RIFF' && readAscii(head, 8, 12) === 'WEBP'],
  ['image/avif', (head) => readAscii(head, 4, 8) === 'ftyp' && /avi[fs]/.test(readAscii(head, 8, 32))],
  ['image/gif', (head) => /^GIF8[79]a$/.test(readAscii(head, 0, 6))],
];

export const readAscii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/** The type of a picture, or undefined for anything else: SVG and HTML can carry scripts. */
export const findPictureType = (bytes: Uint8Array): string | undefined =>
  signatures.find(([, test]) => test(bytes))?.[0];
