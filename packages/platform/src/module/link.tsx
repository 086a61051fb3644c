import type { AnchorHTMLAttributes } from 'react';

/**
 * A link inside the site. It is a plain anchor: the shell handles clicks on all of a page's anchors, also on those
 * in text of the CMS, so that a link costs nothing to render or hydrate.
 */
export function Link({
  to,
  ...rest
}: { to: string } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>) {
  return <a href={to} {...rest} />;
}
