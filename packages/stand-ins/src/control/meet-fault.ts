import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import type { Fault, Faults } from './faults.ts';
import { parseBody, collectParameters, type Recording } from './recording.ts';
import type { RequestCounts } from './request-counts.ts';
import { isService, type Service } from './services.ts';
import { formatVendorError } from './vendor-errors.ts';

/** What every route of the stand-ins can use. The bindings are absent when a test calls the app without a server. */
export interface StandInEnv {
  Bindings: Partial<HttpBindings>;
  /** Whether the fault says that the answer is about something else than was asked. */
  Variables: { elsewhere: boolean };
}

/** A fatal TLS alert (RFC 8446 §6.2): what a server with an expired certificate sends. */
const certificateExpired = Buffer.from([0x15, 0x03, 0x03, 0x00, 0x02, 0x02, 0x2d]);

/** Ends early when the caller disconnects or the stand-ins close. */
const wait = (ms: number, signals: AbortSignal[]): Promise<void> =>
  new Promise((resolve) => {
    const over = AbortSignal.any(signals);
    if (over.aborted) return resolve();
    const timer = ms === Infinity ? undefined : setTimeout(resolve, ms);
    over.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

const maintenancePage =
  '<!doctype html><html lang="nl"><title>Onderhoud</title><h1>We zijn zo terug</h1></html>';

/** The same answer with empty lists, at any depth. */
const emptyLists = (answer: unknown): unknown => {
  if (Array.isArray(answer)) return [];
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, emptyLists(value)]));
};

/** Whether a fault changes the answer instead of stopping the request. */
const spoils = (fault: Fault | undefined): fault is Fault =>
  Boolean(fault && (fault.malformed || fault.wrongType || fault.huge || fault.html || fault.empty));

const spoil = async (fault: Fault, response: Response): Promise<Response> => {
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  if (fault.html) {
    headers.set('content-type', 'text/html; charset=UTF-8');
    return new Response(maintenancePage, { status: 200, headers });
  }
  if (fault.empty) {
    if (!headers.get('content-type')?.includes('json')) return response;
    return new Response(JSON.stringify(emptyLists(await response.json())), {
      status: response.status,
      headers,
    });
  }
  if (fault.wrongType) {
    headers.set('content-type', 'application/json');
    return new Response(JSON.stringify({ unexpected: ['shape', 42, null] }), {
      status: response.status,
      headers,
    });
  }
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (fault.huge) {
    const blanks = new Uint8Array(1024 * 1024).fill(0x20);
    return new Response(new Blob([bytes, ...Array.from({ length: 32 }, () => blanks)]), {
      status: response.status,
      headers,
    });
  }
  const half =
    bytes.length > 1 ? bytes.slice(0, Math.ceil(bytes.length / 2)) : new TextEncoder().encode('{"');
  return new Response(half, { status: response.status, headers });
};

const record = async (recording: Recording, c: Context<StandInEnv>, service: Service, path: string) => {
  const text = new TextDecoder().decode(await c.req.arrayBuffer());
  recording.add({
    at: new Date().toISOString(),
    service,
    method: c.req.method,
    path,
    query: collectParameters(new URL(c.req.url).searchParams),
    body: parseBody(c.req.header('content-type') ?? '', text),
  });
};

interface Door {
  faults: Faults;
  recording: Recording;
  counts: RequestCounts;
  /** Aborted when the stand-ins close. */
  closing: () => AbortSignal;
}

/**
 * Every request to a service passes here. It is counted, gets the active fault, and is recorded when it is a write that
 * the fault does not stop.
 */
export const meetFault =
  ({ faults, recording, counts, closing }: Door): MiddlewareHandler<StandInEnv> =>
  async (c, next) => {
    const url = new URL(c.req.url);
    const [, service, ...rest] = url.pathname.split('/');
    if (!isService(service)) return next();
    const path = `/${rest.join('/')}`;
    counts.add(service, c.req.method, path);
    const fault = faults.take(service, path, url.search);
    const signals = [closing(), c.req.raw.signal];
    if (fault?.delayMs) await wait(fault.delayMs, signals);
    if (fault?.drop) {
      c.env.incoming?.socket.destroy();
      return new Response(null, { status: 499 });
    }
    if (fault?.tls) {
      c.env.incoming?.socket.end(certificateExpired);
      return new Response(null, { status: 499 });
    }
    if (fault?.hang) {
      await wait(Infinity, signals);
      return new Response(null, { status: 499 });
    }
    if (fault?.status !== undefined) {
      const { type, body } = formatVendorError(service, fault.status);
      // Realworks answers 202 with an empty body for "no data yet", so a fault with a success status has no body.
      const bare = fault.status < 300 || fault.status === 304;
      return new Response(bare ? null : body, {
        status: fault.status,
        headers: bare ? {} : { 'content-type': type },
      });
    }
    if (!['GET', 'HEAD', 'OPTIONS'].includes(c.req.method)) await record(recording, c, service, path);
    c.set('elsewhere', fault?.elsewhere === true);
    await next();
    if (spoils(fault)) {
      const spoiled = await spoil(fault, c.res);
      c.res = undefined;
      c.res = spoiled;
    }
    return undefined;
  };
