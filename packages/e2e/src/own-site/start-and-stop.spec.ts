import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { root } from '@binnen/build/workspace';
import { answers } from '@binnen/scripts/processes/processes';
import { expect, test } from '@playwright/test';
import { stackPorts } from '../stack.ts';

const port = stackPorts.port + 4;
const standInsPort = stackPorts.port + 5;
const url = `http://localhost:${port}`;

interface Program {
  pid: number;
  parent: number;
  words: string;
}

/** All programs that run now, from Linux's own list. */
const listPrograms = (): Program[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const words = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
        return [{ pid: Number(name), parent, words }];
      } catch {
        return []; // It ended meanwhile.
      }
    });

const listBelow = (pid: number, all = listPrograms()): Program[] =>
  all.filter(({ parent }) => parent === pid).flatMap((one) => [one, ...listBelow(one.pid, all)]);

/** `npm start`, as a service manager runs it: it only knows the process of npm. */
const startSite = async () => {
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), STAND_INS_PORT: String(standInsPort) },
    detached: true,
  });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await expect.poll(() => output, { timeout: 120_000 }).toContain(`Ready: ${url}`);
  return { pid: npm.pid!, output: () => output };
};

test('npm start shows faults, starts again what ends or hangs, and leaves nothing behind when it is told to stop', async () => {
  test.slow();
  const site = await startSite();
  const programs = listBelow(site.pid);
  try {
    const fault = JSON.stringify({ service: 'pdok', status: 503 });
    await fetch(`http://localhost:${standInsPort}/_faults`, { method: 'PUT', body: fault });
    await fetch(`${url}/postcode/lookup/?postcode=7411LP&huisnummer=8`);
    await expect.poll(site.output).toMatch(/^\{"level":"(warn|error)".*pdok/m);
    await fetch(`http://localhost:${standInsPort}/_faults`, { method: 'DELETE' });

    const workerd = () =>
      listBelow(site.pid).find(({ words }) => new RegExp(`workerd .*entry=\\S*:${port}\\b`).test(words))!;
    const first = workerd();
    process.kill(first.pid, 'SIGKILL');
    await expect.poll(site.output).toContain('The edge ended by itself, and was started again.');
    expect(await answers(`${url}/contact`, 10_000)).toBe(true);

    process.kill(workerd().pid, 'SIGSTOP');
    const began = performance.now();
    expect(await answers(`${url}/healthz`, 30_000)).toBe(false);
    const waited = performance.now() - began;
    console.log(`a request to an edge that hangs ended after ${waited.toFixed(0)} ms`);
    expect(waited).toBeLessThan(20_000);
    await expect.poll(site.output).toContain('The edge did not answer for 10 s, and was started again.');
    expect(await answers(`${url}/contact`, 10_000)).toBe(true);
    programs.push(...listBelow(site.pid));
    expect(programs.length).toBeGreaterThan(4);
  } finally {
    process.kill(site.pid, 'SIGTERM');
  }
  const isSame = (one: Program) => programs.some(({ pid, words }) => pid === one.pid && words === one.words);
  await expect
    .poll(() =>
      listPrograms()
        .filter(isSame)
        .map(({ words }) => words),
    )
    .toEqual([]);
});
