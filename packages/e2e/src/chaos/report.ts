import { writePart } from '@binnen/scripts/write-part';

/** Writes the last result of a long run into `docs/chaos.md`. */
export const writeChaosReport = (part: 'matrix' | 'soak', text: string): void => {
  const day = new Date().toISOString().slice(0, 10);
  writePart('docs/chaos.md', part, `Run of ${day}.\n\n${text}`);
};
