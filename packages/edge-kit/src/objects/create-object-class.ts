import { DurableObject } from 'cloudflare:workers';

interface Opened {
  alarm?: () => unknown;
}

/** The methods that other isolates call. The compiler checks that the list is complete. */
type CallsOf<Work> = {
  [
    Name in keyof Work as Work[Name] extends (...given: never[]) => unknown
      ? Exclude<Name, keyof DurableObject>
      : never
  ]: true;
};

/**
 * The class of a Durable Object whose code is evaluated before the object's first call: the Worker has to export all classes,
 * and answers pages without any of them. `work` does what is called.
 */
export function createObjectClass<Env, Work extends object>(
  open: (context: DurableObjectState, env: Env) => Promise<Work>,
  calls: CallsOf<Work>,
): new (context: DurableObjectState, env: Env) => DurableObject<Env> & Work & { work: Promise<Work> };
export function createObjectClass<Env>(
  open: (context: DurableObjectState, env: Env) => Promise<Opened>,
  calls: object,
): new (context: DurableObjectState, env: Env) => DurableObject<Env> {
  class OnDemand extends DurableObject<Env> {
    readonly work: Promise<Opened>;

    constructor(context: DurableObjectState, env: Env) {
      super(context, env);
      this.work = context.blockConcurrencyWhile(async () => {
        const work = await open(context, env);
        // What it blocks calls for itself comes before them too.
        await context.blockConcurrencyWhile(() => Promise.resolve());
        return work;
      });
    }

    override async alarm(): Promise<void> {
      await (await this.work).alarm?.();
    }
  }
  for (const name of Object.keys(calls))
    Object.defineProperty(OnDemand.prototype, name, {
      async value(this: OnDemand, ...given: unknown[]) {
        const work = await this.work;
        return Reflect.apply(Reflect.get(work, name), work, given);
      },
    });
  return OnDemand;
}
