// What is used of workerd's module; the types of Node would bring all of Node.
declare module 'node:zlib' {
  export const brotliDecompressSync: (
    compressed: ArrayBuffer | Uint8Array,
    options: { maxOutputLength: number },
  ) => Uint8Array<ArrayBuffer>;
  export const zstdDecompressSync: typeof brotliDecompressSync;
  /** For tests. */
  export const brotliCompressSync: (bytes: Uint8Array) => Uint8Array<ArrayBuffer>;
  export const zstdCompressSync: (
    bytes: Uint8Array,
    options?: { dictionary: Uint8Array },
  ) => Uint8Array<ArrayBuffer>;
}
