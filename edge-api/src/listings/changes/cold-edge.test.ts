import { afterEach, beforeEach, expect, test } from 'vitest';
import { askAlert } from '../../../test/alerts.ts';
import { ask } from '../../../test/ask-api.ts';
import { forgetContent } from '../../../test/content.ts';
import { clearFaults, setFault } from '../../../test/leads.ts';

// An isolate of the tests before may have stored an offer since.
beforeEach(forgetContent);
afterEach(clearFaults);

test.each([
  ['has no data yet', 202, 'The feed has no data yet.'],
  ['is down', 503, 'The service "realworks" did not give a usable answer. Try again later.'],
])(
  'while there was no offer yet and its feed %s, who asks for changes or an alert is told so',
  async (_, status, detail) => {
    await setFault({ service: 'realworks', status });
    const reply = await ask('/objects/changes');
    expect([reply.status, await reply.json()]).toMatchObject([503, { code: 'upstream-unavailable', detail }]);
    const fields = { email: 'koud@voorbeeld.example', lijst: '/woningaanbod' };
    expect((await askAlert(fields)).status).toBe(503);
    expect((await askAlert(fields, { accept: 'text/html' })).status).toBe(503);
  },
);
