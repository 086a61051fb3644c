/** What Google's and Meta's scripts name their cookies. */
const written = /(?:^|;\s*)(_(?:ga|gid|gat|gcl|fb[pc])[^=;]*)=/g;

/**
 * For `document.cookie`: the texts that erase what trackers left there. They write for the widest domain that the browser
 * takes, which nothing tells: so for each.
 */
export const eraseTrackers = (cookies: string, hostname: string): string[] => {
  const labels = hostname.split('.');
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`);
  return [...cookies.matchAll(written)].flatMap(([, name]) =>
    ['', ...domains].map((domain) => `${name}=; Path=/; Max-Age=0${domain}`),
  );
};
