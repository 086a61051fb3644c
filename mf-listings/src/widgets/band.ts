/** What a page may say of the band that a widget stands in. */
export interface BandProps {
  titel?: string;
  subtitel?: string;
  tone?: string;
}

const tones = ['paper', 'white', 'sand'] as const;
/** A ground of the design; paper for anything else. */
export const parseTone = (tone: string | undefined): (typeof tones)[number] =>
  tones.find((known) => known === tone) ?? 'paper';
