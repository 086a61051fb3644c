import { createObjectClass } from '@binnen/edge-kit/objects/create-object-class';
import type { Bindings } from '../environment/env.ts';
import type { AlertBook } from '../leads/alerts/alert-book.ts';
import type { Outbox as Queue } from '../leads/outbox/outbox.ts';
import type { ChangeBook } from '../listings/changes/change-book.ts';
import { front } from '../site/front.ts';

export { Quotas } from '@binnen/edge-kit/quotas/quotas';

export class Registry extends front.Registry {}

/** The queue of all leads. */
export class Outbox extends createObjectClass<Bindings, Queue>(
  async (context, env) => {
    const { Outbox: Work } = await import('../leads/outbox/outbox.ts');
    return new Work(context, env);
  },
  {
    submit: true,
    follow: true,
    canStore: true,
    measure: true,
    watch: true,
    list: true,
    export: true,
    listPerson: true,
    look: true,
    listActions: true,
    retry: true,
    erase: true,
    copy: true,
    restore: true,
  },
) {}

/** All alerts, and the only place of their addresses and subscriptions. */
export class Alerts extends createObjectClass<Bindings, AlertBook>(
  async (context, env) => (await import('../leads/alerts/alert-book.ts')).openAlertBook(context, env),
  {
    isAgain: true,
    signUp: true,
    renewPush: true,
    find: true,
    change: true,
    wake: true,
    listPerson: true,
    erasePerson: true,
    measure: true,
    copy: true,
    restore: true,
  },
) {}

/** The feed of what changes in the offer. */
export class Changes extends createObjectClass<Bindings, ChangeBook>(
  async (context, env) => (await import('../listings/changes/change-book.ts')).openChangeBook(context, env),
  { wake: true, list: true, listDeliveries: true },
) {}
