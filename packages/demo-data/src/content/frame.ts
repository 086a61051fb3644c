import * as v from 'valibot';
import { words } from './field-schemas.ts';
import type { ContentReader } from '../read-content.ts';
import { StatusSchema } from './stamp-items.ts';

const status = v.optional(StatusSchema, 'published');
const key = v.optional(v.nullable(words), null);

const SocialsSchema = v.array(
  v.strictObject({
    kanaal: v.picklist(['instagram', 'facebook', 'youtube', 'linkedin', 'whatsapp']),
    url_naar_profiel: v.pipe(v.string(), v.url('expected the address of a profile')),
    status,
  }),
);
/** The menu's main list, the services (each with a short text) and the login of the customers' portal. */
const MenuSchema = v.array(
  v.strictObject({
    groep: v.picklist(['menu', 'diensten', 'inloggen']),
    omschrijving: v.optional(v.nullable(words), null),
    titel: words,
    url: words,
    key,
    status,
  }),
);
const FooterSchema = v.array(
  v.strictObject({
    titel: words,
    key,
    links: v.array(v.strictObject({ titel: words, url: words, key })),
  }),
);

/** The content around every page. */
export const loadFrame = ({ readJson }: ContentReader) => ({
  socials: readJson('socials.json', SocialsSchema),
  menu: readJson('menu.json', MenuSchema),
  footer: readJson('footer.json', FooterSchema),
});
