import * as v from 'valibot';

const text = v.nullish(v.string(), null);

export const ShortTextSchema = v.object({ key: v.string(), text: text, text_long: text });
export const ShortTextsSchema = v.array(ShortTextSchema);
export type ShortTexts = v.InferOutput<typeof ShortTextsSchema>;
export const LongTextsSchema = v.array(v.object({ key: v.string(), text: text }));
export type LongTexts = v.InferOutput<typeof LongTextsSchema>;

const byKey = v.record(v.string(), v.string());
/** Both lists by key, without empty texts. `versie` changes when one of them does. A document has those that it shows. */
export const TextsSchema = v.object({ versie: v.string(), short: byKey, long: byKey });
export type AllTexts = v.InferOutput<typeof TextsSchema>;

export const channels = ['instagram', 'facebook', 'youtube', 'linkedin', 'whatsapp'] as const;
export type Channel = (typeof channels)[number];
export const SocialsSchema = v.object({
  data: v.array(v.object({ id: v.number(), kanaal: v.picklist(channels), url_naar_profiel: v.string() })),
});
export type Socials = v.InferOutput<typeof SocialsSchema>;

/** A picture of the CMS: `/assets/{id}` serves it. */
export const AssetSchema = v.object({
  id: v.string(),
  /** Empty for a decorative picture. */
  omschrijving: v.optional(v.string(), ''),
  width: v.nullish(v.number(), null),
  height: v.nullish(v.number(), null),
});
export type Asset = v.InferOutput<typeof AssetSchema>;
const asset = v.nullish(AssetSchema, null);

export const BannerRowSchema = v.object({
  field_slug: v.string(),
  text: text,
  url: text,
  /** A path of this site (`/assets/{id}`). */
  imageurl: text,
  /** HTML, sanitised by the edge. */
  wysiwyg: text,
});
export type BannerRow = v.InferOutput<typeof BannerRowSchema>;

/** The banners that mf-content draws. A banner of another kind is skipped. */
export const bannerKinds = [
  'head',
  'introduction',
  'services',
  'actueel',
  'employees',
  'newest-objects',
  'bought-objects',
  'compliments',
  'trust',
  'steps',
  'price-packages',
  'price-packages-valuation',
  'usp',
  'free-sales-advice',
  'sure-things',
  'text',
  'image-text',
  'form',
  'widget',
] as const;
export type BannerKind = (typeof bannerKinds)[number];

export const BannerSchema = v.object({
  id: v.string(),
  /** One of `bannerKinds`. It is a text, because the CMS may be newer than the site. */
  soort: v.string(),
  /** The anchor that links jump to, e.g. `meet_us`, `valuation`, `steps`. */
  anker: text,
  banner_fields: v.array(BannerRowSchema),
});
export type Banner = v.InferOutput<typeof BannerSchema>;

/** The page-header variants of the spec. */
export const headerVariants = [
  'Home',
  'Objects',
  'singleObject',
  'Page',
  'Zoekopdracht',
  'Bedankt',
  'Blogs',
  'SingleBlog',
  'Default',
] as const;
export type HeaderVariant = (typeof headerVariants)[number];

export const PageSchema = v.object({
  slug: v.string(),
  type: v.picklist(['page', 'landingpage']),
  titel: v.string(),
  /** HTML for the variants that allow it, else text. The placeholder "Subtitel" counts as empty. */
  subtitel: text,
  header: v.picklist(headerVariants),
  achtergrond: asset,
  gradient: v.optional(v.picklist(['', 'full', 'blackoverlay']), ''),
  meta_titel: text,
  meta_omschrijving: text,
  /** ISO instant. */
  date_updated: text,
  banners: v.array(BannerSchema),
});
/** A page of the CMS, with its banners. */
export type Page = v.InferOutput<typeof PageSchema>;

export const EmployeeSchema = v.object({
  id: v.number(),
  voornaam: v.string(),
  achternaam: v.string(),
  functie: text,
  over: text,
  phonenumber: text,
  achtergrond_afbeelding: asset,
  /** With which a broker or valuer is registered: `NRVT RT123456789`. */
  registratie: v.nullish(v.string()),
  /** The broker who answers for the office's work. */
  verantwoordelijk: v.optional(v.boolean()),
});
export const EmployeesSchema = v.object({ data: v.array(EmployeeSchema) });
export type Employee = v.InferOutput<typeof EmployeeSchema>;

/** What can be checked about the office, newest review first. */
export const TrustSchema = v.object({
  beoordelingen: v.array(
    v.object({
      id: v.number(),
      naam: v.string(),
      /** Plain text, word for word. */
      tekst: v.string(),
      /** From 1; null where the source gives no mark. */
      cijfer: v.nullish(v.number(), null),
      /** What is full marks at the source, where that is not 10: 5, for stars. */
      schaal: v.optional(v.number()),
      /** `2026-10-03`. */
      datum: v.string(),
      /** Where it was written, with that page where there is one. */
      bron: v.string(),
      url: text,
      /** What the office did: `verkoop`, `aankoop`, `verhuur`, `taxatie`. */
      onderwerp: text,
    }),
  ),
  registraties: v.array(v.object({ id: v.number(), naam: v.string(), nummer: text, url: text })),
});
export type Trust = v.InferOutput<typeof TrustSchema>;

/** A selling package (`pakketten`) or a valuation tariff (`taxatiepakketten`); `prijs` in euros or a text such as "op aanvraag". */
export const PackageSchema = v.object({
  id: v.number(),
  soort: v.picklist(['verkoop', 'taxatie']),
  titel: v.string(),
  vanaf_tot_prijs: text,
  vanaf: v.nullish(v.number(), null),
  tot: v.nullish(v.number(), null),
  prijs: v.nullish(v.string(), null),
  meest_gekozen: v.optional(v.boolean(), false),
  items: v.optional(v.array(v.string()), []),
});
export const PackagesSchema = v.object({ data: v.array(PackageSchema) });
export type Package = v.InferOutput<typeof PackageSchema>;

export const AuthorSchema = v.object({
  id: v.number(),
  voornaam: v.string(),
  achternaam: v.string(),
  functie: text,
  avatar: asset,
});
export const AuthorsSchema = v.object({ data: v.array(AuthorSchema) });
export type Author = v.InferOutput<typeof AuthorSchema>;

export const TermSchema = v.object({
  id: v.number(),
  slug: v.string(),
  title: v.string(),
  count: v.optional(v.number(), 0),
});
export type Term = v.InferOutput<typeof TermSchema>;

const blogCardFields = {
  id: v.number(),
  type: v.string(),
  slug: v.string(),
  /** Of a blog. */
  titel: v.optional(v.string()),
  /** Of a landing page. */
  title: v.optional(v.string()),
  /** ISO instant; `date_created` of a blog, `date` of a landing page. */
  date_created: v.optional(v.string()),
  date: v.optional(v.string()),
  /** ISO instant at which a blog was last changed. */
  date_updated: v.optional(v.string()),
  /** A picture: `link` is a path of this site. */
  uitgelichte_afbeelding: v.nullish(
    v.object({ id: v.union([v.number(), v.string()]), link: v.string(), alt: v.optional(v.string(), '') }),
    null,
  ),
  /** Plain text. */
  excerpt: v.optional(v.string(), ''),
  categories: v.optional(v.array(TermSchema), []),
  tags: v.optional(v.array(TermSchema), []),
};
export const BlogCardSchema = v.object(blogCardFields);
/** A blog, or a landing page, as the list of blogs shows it. */
export type BlogCard = v.InferOutput<typeof BlogCardSchema>;

export const BlogsSchema = v.object({
  data: v.array(BlogCardSchema),
  /** All matching blogs, not only this page's. */
  total: v.number(),
  categories: v.array(TermSchema),
});
export type Blogs = v.InferOutput<typeof BlogsSchema>;

export const BlogSchema = v.object({
  ...blogCardFields,
  /** HTML, sanitised by the edge. */
  intro: text,
  content: v.string(),
  date_updated: text,
  leestijd: v.optional(v.number(), 1),
  author: v.nullish(AuthorSchema, null),
  related: v.optional(v.array(BlogCardSchema), []),
});
/** A blog with its text. */
export type Blog = v.InferOutput<typeof BlogSchema>;

export const LendersSchema = v.object({ geldverstrekkers: v.array(v.object({ title: v.string() })) });
export type Lenders = v.InferOutput<typeof LendersSchema>;

/** What a home costs a month is estimated with these. The office keeps them; what it leaves empty is not estimated. */
export const MortgageTermsSchema = v.object({
  /** `2026-11-16`: the day of these rates. */
  peildatum: text,
  /** Years for which the interest is fixed, and the interest in per cent; shortest first. */
  rentes: v.array(v.object({ jaren: v.number(), rente: v.number() })),
  /** The tax rules of a year, in per cent: what interest is deducted at, and what is added to the income for the home. */
  belasting: v.nullish(
    v.object({
      jaar: v.number(),
      aftrektarief: v.number(),
      eigenwoningforfait: v.number(),
      /** The value up to which that percentage holds, in euros. */
      forfait_tot: v.number(),
    }),
    null,
  ),
  /** What may be borrowed on top because of the energy label, in euros, by the rules of a year. */
  leenruimte: v.nullish(
    v.object({
      jaar: v.number(),
      bron: v.string(),
      bron_url: v.nullish(v.string(), null),
      bedragen: v.array(v.object({ labels: v.array(v.string()), bedrag: v.number() })),
    }),
    null,
  ),
});
export type MortgageTerms = v.InferOutput<typeof MortgageTermsSchema>;

export const FrameLinkSchema = v.object({
  titel: v.string(),
  /** A path of this site, or the full URL of a document or another site. */
  url: v.string(),
  /** The short text that is shown instead of `titel`, if it is filled in. */
  key: text,
});
export type FrameLink = v.InferOutput<typeof FrameLinkSchema>;

export const FrameContentSchema = v.object({
  /** The menu's main list. The link to `/woningaanbod` shows the count of available homes. */
  menu: v.array(FrameLinkSchema),
  /** The services, in the menu and in the footer's expandable tab. */
  diensten: v.array(FrameLinkSchema),
  /** The footer's link columns. A link may lead elsewhere than its label says; the firm wants it so. */
  kolommen: v.array(v.object({ titel: v.string(), key: text, links: v.array(FrameLinkSchema) })),
  /** The foot of the footer: Disclaimer, Algemene voorwaarden, Privacyverklaring. */
  documenten: v.array(FrameLinkSchema),
  /** The login of another service; it opens in a new tab, nofollow. */
  inloggen: v.nullish(FrameLinkSchema, null),
});
/** `/content/frame`: the links of menu and footer. */
export type FrameContent = v.InferOutput<typeof FrameContentSchema>;

/** The options page of the blog backend. An empty field is `false`, as in ACF. */
export const PageFieldsSchema = v.object({ acf: v.record(v.string(), v.unknown()) });
export type PageFields = v.InferOutput<typeof PageFieldsSchema>;
