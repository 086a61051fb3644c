import { DurableObject } from 'cloudflare:workers';
import type { AlertAction, AskedFrequency } from '@binnen/contracts/alerts/alert';
import type { Bindings } from '../../environment/env.ts';
import type { AlertBook } from './alert-book.ts';
import type { Wish } from './store/rows.ts';

/** All alerts, and the only place of their addresses and subscriptions. */
export class Alerts extends DurableObject<Bindings> {
  /** Its code is evaluated when somebody has to do with alerts: a Worker that answers a page needs none of it. */
  readonly #book: Promise<AlertBook>;

  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env);
    this.#book = ctx.blockConcurrencyWhile(async () => {
      const { openAlertBook } = await import('./alert-book.ts');
      return openAlertBook(ctx, env);
    });
  }

  async signUp(wish: Wish) {
    return (await this.#book).signUp(wish);
  }
  async signUpPush(wish: Wish) {
    return (await this.#book).signUpPush(wish);
  }
  async renewPush(from: string, to: string) {
    return (await this.#book).renewPush(from, to);
  }
  async find(id: string) {
    return (await this.#book).find(id);
  }
  async change(id: string, action: AlertAction, frequency?: AskedFrequency) {
    return (await this.#book).change(id, action, frequency);
  }
  async wake() {
    (await this.#book).wake();
  }
  async listPerson(email: string) {
    return (await this.#book).listPerson(email);
  }
  async erasePerson(email: string) {
    return (await this.#book).erasePerson(email);
  }
  async measure() {
    return (await this.#book).measure();
  }
  async copy() {
    return (await this.#book).copy();
  }
  async restore(text: string) {
    return (await this.#book).restore(text);
  }
  override async alarm(): Promise<void> {
    await (await this.#book).alarm();
  }
}
