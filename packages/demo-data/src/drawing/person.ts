import type { Random } from './random.ts';

export interface Person {
  skin: string;
  hair: string;
  cut: 'short' | 'side' | 'crop' | 'bob' | 'long' | 'bun' | 'curls' | 'bald' | 'scarf';
  beard: 'none' | 'stubble' | 'full';
  glasses: boolean;
  clothes: 'blazer' | 'knit' | 'shirt' | 'dress';
  cloth: string;
  under: string;
  age: number;
}

const SKINS = [
  '#f0cfb4',
  '#e8bf9e',
  '#d9a77f',
  '#b9815a',
  '#8d5b3e',
  '#6b4330',
  '#f3d7c2',
  '#c9946c',
] as const;
const HAIRS = ['#2c211c', '#4a3022', '#6d4a2e', '#9a6b3c', '#c79a5c', '#1d1a1a', '#7d3f26'] as const;

export const createPerson = (rng: Random): Person => {
  const skin = rng.pick(SKINS);
  const dark = ['#8d5b3e', '#6b4330', '#b9815a'].includes(skin);
  const age = rng.next();
  const hair =
    age > 0.78
      ? rng.pick(['#a9a49c', '#c9c4ba', '#8a8580'])
      : dark
        ? rng.pick(['#1d1a1a', '#2c211c'])
        : rng.pick(HAIRS);
  const cut = rng.pick([
    'short',
    'side',
    'crop',
    'bob',
    'long',
    'bun',
    'curls',
    'bob',
    'long',
    'side',
    dark ? 'scarf' : 'bald',
  ] as const);
  const masculine = cut === 'short' || cut === 'side' || cut === 'bald' || cut === 'crop';
  return {
    skin,
    hair,
    cut,
    age,
    beard: masculine ? rng.pick(['none', 'none', 'stubble', 'full']) : 'none',
    glasses: rng.chance(0.36),
    clothes: masculine
      ? rng.pick(['blazer', 'knit', 'shirt', 'blazer'])
      : rng.pick(['blazer', 'dress', 'knit', 'blazer']),
    cloth: rng.pick([
      '#22404a',
      '#0e5450',
      '#2b3440',
      '#7d3a2c',
      '#8a7a62',
      '#4a5a50',
      '#5d4a55',
      '#c2a06a',
      '#36506a',
    ]),
    under: rng.pick(['#f6f1e6', '#e6dccb', '#c9d6d3', '#f2e2cf', '#e9e4da']),
  };
};
