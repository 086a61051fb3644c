import { spawn } from 'node:child_process';
import path from 'node:path';
import { EdgeRefusal } from './edge-client.ts';
import { describeFault } from './past/map-fault.ts';

const deadlineMilliseconds = 20_000;

/** `rehearsal.ts` beside this file, or `rehearsal.js` where this is a package. */
const program = path.join(import.meta.dirname, `rehearsal${path.extname(import.meta.filename)}`);

/**
 * Renders the release's samples with those of a site (folders of releases, one of them the shell's), in a process of their own
 * before anything is uploaded. Nothing on a developer's machine limits what a render may take, so one that loops is found
 * here and never reaches an edge.
 */
export const rehearse = (folder: string, site: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const folders = [folder, ...site];
    const words = ['--max-old-space-size=128', program, String(deadlineMilliseconds), ...folders];
    // Code of other teams: the environment has the token.
    const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe'], env: {} });
    let said = '';
    let began = '';
    child.stdout.on('data', (chunk: Buffer) => {
      began = (began + chunk.toString()).slice(-1000);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4000);
    });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) return resolve();
      // 13: Node, when nothing is left to do and the samples are not all drawn.
      const isEndless = signal !== null || code === 13;
      const reason = isEndless
        ? `The samples were not rendered within ${deadlineMilliseconds / 1000} s and 128 MB; the last one was ${began.trim().split('\n').at(-1)}. Does a loader or component loop, or wait for what never comes?`
        : 'Its samples could not be rendered.';
      // What Node says of its own end is of its inside.
      const lines = signal === 'SIGABRT' || code === 13 ? [] : said.trim().split('\n').filter(Boolean);
      // Of a render the message and all frames are one line.
      const details = lines.flatMap((line) => describeFault(line, folders)).map((line) => line.slice(2));
      reject(
        new EdgeRefusal('rehearsal-failed', `${reason} Nothing was published.`, details.filter(Boolean)),
      );
    });
  });
