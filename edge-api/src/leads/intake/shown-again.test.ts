import { controlFields } from '@binnen/contracts/forms/control-fields';
import { beforeAll, expect, test } from 'vitest';
import { postForm } from '../../../test/leads.ts';
import { createToyRemote, createToyShell, promote, upload } from '../../../test/releases.ts';

beforeAll(async () => {
  await upload(await createToyShell('1.0.0'));
  const pages = {
    '/contact': `({ form }) => 'IS<' + form?.values.message + '>' + form?.errors.message`,
    '/verkoop': `({ form }) => 'IS ' + Object.keys(form?.errors ?? {})`,
    '/taxatie': `({ form }) => 'IS ' + form?.values.voucher + ' ' + form?.values.field_v_voucher`,
  };
  await upload(await createToyRemote('mf-form', { pages }));
  expect((await promote({ shell: '1.0.0', 'mf-form': '1.0.0' })).status).toBe(200);
});

test('a message that is too long comes back whole, with how much of it fits', async () => {
  const message = `${'Een heel verhaal. '.repeat(400)}En mijn vraag is: mag de hond mee?`;
  const fields = {
    firstname: 'Anna',
    email: 'anna@voorbeeld.example',
    message,
    [controlFields.page]: '/contact',
  };
  const reply = await postForm('formulier', 'contact', fields, { accept: 'text/html' });
  const html = await reply.text();
  expect(reply.status).toBe(422);
  expect(html).toContain(message);
  expect(html).toContain('Dit is te lang: er passen 5000 tekens.');
});

test('the tick that asks for a voucher comes back with its code', async () => {
  const voucher = { voucher: 'ja', field_v_voucher: 'V-12' };
  const fields = { firstname: 'Anna', ...voucher, [controlFields.page]: '/taxatie' };
  const reply = await postForm('taxatie', 'valuation-request', fields, { accept: 'text/html' });
  expect([reply.status, await reply.text()]).toEqual([422, expect.stringContaining('IS ja V-12')]);
});

test('a package that was not chosen is not marked while something else is missing, as with script', async () => {
  const fields = { firstname: 'Anna', package: 'kies-jouw-pakket', [controlFields.page]: '/verkoop' };
  const reply = await postForm('verkoopformulier', 'selling', fields, { accept: 'text/html' });
  const words = expect.stringContaining('IS email,phone,acceptsPrivacy<');
  expect([reply.status, await reply.text()]).toEqual([422, words]);
});
