import type { Author, Employee, Lenders, Package } from '@binnen/contracts/content';
import * as v from 'valibot';
import { FileSchema, NamePartSchema, NumberSchema, TextSchema } from '@binnen/upstreams/directus/items';
import { listOf } from '@binnen/upstreams/calls/rows';
import { loadItems } from '@binnen/upstreams/directus/client';
import { defineContent } from '../source/content-source.ts';
import { sanitiseHtml } from '@binnen/upstreams/html/sanitise';

const person = { id: v.number(), voornaam: v.string(), achternaam: NamePartSchema, functie: TextSchema };
const EmployeeRowSchema = v.object({
  ...person,
  over: TextSchema,
  phonenumber: TextSchema,
  achtergrond_afbeelding: FileSchema,
  registratie: TextSchema,
  verantwoordelijk: v.fallback(v.nullish(v.boolean(), false), false),
});
const AuthorRowSchema = v.object({ ...person, avatar: FileSchema });

/** Not blank: Directus sends null for a row that an editor left empty. */
const line = v.pipe(TextSchema, v.string());
/** A list of lines, as plain texts or as the rows of a repeater field. */
const ItemsSchema = v.pipe(
  listOf(v.union([line, v.object({ text: line }), v.object({ titel: line })])),
  v.transform((items) =>
    items.map((item) => (typeof item === 'string' ? item : 'text' in item ? item.text : item.titel)),
  ),
);

const PackageRowSchema = v.object({
  id: v.number(),
  soort: v.picklist(['verkoop', 'taxatie']),
  titel: v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((titel) => String(titel).trim()),
  ),
  vanaf_tot_prijs: TextSchema,
  vanaf: NumberSchema,
  tot: NumberSchema,
  prijs: v.pipe(
    v.nullish(v.union([v.string(), v.number()]), null),
    // A decimal column has five decimals unless somebody says otherwise: `2495.00000`.
    v.transform((prijs) => (prijs === null ? null : `${prijs}`.replace(/^(\d+\.\d\d)0+$/, '$1').trim())),
  ),
  meest_gekozen: v.nullish(v.boolean(), false),
  items: ItemsSchema,
});

const LendersRowSchema = v.object({ geldverstrekkers: listOf(v.object({ title: line })) });

export const readEmployees = defineContent<{ data: Employee[] }>({
  key: 'employees',
  tags: ['employees'],
  load: async ({ env, links }) => {
    const rows = await loadItems(env, 'employees', EmployeeRowSchema, { sort: 'sort', mayBeNone: true });
    return { data: rows.map((row) => ({ ...row, over: row.over && sanitiseHtml(links, row.over) })) };
  },
});

export const readAuthors = defineContent<{ data: Author[] }>({
  key: 'authors',
  tags: ['authors'],
  load: async (source) => ({
    data: await loadItems(source.env, 'authors', AuthorRowSchema, { sort: 'id' }),
  }),
});

/** Selling packages and valuation tariffs. A price that is not a number is HTML ("op aanvraag"). */
export const readPackages = defineContent<{ data: Package[] }>({
  key: 'packages',
  tags: ['packages'],
  load: async (source) => {
    const rows = await loadItems(source.env, 'packages', PackageRowSchema, { sort: 'sort' });
    return {
      data: rows.map((row) => ({ ...row, prijs: row.prijs && sanitiseHtml(source.links, row.prijs) })),
    };
  },
});

/** Lenders come as a singleton, or as a collection whose first item has them: both give the object. */
export const readLenders = defineContent<Lenders>({
  key: 'geldverstrekkers',
  tags: ['lenders'],
  load: async (source) => {
    const rows = await loadItems(source.env, 'geldverstrekkers', LendersRowSchema);
    return { geldverstrekkers: rows[0]?.geldverstrekkers ?? [] };
  },
});
