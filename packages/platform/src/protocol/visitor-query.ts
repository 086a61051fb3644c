/** Campaign parameters: no page reads them on the server. A redirect within the site keeps them. */
export const campaignNames =
  /^(utm_[a-z]+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|mc_[a-z]+|vgo_ee|_hs[a-z]+)$/;

/**
 * Personal data that links of other sites carry. The shell takes it from the address bar before anything can read it, into
 * the history's state: that is in no request, and a page finds it as `useLocation().state`.
 */
export const personalNames = ['email', 'zip', 'nr'] as const;

/** Takes the personal data out of an address: what is returned is not in `url` any more. */
export const takePersonal = (url: URL): Partial<Record<(typeof personalNames)[number], string>> => {
  const taken: ReturnType<typeof takePersonal> = {};
  for (const name of personalNames) {
    const value = url.searchParams.get(name);
    if (value === null) continue;
    taken[name] = value;
    url.searchParams.delete(name);
  }
  return taken;
};
