import { expect, test } from 'vitest';
import { bindings } from '../../../test/bindings.ts';
import { findContactId, listCalls, postForm } from '../../../test/leads.ts';

let run = 0;
const sendNote = async (fields: Record<string, string>): Promise<string | undefined> => {
  run += 1;
  const email = `viewing-${run}@example.nl`;
  const person = { firstname: 'Anna', phone: '06', acceptsPrivacy: 'ja' };
  await postForm('kopers', 'interest', {
    ...person,
    email,
    woning: 'Brink 1, Deventer (/brink-1)',
    ...fields,
  });
  await expect.poll(() => listCalls(email)).toHaveLength(2);
  return (await listCalls(email)).at(-1)?.parameters['note'];
};
const sentence = 'Is geintereseerd in woning: Brink 1, Deventer (/brink-1).';

test('without message and preferences the note is the sentence of the specification, to the letter', async () => {
  expect(await sendNote({})).toBe(sentence);
  expect(await sendNote({ message: ' ', voorkeur1: '', voorkeur2: '', voorkeur3: '' })).toBe(sentence);
});

test('preferred parts of days and a message follow it, in the visitor’s order', async () => {
  expect(
    await sendNote({
      message: 'Mag de hond mee?\nHij is klein.',
      voorkeur1: '2043-11-28-ochtend',
      voorkeur2: '',
      voorkeur3: '2043-11-26-avond',
    }),
  ).toBe(
    `${sentence} Voorkeur voor een bezichtiging: zaterdag 28 november, ochtend; donderdag 26 november, avond. Bericht: Mag de hond mee?\nHij is klein.`,
  );
});

test('what the marketing service would take for a tag is in its note all the same', async () => {
  await sendNote({ message: 'Budget <300.000, en kan het >2 weken wachten? Wij <3 de tuin' });
  const id = await findContactId(`viewing-${run}@example.nl`);
  const notes = await fetch(`${bindings.UPSTREAMS}/activecampaign/api/3/contacts/${id}/notes`, {
    headers: { 'api-token': 'local-activecampaign-key' },
  });
  expect(await notes.text()).toContain('Budget ‹300.000, en kan het ›2 weken wachten? Wij ‹3 de tuin');
});

test('one part of a day counts once, and what is none is left out', async () => {
  expect(
    await sendNote({ voorkeur1: '2043-11-27-middag', voorkeur2: '2043-11-27-middag', voorkeur3: 'vannacht' }),
  ).toBe(`${sentence} Voorkeur voor een bezichtiging: vrijdag 27 november, middag.`);
});

test('a day that is past is in no note, and the thank-you page offers none', async () => {
  const woning = 'Brink 1, Deventer (/woningaanbod/deventer/brink-1)';
  const past = { woning, voorkeur1: '2026-11-01-ochtend' };
  expect(await sendNote(past)).toBe(`Is geintereseerd in woning: ${woning}.`);
  const thank = async (fields: Record<string, string>) => {
    const lead = {
      firstname: 'Anna',
      phone: '06',
      acceptsPrivacy: 'ja',
      email: 'past@example.nl',
      ...fields,
    };
    const reply = await postForm('kopers', 'interest', lead, { accept: 'text/html' });
    return reply.headers.get('location');
  };
  expect(await thank(past)).toBe('/bedankt/aankoop');
  expect(await thank({ ...past, voorkeur2: '2043-11-28-ochtend' })).toBe(
    '/bedankt/aankoop?woning=deventer%2Fbrink-1&moment=2043-11-28-ochtend',
  );
});

test('who sells chooses a day too: a note says so, and without a choice there is none', async () => {
  const send = async (email: string, fields: Record<string, string>) => {
    const person = { firstname: 'Anna', phone: '06', acceptsPrivacy: 'ja', package: 'Compleet' };
    await postForm('verkoopformulier', 'selling', { ...person, email, ...fields });
    await expect.poll(async () => (await listCalls(email)).length).toBeGreaterThan(0);
    return (await listCalls(email)).flatMap(({ parameters }) => parameters['note'] ?? []);
  };
  await expect
    .poll(() => send('sells-1@example.nl', { voorkeur1: '2043-11-28-ochtend' }))
    .toContain('Voorkeur voor een gesprek: zaterdag 28 november, ochtend.');
  expect(await send('sells-2@example.nl', {})).toEqual([]);
});
