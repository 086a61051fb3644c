import { measureRate } from '../load.ts';
import { startRawEdge } from './raw-edge.ts';

const connections = 1_000;
const seconds = 10;

/** A thousand visitors at once, half of them on a page and half on a call: none may get an error. */
export const benchConnections = async (_origin: string, standInsPort: number): Promise<string[]> => {
  const edge = await startRawEdge({ port: 8921, standInsPort });
  try {
    await edge.promote('bench');
    const urls = ['/woningaanbod', '/content/frame'].map((each) => edge.url + each);
    for (const url of [...urls, ...urls]) await (await fetch(url)).arrayBuffer();
    // It rejects when there is an error, a timeout or an answer other than 2xx.
    const rates = await Promise.all(urls.map((url) => measureRate(url, seconds, connections / urls.length)));
    const total = rates.reduce((sum, rate) => sum + rate, 0);
    return [`${connections} connections for ${seconds} s: no error, ${total.toFixed(0)} requests/s`];
  } finally {
    edge.stop();
  }
};
