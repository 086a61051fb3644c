/**
 * Requests URLs at a fixed rate, however long the answers take: `node arrivals.ts
 * '{"urls":[…],"rate":150,"seconds":10}'`. Times count from when a request was due, so that a slow answer also counts
 * for the requests that it delays.
 */
import { Agent, get } from 'node:http';

export interface Plan {
  urls: string[];
  /** Per second. */
  rate: number;
  seconds: number;
}
export interface Arrivals {
  count: number;
  errors: number;
  p50: number;
  p99: number;
}

if (import.meta.main) {
  const { urls, rate, seconds } = JSON.parse(process.argv[2]!) as Plan;
  const agent = new Agent({ keepAlive: true, maxSockets: 512 });
  const times: number[] = [];
  let errors = 0;
  const ask = (url: string, due: number) =>
    new Promise<void>((resolve) => {
      const fail = () => {
        errors += 1;
        resolve();
      };
      const request = get(url, { agent }, (response) => {
        response.on('error', fail);
        response.on('end', () => {
          times.push(performance.now() - due);
          if (response.statusCode !== 200) errors += 1;
          resolve();
        });
        response.resume();
      });
      request.on('error', fail);
    });
  const began = performance.now();
  const asked: Promise<void>[] = [];
  for (let index = 0; index < rate * seconds; index += 1) {
    const due = began + (index * 1000) / rate;
    const early = due - performance.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    asked.push(ask(urls[index % urls.length]!, Math.max(due, began)));
  }
  await Promise.all(asked);
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const result: Arrivals = { count: times.length, errors, p50: at(0.5), p99: at(0.99) };
  console.log(JSON.stringify(result));
  agent.destroy();
}
