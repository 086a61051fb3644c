import { DurableObject } from 'cloudflare:workers';
import type { Bindings } from '../../environment/env.ts';
import type { ChangeBook } from './change-book.ts';

/** The feed of what changes in the offer. */
export class Changes extends DurableObject<Bindings> {
  /** Its code is evaluated when somebody asks for changes: a Worker that answers a page needs none of it. */
  readonly #book: Promise<ChangeBook>;

  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env);
    this.#book = ctx.blockConcurrencyWhile(async () => {
      const { openChangeBook } = await import('./change-book.ts');
      return openChangeBook(ctx, env);
    });
  }

  async wake() {
    await (await this.#book).wake();
  }
  async list(since: string, limit: number) {
    return (await this.#book).list(since, limit);
  }
  async listDeliveries() {
    return (await this.#book).listDeliveries();
  }
}
