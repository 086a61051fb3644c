/** The groups in which the API's calls are listed. */
export const tags: Readonly<Record<string, string>> = {
  content: 'Pages, texts, blogs and what the firm says of itself',
  listings: 'Homes, places and pictures',
  addresses: 'Addresses and home values',
  leads: 'What visitors send',
  health: 'Whether the edge and its upstreams are well',
  platform: 'Publishing, promoting and rolling back',
};
