import { readdirSync, watch, type FSWatcher } from 'node:fs';
import path from 'node:path';

/**
 * Calls back when anything in a folder or below it changes, until the function that it returns is called. On Linux,
 * Node's recursive watch loses a file when an editor replaces it, as many do on saving. So each folder is watched by
 * itself, and all of them again after each change, because folders may have been added.
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
