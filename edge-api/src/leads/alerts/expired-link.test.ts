import { beforeAll, expect, test, vi } from 'vitest';
import { findLink, askAlert, readMail, work } from '../../../test/alerts.ts';
import { ask } from '../../../test/ask-api.ts';
import { bindings } from '../../../test/bindings.ts';
import { post } from '../../../test/leads.ts';
import { createToyRemote, createToyShell, promote, upload } from '../../../test/releases.ts';
import { findAlerts } from '../../site/find-objects.ts';

beforeAll(async () => {
  await upload(await createToyShell('1.0.0'));
  const pages = { '/meldingen': `({ form }) => 'IS<' + form?.values.staat + '>'` };
  await upload(await createToyRemote('mf-alerts', { pages }));
  expect((await promote({ shell: '1.0.0', 'mf-alerts': '1.0.0' })).status).toBe(200);
});

const email = 'late@voorbeeld.example';
const headers = { accept: 'text/html' };
const readState = async (reply: Response) => /IS(?:<|&lt;)(\w+)/.exec(await reply.text())?.[1];

test('the page of an alert that was not confirmed in time says so, when it is opened and at its button', async () => {
  await askAlert({ email });
  await work();
  const link = findLink((await readMail(email))[0]);
  const press = (doe: string) => post(link, { body: new URLSearchParams({ doe }), headers });
  expect(await readState(await ask(link, { headers }))).toBe('onbevestigd');
  await findAlerts(bindings).erasePerson(email);
  const opened = await ask(link, { headers });
  expect([opened.status, await readState(opened)]).toEqual([404, 'verlopen']);
  expect(await readState(await press('bevestig'))).toBe('verlopen');
  expect(await readState(await press('stop'))).toBe('gestopt');
});

test('who presses a button that fails gets a page that says so, and the alert is as it was', async () => {
  await askAlert({ email: 'early@voorbeeld.example' });
  await work();
  const link = findLink((await readMail('early@voorbeeld.example'))[0]);
  const bucket: R2Bucket = Object.getPrototypeOf(bindings.RELEASES);
  const list = vi.spyOn(bucket, 'list').mockRejectedValue(new Error('R2 is down'));
  const failed = await post(link, { body: new URLSearchParams({ doe: 'stop' }), headers });
  list.mockRestore();
  expect([failed.status, failed.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
  expect(await failed.text()).toContain('Deze gegevens zijn nu niet te bereiken.');
  expect(await (await ask(link)).json()).toMatchObject({ staat: 'onbevestigd' });
});
