import { expect, test, vi } from 'vitest';
import { postForm } from '../../../test/leads.ts';

const visitor = { firstname: 'Anna', phone: '0612345678', acceptsPrivacy: 'ja' };
const send = async (email: string, more: Record<string, string>) => {
  const reply = await postForm('formulier', 'contact', { ...visitor, email, message: email, ...more });
  expect(reply.status).toBe(200);
};

test('the fields that the edge does not know are told by name, once, and what the form has is told of nothing', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await send('geen@example.nl', { _pagina: '/contact', _website: '', _invultijd: '9000', wantsCall: 'ja' });
  expect(warned).not.toHaveBeenCalled();
  const strange = { 'jan@example.nl': 'x', 'Ik heet Jan': 'x', ['a'.repeat(41)]: 'x', '0612345678': 'x' };
  await send('nieuw@example.nl', { hypotheekrente: 'Kwetsbaar', 'voorkeur-dag': 'Kwetsbaar', ...strange });
  await send('weer@example.nl', { hypotheekrente: 'Kwetsbaar' });
  expect(warned.mock.calls.flat()).toEqual([
    JSON.stringify({
      level: 'warn',
      message: 'Unknown fields of a form were dropped',
      form: 'contact',
      fields: ['hypotheekrente', 'voorkeur-dag'],
    }),
  ]);
});
