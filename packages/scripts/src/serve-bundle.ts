/** Serves the Worker that a `BundledWorker` file describes, until it is ended. */
import { readFileSync } from 'node:fs';
import { convertV4MiniflareOptions, Miniflare, type V4MiniflareOptions } from 'miniflare';
import type { BundledWorker } from './bundled-edge.ts';

const {
  port,
  stateFolder,
  script,
  worker,
  cronMs,
  isTested = false,
} = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as BundledWorker;
const options: V4MiniflareOptions = {
  ...worker,
  name: 'edge',
  modules: true,
  scriptPath: script,
  port,
  cf: false,
};
const runtime = new Miniflare({
  ...convertV4MiniflareOptions(options),
  resourcePersistencePath: stateFolder,
  // A test runs a cron trigger when it wants: /cdn-cgi/local/scheduled?cron=…
  unsafeTriggerHandlers: isTested,
  // When workerd ends, Miniflare silently starts another one. This ends all of it, so that `keep-running.ts` starts it
  // again and says so.
  unsafeHandleRuntimeRestart: () => void process.kill(-process.pid, 'SIGKILL'),
});
await runtime.ready;

/** As Cloudflare's cron trigger does; a run that fails is in the log, and the next one comes all the same. */
const runCron = async (cron: string): Promise<void> => {
  const edge = await runtime.getWorker('edge');
  await edge.scheduled({ cron, scheduledTime: new Date() });
};
/** The first run comes early: what a person looks at shall not be as empty as four minutes after a first deploy. */
const firstRunMs = 15_000;
const repeatCron = (cron: string, everyMs: number): void => {
  const run = () =>
    void runCron(cron).catch((error: unknown) =>
      console.error(JSON.stringify({ level: 'error', message: 'The cron run failed', error: String(error) })),
    );
  setTimeout(run, Math.min(everyMs, firstRunMs));
  setInterval(run, everyMs);
};
if (cronMs) {
  repeatCron('*/4 * * * *', cronMs);
  repeatCron('* * * * *', cronMs / 4);
}
