import { DurableObject } from 'cloudflare:workers';
import type { KitBindings } from '../environment/env.ts';
import { createQuotaTable, type Quota, type Taken } from './quota-table.ts';

declare module '@binnen/edge-kit/environment/env' {
  interface KitBindings {
    QUOTAS: DurableObjectNamespace<Quotas>;
  }
}

/** Exact counts of a service's uses: one object for each service. */
export class Quotas extends DurableObject<KitBindings> {
  readonly #table = createQuotaTable(this.ctx.storage.sql);

  take(quotas: Quota[]): Taken {
    return this.#table.take(quotas);
  }

  read(keys: string[]): number[] {
    return this.#table.read(keys);
  }

  renew(quota: Quota): void {
    this.#table.renew(quota);
  }
}
