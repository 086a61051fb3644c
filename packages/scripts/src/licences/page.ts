/** `pnpm write:licences`: writes the page `/licenties.txt`, with whose code and fonts the site has, and their notices. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@binnen/build/workspace';
import { listShipped, type Shipped } from './shipped.ts';

const file = 'shell/public/licenties.txt';

const opening = `Licenties

Deze site is gemaakt met werk van anderen. Hieronder staat van wie, en onder welke voorwaarden.

Kaartgegevens: Kadaster (PDOK, Basisregistratie Topografie), CC BY 4.0.
Woonplaatsen: CBS (Woonplaatsen in Nederland), CC BY 4.0, bewerkt.
Cijfers over buurten en verkoopprijzen: CBS (Kerncijfers wijken en buurten; Nabijheid voorzieningen; Bestaande koopwoningen), CC BY 4.0, bewerkt.
Gebouwen: Kadaster (BAG, via PDOK). Energielabels: RVO (EP-Online). Geluid en overstromingen: RIVM (Atlas Leefomgeving).
Scholen, winkels, huisartsen, haltes en stations: © OpenStreetMap-bijdragers (www.openstreetmap.org/copyright), ODbL.
Plaatsen in het buitenland en postcodes: GeoNames (www.geonames.org), CC BY 4.0, bewerkt.
`;

/** Packages with the same notice stand above it together. */
const formatPage = (shipped: readonly Shipped[]): string => {
  const byNotice = Map.groupBy(shipped, ({ notice }) => notice);
  const parts = [...byNotice].map(([notice, packages]) => {
    const names = packages.map(({ name, licence }) => `${name} (${licence})`);
    return `${names.join('\n')}\n\n${notice}\n`;
  });
  return [opening, ...parts].join(`\n${'-'.repeat(80)}\n\n`);
};

/** What is wrong with the page; empty when it is that of the packages that are installed. */
export const findPageFaults = (): string[] =>
  readFileSync(path.join(root, file), 'utf8') === formatPage(listShipped())
    ? []
    : [`${file} is not that of what is shipped: run "pnpm write:licences".`];

if (import.meta.main) writeFileSync(path.join(root, file), formatPage(listShipped()));
