import type { ShellDocument } from '@binnen/platform/shell';

/** What every document of the site has. */
export const document: ShellDocument = {
  lang: 'nl-NL',
  head:
    `<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">` +
    // Safari would put links round loose numbers before React comes, which then draws the page anew.
    `<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">` +
    `<meta name="theme-color" content="#FBF8F3">` +
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/icons/180.png">` +
    `<link rel="manifest" href="/manifest.webmanifest">` +
    `<link rel="alternate" type="application/rss+xml" href="/feed.xml" title="Blogs van Binnen">`,
  // The spec's own words, spelling included.
  noScript:
    `<p class="no-script" lang="en">We can't serve you our website, because you'll need a better browser. ` +
    `We recommend Google Chome :)</p>`,
  locale: 'nl_NL',
  picture: '/icons/512.png',
};
