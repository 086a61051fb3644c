import { DurableObject } from 'cloudflare:workers';
import { endCall, runAlarm, runSteps } from './run-call.ts';
import type { Call } from './trace.ts';

interface Env {
  TRACED: DurableObjectNamespace<Traced>;
}

/** Does what it is told, on real storage. */
export class Traced extends DurableObject<Env> {
  async call(call: Call): Promise<unknown[]> {
    const said = await runSteps(this.ctx.storage, call.steps);
    endCall(
      call,
      () => this.ctx.abort('ended'),
      (work) => void Promise.resolve().then(work),
    );
    return said;
  }

  override alarm(): Promise<void> {
    return runAlarm(this.ctx.storage);
  }
}

/** `POST /<object>`: a call. */
export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    if (request.method !== 'POST') return new Response('up');
    const object = env.TRACED.get(env.TRACED.idFromName(new URL(request.url).pathname));
    try {
      return Response.json(await object.call(await request.json()));
    } catch {
      return Response.json('failed');
    }
  },
};
