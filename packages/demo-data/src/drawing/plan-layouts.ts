import type { Piece } from './plan-furniture.ts';

export interface PlanRoom {
  kind: 'living' | 'kitchen' | 'hall' | 'bath' | 'bed' | 'store' | 'terrace';
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Metres from the upper left corner of the floor; `side` is the outer wall a window sits in. */
export interface Plan {
  w: number;
  h: number;
  rooms: readonly PlanRoom[];
  windows: readonly { side: 'n' | 'e' | 's' | 'w'; at: number; size: number }[];
  doors: readonly {
    x: number;
    y: number;
    size: number;
    dir: 'h' | 'v';
    hinge: 'start' | 'end';
    swing: 1 | -1;
    outer?: boolean;
  }[];
  gaps: readonly { x: number; y: number; w: number; h: number }[];
  furniture: readonly Piece[];
  dims: { x: readonly number[]; y: readonly number[] };
}

const ground: Plan = {
  w: 10.6,
  h: 6.2,
  rooms: [
    { kind: 'hall', x: 0, y: 0, w: 3.2, h: 2.1 },
    { kind: 'bath', x: 3.2, y: 0, w: 1.1, h: 2.1 },
    { kind: 'living', x: 0, y: 2.1, w: 6.8, h: 4.1 },
    { kind: 'hall', x: 4.3, y: 0, w: 2.5, h: 2.1 },
    { kind: 'kitchen', x: 6.8, y: 0, w: 3.8, h: 6.2 },
  ],
  windows: [
    { side: 'w', at: 2.7, size: 2.7 },
    { side: 'e', at: 0.5, size: 1.2 },
    { side: 'e', at: 2.6, size: 3 },
  ],
  doors: [
    { x: 0, y: 0.5, size: 1, dir: 'v', hinge: 'start', swing: 1, outer: true },
    { x: 0.35, y: 2.1, size: 0.9, dir: 'h', hinge: 'start', swing: 1 },
    { x: 3.2, y: 1.1, size: 0.75, dir: 'v', hinge: 'start', swing: -1 },
    { x: 5.6, y: 2.1, size: 0.85, dir: 'h', hinge: 'end', swing: -1 },
  ],
  gaps: [{ x: 6.72, y: 2.6, w: 0.16, h: 3 }],
  furniture: [
    { kind: 'stairs', x: 4.35, y: 1.05, w: 1, h: 2.4, turn: -90 },
    { kind: 'wc', x: 3.56, y: 0.08 },
    { kind: 'rug', x: 1.1, y: 3.1, w: 2.5, h: 2 },
    { kind: 'sofa', x: 3.4, y: 5.3, w: 2.2, h: 0.9, turn: 180 },
    { kind: 'sofa', x: 4.3, y: 3.2, w: 1.7, h: 0.85, turn: 90 },
    { kind: 'wardrobe', x: 5.2, y: 5.78, w: 1.4, h: 0.36 },
    { kind: 'tv', x: 1.6, y: 2.16, w: 1.7 },
    { kind: 'counter', x: 6.9, y: 0.06, w: 3.6, h: 0.62 },
    { kind: 'hob', x: 7.4, y: 0.1 },
    { kind: 'sink', x: 9, y: 0.12 },
    { kind: 'island', x: 7.6, y: 1.5, w: 2, h: 0.9 },
    { kind: 'table', x: 8, y: 3.9, w: 1.8, h: 0.95 },
    { kind: 'plant', x: 9.9, y: 5.5 },
    { kind: 'plant', x: 0.15, y: 5.6 },
  ],
  dims: { x: [3.2, 6.8], y: [2.1] },
};

const first: Plan = {
  w: 9.8,
  h: 6.2,
  rooms: [
    { kind: 'bed', x: 0, y: 0, w: 3.6, h: 3.7 },
    { kind: 'bed', x: 0, y: 3.7, w: 3.6, h: 2.5 },
    { kind: 'hall', x: 3.6, y: 0, w: 2.6, h: 4.5 },
    { kind: 'bath', x: 3.6, y: 4.5, w: 2.6, h: 1.7 },
    { kind: 'bed', x: 6.2, y: 0, w: 3.6, h: 3.5 },
    { kind: 'bed', x: 6.2, y: 3.5, w: 3.6, h: 2.7 },
  ],
  windows: [
    { side: 'w', at: 0.9, size: 2 },
    { side: 'w', at: 4.4, size: 1.1 },
    { side: 'e', at: 0.8, size: 2 },
    { side: 'e', at: 4.2, size: 1.3 },
  ],
  doors: [
    { x: 3.6, y: 2.7, size: 0.85, dir: 'v', hinge: 'end', swing: -1 },
    { x: 3.6, y: 3.76, size: 0.7, dir: 'v', hinge: 'end', swing: -1 },
    { x: 6.2, y: 2.6, size: 0.8, dir: 'v', hinge: 'end', swing: 1 },
    { x: 6.2, y: 3.6, size: 0.8, dir: 'v', hinge: 'start', swing: 1 },
    { x: 4.4, y: 4.5, size: 0.85, dir: 'h', hinge: 'end', swing: -1 },
  ],
  gaps: [],
  furniture: [
    { kind: 'bed', x: 0.9, y: 0.1, w: 1.8, h: 2.1 },
    { kind: 'wardrobe', x: 0.1, y: 3.06, w: 2.2, h: 0.58 },
    { kind: 'single', x: 0.12, y: 4.05, w: 0.95, h: 2.05 },
    { kind: 'desk', x: 2.9, y: 6.14, w: 1.4, h: 0.6, turn: 180 },
    { kind: 'stairs', x: 5.15, y: 0.06, w: 0.98, h: 2.4 },
    { kind: 'bath', x: 3.72, y: 5.36, w: 1.75, h: 0.75 },
    { kind: 'basin', x: 6.14, y: 4.6, w: 1, turn: 90 },
    { kind: 'wc', x: 5.7, y: 5.56 },
    { kind: 'plant', x: 3.75, y: 0.1 },
    { kind: 'bed', x: 7.1, y: 0.1, w: 1.6, h: 2.05 },
    { kind: 'wardrobe', x: 7.5, y: 2.86, w: 2.2, h: 0.58 },
    { kind: 'single', x: 8.75, y: 4.05, w: 0.95, h: 2.05 },
    { kind: 'desk', x: 7.9, y: 6.14, w: 1.4, h: 0.6, turn: 180 },
  ],
  dims: { x: [3.6, 6.2], y: [3.7] },
};

const flat: Plan = {
  w: 11.4,
  h: 7.4,
  rooms: [
    { kind: 'living', x: 0, y: 2.9, w: 6.2, h: 4.5 },
    { kind: 'kitchen', x: 0, y: 0, w: 3.4, h: 2.9 },
    { kind: 'hall', x: 3.4, y: 0, w: 2.8, h: 2.9 },
    { kind: 'bath', x: 6.2, y: 0, w: 2.4, h: 2.9 },
    { kind: 'store', x: 8.6, y: 0, w: 2.8, h: 2.9 },
    { kind: 'bed', x: 6.2, y: 2.9, w: 2.6, h: 4.5 },
    { kind: 'bed', x: 8.8, y: 2.9, w: 2.6, h: 4.5 },
  ],
  windows: [
    { side: 's', at: 0.6, size: 2.4 },
    { side: 's', at: 3.6, size: 1.9 },
    { side: 's', at: 6.7, size: 1.6 },
    { side: 's', at: 9.3, size: 1.6 },
    { side: 'n', at: 0.8, size: 1.8 },
    { side: 'w', at: 4, size: 1.8 },
  ],
  doors: [
    { x: 4.2, y: 0, size: 1, dir: 'h', hinge: 'start', swing: 1, outer: true },
    { x: 4.9, y: 2.9, size: 0.9, dir: 'h', hinge: 'end', swing: 1 },
    { x: 6.2, y: 0.5, size: 0.85, dir: 'v', hinge: 'start', swing: 1 },
    { x: 7.2, y: 2.9, size: 0.85, dir: 'h', hinge: 'end', swing: 1 },
    { x: 9.2, y: 2.9, size: 0.85, dir: 'h', hinge: 'start', swing: 1 },
    { x: 8.6, y: 1.6, size: 0.85, dir: 'v', hinge: 'start', swing: 1 },
  ],
  gaps: [{ x: 0.6, y: 2.82, w: 2.2, h: 0.16 }],
  furniture: [
    { kind: 'counter', x: 0.06, y: 0.06, w: 0.62, h: 2.2 },
    { kind: 'counter', x: 0.68, y: 0.06, w: 2.66, h: 0.62 },
    { kind: 'hob', x: 2.5, y: 0.1 },
    { kind: 'sink', x: 1.2, y: 0.12 },
    { kind: 'table', x: 0.8, y: 3.6, w: 1.7, h: 0.95 },
    { kind: 'rug', x: 3.1, y: 4.6, w: 2.2, h: 2.2 },
    { kind: 'sofa', x: 2.9, y: 6.9, w: 2.3, h: 0.9, turn: -90 },
    { kind: 'tv', x: 6.1, y: 5, w: 1.6, turn: 90 },
    { kind: 'plant', x: 0.2, y: 6.7 },
    { kind: 'bed', x: 6.7, y: 5.1, w: 1.6, h: 2.05 },
    { kind: 'single', x: 10.3, y: 3.1, w: 0.95, h: 2.05 },
    { kind: 'desk', x: 10.4, y: 7.34, w: 1.4, h: 0.6, turn: 180 },
    { kind: 'shower', x: 7.6, y: 0.08, w: 0.95, h: 0.95 },
    { kind: 'basin', x: 8.52, y: 1.4, w: 1.1, turn: 90 },
    { kind: 'wc', x: 6.5, y: 2.2 },
    { kind: 'wardrobe', x: 8.75, y: 0.1, w: 2.5, h: 0.6 },
  ],
  dims: { x: [3.4, 6.2, 8.8], y: [2.9] },
};

export const PLANS: readonly Plan[] = [ground, first, flat];
