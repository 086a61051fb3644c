import { readdirSync, watch, type FSWatcher } from 'node:fs';
import path from 'node:path';

/**
 * Calls back when anything in a folder or below it changes, until the function that it returns is called. Node's own
 * recursive watch loses a file on Linux once an editor puts a new one in its place, as many do on saving: so each folder
 * is watched, and all of them anew after each change, for there may be other folders then.
 */
export const watchFolder = (folder: string, onChange: () => void): (() => void) => {
  const watchBelow = (place: string): FSWatcher[] => {
    try {
      const watcher = watch(place, changed).on('error', changed);
      const folders = readdirSync(place, { withFileTypes: true }).filter((entry) => entry.isDirectory());
      return [watcher, ...folders.flatMap((entry) => watchBelow(path.join(place, entry.name)))];
    } catch {
      return []; // It went away meanwhile, which the folder above tells of.
    }
  };
  const stop = () => {
    for (const watcher of watchers) watcher.close();
  };
  const changed = () => {
    stop();
    watchers = watchBelow(folder);
    onChange();
  };
  let watchers = watchBelow(folder);
  return stop;
};
