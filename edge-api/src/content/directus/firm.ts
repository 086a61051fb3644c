import type { Author, Employee, Lenders, Package } from '@binnen/contracts/content';
import { readAmount } from '@binnen/contracts/formats/package-price';
import * as v from 'valibot';
import { FileSchema, Id, NamePartSchema, NumberSchema, TextSchema } from '@binnen/upstreams/directus/items';
import { listOf } from '@binnen/upstreams/calls/rows';
import { loadItems } from '@binnen/upstreams/directus/client';
import { defineContent } from '../source/content-source.ts';
import { formatPlainText } from '@binnen/upstreams/html/plain-text';
import { sanitiseHtml } from '@binnen/upstreams/html/sanitise';
import type { SiteLinks } from '@binnen/upstreams/html/site-links';

const person = { id: Id, voornaam: v.string(), achternaam: NamePartSchema, functie: TextSchema };
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
  id: Id,
  soort: v.picklist(['verkoop', 'taxatie']),
  titel: v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((titel) => String(titel).trim()),
  ),
  vanaf_tot_prijs: TextSchema,
  vanaf: NumberSchema,
  tot: NumberSchema,
  prijs: v.nullish(v.union([v.string(), v.number()]), null),
  meest_gekozen: v.nullish(v.boolean(), false),
  items: ItemsSchema,
});

const LendersRowSchema = v.object({ geldverstrekkers: listOf(v.object({ title: line })) });

export const readEmployees = defineContent<{ data: Employee[] }>({
  key: 'employees',
  load: async ({ env, links }) => {
    const rows = await loadItems(env, 'employees', EmployeeRowSchema, { sort: 'sort', mayBeNone: true });
    return { data: rows.map((row) => ({ ...row, over: row.over && sanitiseHtml(links, row.over) })) };
  },
});

export const readAuthors = defineContent<{ data: Author[] }>({
  key: 'authors',
  load: async ({ env }) => ({ data: await loadItems(env, 'authors', AuthorRowSchema, { sort: 'id' }) }),
});

const cleanPrice = (links: SiteLinks, prijs: string | number | null): string | null => {
  if (prijs === null) return null;
  const text = formatPlainText(`${prijs}`).replace(/^(\d+\.\d\d)0+$/, '$1');
  return readAmount(text) === undefined ? sanitiseHtml(links, `${prijs}`) : text;
};

/** Selling packages and valuation tariffs. A price is an amount, as a decimal column (`2495.00000`) or an editor of HTML has it, or HTML ("op aanvraag"). */
export const readPackages = defineContent<{ data: Package[] }>({
  key: 'packages',
  load: async ({ env, links }) => {
    const rows = await loadItems(env, 'packages', PackageRowSchema, { sort: 'sort' });
    return { data: rows.map((row) => ({ ...row, prijs: cleanPrice(links, row.prijs) })) };
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
