import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findSource, parseMap } from '../past/map-fault.ts';

/** What is wrong with what a team works on, as its browser shows it. */
export interface Problem {
  /** `samples`: the page is there, and a promote would be refused. */
  kind: 'build' | 'render' | 'browser' | 'samples';
  title: string;
  text: string;
}

/** The folder that a remote is built in, and the one that the names in its maps are relative to. */
export interface Place {
  name: string;
  output: string;
  context: string;
}

const framePattern = /(\S*?)([\w.-]+)\.js(?:\?[^:\s)]*)?:(\d+):(\d+)/;
const linesAround = 2;

/** The lines of a source round a place, with a mark. */
const quote = (file: string, line: number): string[] => {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  const from = Math.max(0, line - 1 - linesAround);
  return lines
    .slice(from, line + linesAround)
    .map(
      (text, at) => `${from + at + 1 === line ? '>' : ' '} ${String(from + at + 1).padStart(4)} | ${text}`,
    );
};

const findPlace = (places: readonly Place[], frame: string) => {
  const [, folder = '', module = '', line, column] = framePattern.exec(frame) ?? [];
  // In a browser a script is named with its release, on the server it has the remote's own name.
  const place = places.find(({ name }) => name === module || folder.includes(`/remotes/${name}/`));
  if (!place) return undefined;
  const side = place.name === module ? 'server' : 'client';
  const map = path.join(place.output, side, `${module}.js.map`);
  const found = existsSync(map)
    ? findSource(parseMap(readFileSync(map, 'utf8')), Number(line), Number(column))
    : undefined;
  return found === undefined ? undefined : { found, context: place.context };
};

/** A stack of built scripts as its sources have it: the message, the lines round the innermost place, the places. */
export const describeStack = (stack: string, places: readonly Place[]): string => {
  // A fault of a render has its stack in one line.
  const [message = '', ...frames] = stack
    .replaceAll(/\s+at (?=\S+ \(|\S+:\d+:\d+)/g, '\n    at ')
    .split('\n');
  const mapped = frames.map((frame) => ({ frame, place: findPlace(places, frame) }));
  const own = mapped.find(({ place }) => place && !place.found.includes('node_modules/'))?.place;
  const [file = '', line] = own?.found.split(/:(?=\d+:\d+$)/) ?? [];
  const excerpt = own
    ? [own.found, ...quote(path.resolve(own.context, file), Number.parseInt(line ?? '', 10)), '']
    : [];
  const listed = mapped.map(({ frame, place }) =>
    place ? frame.replace(/\(?\S+\.js\S*:\d+:\d+\)?/, `(${place.found})`) : frame,
  );
  return [message, '', ...excerpt, ...listed].join('\n');
};
