import type { Sample } from '@binnen/contracts/composition';

const frame = {};

export const samples: { pages: Record<string, Sample>; widgets: Record<string, Sample> } = {
  pages: Object.fromEntries(
    ['/400', '/pagina-niet-gevonden', '/blog-niet-gevonden', '/plaats-niet-gevonden', '/adres-niet-gevonden'].map(
      (pattern) => [pattern, { url: pattern, data: frame }],
    ),
  ),
  widgets: {},
};
