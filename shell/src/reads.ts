/** What the frame reads of the edge API. */
export const reads = [
  '/content/shorttexts/',
  '/content/longtexts/',
  '/content/socials',
  '/content/frame',
  '/realworks/objects',
];
