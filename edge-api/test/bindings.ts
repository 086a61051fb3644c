import { env } from 'cloudflare:workers';
import type { Bindings } from '../src/environment/env.ts';

/** The bindings of the tests' Worker, with the addresses of what `test/stand-ins-setup.ts` started. */
export const bindings = env as unknown as Bindings & {
  /** The stand-ins: `/_faults`, `/_recorded` and `/_requests` are the tester's side. */
  UPSTREAMS: string;
  /** `test/awkward-server.ts`. */
  AWKWARD: string;
};
