import * as v from 'valibot';
import { day, pictureId, words } from './field-schemas.ts';
import type { ContentReader } from '../read-content.ts';
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
  registratie: v.optional(v.nullable(words), null),
  verantwoordelijk: v.optional(v.boolean(), false),
  /** The towns whose homes for sale or to let this person handles; `overal`: those of nobody else. */
  koopwoningen: v.optional(v.nullable(v.array(words)), null),
  huurwoningen: v.optional(v.nullable(v.array(words)), null),
});

const TrustSchema = v.strictObject({
  beoordelingen: v.array(
    v.strictObject({
      naam: words,
      tekst: words,
      cijfer: v.nullable(v.number()),
      datum: day,
      bron: words,
      url: v.nullable(words),
      onderwerp: words,
      status: v.optional(StatusSchema, 'published'),
    }),
  ),
  registraties: v.array(v.strictObject({ naam: words, nummer: words, url: v.nullable(words) })),
});

export const loadPeople = ({ readJson }: ContentReader) => {
  const people = readJson('people.json', v.array(PersonSchema));
  return {
    trust: readJson('trust.json', TrustSchema),
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
