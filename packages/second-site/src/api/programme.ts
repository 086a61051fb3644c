import type { InferOutput } from 'valibot';
import type { ConcertSchema, StageSchema } from '../agreements/programme.ts';

export const concerts: readonly InferOutput<typeof ConcertSchema>[] = [
  { id: 'avondlied', title: 'Avondlied', starts: '20:30', stage: 'weide' },
  { id: 'slagwerk', title: 'Slagwerk & fluit', starts: '22:00', stage: 'loods' },
];

export const stages: readonly InferOutput<typeof StageSchema>[] = [
  { id: 'weide', name: 'De Weide', places: 900 },
  { id: 'loods', name: 'De Loods', places: 250 },
];
