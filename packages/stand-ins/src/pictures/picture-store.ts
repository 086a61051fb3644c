import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureSpec } from '@binnen/demo-data/dataset/shots';

type Draw = (spec: PictureSpec) => Promise<Buffer>;

/** Pictures that are drawn when first asked for and kept. */
export interface PictureStore {
  /** A JPEG, 1600 px wide. Those who ask for the same one at the same time share its drawing. */
  find: (spec: PictureSpec) => Promise<Buffer>;
}

interface Options {
  /** Kept here between runs. */
  directory: string;
  draw: Draw;
  /** Where the drawing's source is: another pen draws another picture, so it is part of a picture's name. */
  source: string;
}

/** Two at a time: drawing is heavy, and the stand-ins share the machine with what they stand in for. */
const hands = 2;

const hashSource = async (directory: string): Promise<string> => {
  const hash = createHash('sha256');
  const names = await readdir(directory, { recursive: true });
  const files = names.filter((name) => name.endsWith('.ts') && !name.includes('.test.')).sort();
  for (const name of files) hash.update(name).update(await readFile(join(directory, name)));
  return hash.digest('hex');
};

const readKept = async (path: string): Promise<Buffer | undefined> => {
  try {
    return await readFile(path);
  } catch {
    return undefined;
  }
};

const sortDetail = (detail: PictureSpec['detail'] = {}) =>
  Object.entries(detail).sort(([one], [other]) => (one < other ? -1 : 1));

export const createPictureStore = ({ directory, draw, source }: Options): PictureStore => {
  const underway = new Map<string, Promise<Buffer>>();
  const queue: (() => void)[] = [];
  let busy = 0;
  let pen: Promise<string> | undefined;

  const takeTurn = async (): Promise<void> => {
    if (busy >= hands) await new Promise<void>((resolve) => queue.push(resolve));
    busy += 1;
  };
  const endTurn = (): void => {
    busy -= 1;
    queue.shift()?.();
  };

  const drawAndKeep = async (spec: PictureSpec, path: string): Promise<Buffer> => {
    await takeTurn();
    try {
      const picture = await draw(spec);
      await mkdir(directory, { recursive: true });
      // Written beside and moved, so that a run that is cut off leaves no half picture.
      const draft = `${path}.${process.pid}`;
      await writeFile(draft, picture);
      await rename(draft, path);
      return picture;
    } finally {
      endTurn();
    }
  };

  const find = async (spec: PictureSpec): Promise<Buffer> => {
    pen ??= hashSource(source);
    const name = JSON.stringify([await pen, spec.kind, spec.seed, sortDetail(spec.detail)]);
    const key = createHash('sha256').update(name).digest('hex').slice(0, 32);
    const path = join(directory, `${key}.jpg`);
    const known = underway.get(key);
    if (known) return known;
    const finding = readKept(path).then((kept) => kept ?? drawAndKeep(spec, path));
    underway.set(key, finding);
    try {
      return await finding;
    } finally {
      underway.delete(key);
    }
  };
  return { find };
};
