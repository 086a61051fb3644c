import { runInDurableObject } from 'cloudflare:test';
import { createObjectClass } from '@binnen/edge-kit/objects/create-object-class';
import { expect, test } from 'vitest';
import { bindings } from '../bindings.ts';

test('a call waits for what the work itself blocks calls for', async () => {
  await runInDurableObject(bindings.QUOTAS.getByName('object-class'), async (_, state) => {
    class Work {
      isReady = false;
      constructor() {
        void state.blockConcurrencyWhile(async () => {
          await state.storage.getAlarm();
          await new Promise((done) => setTimeout(done, 50));
          await state.storage.getAlarm();
          this.isReady = true;
        });
      }
      read() {
        return this.isReady;
      }
    }
    const Class = createObjectClass<object, Work>(async () => new Work(), { read: true });
    const object = new Class(state, {});
    expect(await object.read()).toBe(true);
  });
});
