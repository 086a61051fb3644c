import * as v from 'valibot';
import { pictureId, words } from './field-schemas.ts';
import type { ContentReader } from './read-content.ts';
import { StatusSchema } from './stamp-items.ts';

const PersonSchema = v.strictObject({
  status: v.optional(StatusSchema, 'published'),
  voornaam: words,
  achternaam: words,
  functie: words,
  phonenumber: words,
  picture: v.optional(pictureId),
  /** Whether this person writes blogs. */
  writes: v.optional(v.boolean(), false),
  over: words,
});

export const loadPeople = ({ readJson }: ContentReader) => {
  const people = readJson('people.json', v.array(PersonSchema));
  return {
    employees: people.map(({ picture, writes: _writes, ...person }) => ({
      ...person,
      achtergrond_afbeelding: picture ?? null,
    })),
    authors: people
      .filter(({ writes }) => writes)
      .map(({ voornaam, achternaam, functie, picture }) => ({
        voornaam,
        achternaam,
        functie,
        avatar: picture ?? null,
      })),
  };
};
export type Author = ReturnType<typeof loadPeople>['authors'][number];
