import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@binnen/build/workspace';

export interface StackOptions {
  port: number;
  standInsPort: number;
  /** Where workerd keeps KV, R2 and the Durable Objects. */
  stateFolder: string;
  /** Shows everything that the programs print. */
  verbose?: boolean;
  /** Told each warning and error of the edge's log, where not everything is shown. */
  onFault?: (line: string) => void;
  /** Runs the cron trigger so often, as production does; never without it. */
  cronMs?: number;
  /** More or other variables for the edge. */
  variables?: Record<string, string>;
  /** The most that an isolate of the edge may have on its heap: one that takes more ends workerd. */
  isolateMegabytes?: number;
  /** A test or benchmark that is many visitors from one address: the limits of one visitor are off. */
  manyVisitors?: boolean;
  /** The releases that are made live, as folders; by default the workspace's own. */
  folders?: string[];
  onStep?: (step: string) => void;
  /** The edge takes up changes of its own sources; it is not started again when it hangs. */
  watchesEdge?: boolean;
}

/** A file of the edge's variables, with this stack's own ports. */
export const writeVariables = (options: StackOptions): string => {
  const text = readFileSync(path.join(root, 'edge-api/local.env'), 'utf8')
    .replaceAll('localhost:8787', `localhost:${options.port}`)
    .replaceAll('localhost:8790', `localhost:${options.standInsPort}`);
  const limits = options.manyVisitors ? { LIMITS: 'off', LEADS_QUOTA_PER_HOUR: '0' } : {};
  const own = Object.entries({ ...limits, ...options.variables }).map(
    ([name, value]) => `${name}='${value}'`,
  );
  mkdirSync(options.stateFolder, { recursive: true });
  const file = path.join(options.stateFolder, 'edge.env');
  writeFileSync(file, [text, ...own, ''].join('\n'));
  return file;
};
