import type { CDPSession } from 'playwright-core';

/** An event of Chromium's trace, with the fields that are read here. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds of processor time. */
  tdur?: number;
  args?: { name?: string };
}

/** How Chromium names a task that its scheduler runs. */
const task = 'ThreadControllerImpl::RunTask';

/**
 * Milliseconds of processor time of each task of the page's main thread, while `work` goes on. Unlike durations they do
 * not grow with other work on the machine.
 */
export const traceTasks = async (devtools: CDPSession, work: () => Promise<void>): Promise<number[]> => {
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel'] },
  });
  await work();
  await devtools.send('Tracing.end');
  await complete;
  const threads = new Map<string, number[]>();
  for (const { name, ph, pid, tid, args } of events)
    if (ph === 'M' && name === 'thread_name' && args?.name === 'CrRendererMain')
      threads.set(`${pid}:${tid}`, []);
  for (const { name, pid, tid, tdur } of events)
    if (name === task && tdur !== undefined) threads.get(`${pid}:${tid}`)?.push(tdur / 1000);
  const sum = (tasks: number[]) => tasks.reduce((all, each) => all + each, 0);
  // A renderer that waits for the next tab has next to none.
  const [busiest = []] = [...threads.values()].sort((one, other) => sum(other) - sum(one));
  return busiest;
};
