/** Turns links of the CMSes into links of this site. */
export interface SiteLinks {
  /** A picture's address → `/assets/{id}` or `/images/{origin}/{path}`; null when it is not from one of our sources. */
  image: (url: string | null | undefined) => string | null;
  /** The same for a field that may hold the bare id of a file. */
  asset: (idOrUrl: string | null | undefined) => string | null;
  /** A link's address: a path inside the site, else an absolute http, mailto or tel address; null for anything else. */
  href: (url: string | null | undefined) => string | null;
  /** Whether it leads to another site. */
  isExternal: (href: string) => boolean;
}
