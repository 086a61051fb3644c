import type { Address } from '@binnen/contracts/leads';

export type Lookup =
  | { kind: 'found'; addresses: Address[] }
  /** `errors`: by field, where the service named one. */
  | { kind: 'failed'; message: string; errors: Record<string, string> };

export const notAnswered = 'Sorry, het is niet gelukt om een adres te zoeken';
