import { blog as bouwkundigeKeuringWanneerWel } from './bouwkundige-keuring-wanneer-wel.ts';
import { blog as eerstKopenOfEerstVerkopen } from './eerst-kopen-of-eerst-verkopen.ts';
import { blog as eersteHuisLessenVanStarters } from './eerste-huis-lessen-van-starters.ts';
import { blog as energielabelLezenEnVerbeteren } from './energielabel-lezen-en-verbeteren.ts';
import { blog as erfpachtWatBetekentHet } from './erfpacht-wat-betekent-het.ts';
import { blog as huurprijsEnPuntenBegrijpen } from './huurprijs-en-punten-begrijpen.ts';
import { blog as jeHuisVerhurenAlsJeWegBent } from './je-huis-verhuren-als-je-weg-bent.ts';
import { blog as koopovereenkomstRegelVoorRegel } from './koopovereenkomst-regel-voor-regel.ts';
import { blog as kopenMetHulpVanJeOuders } from './kopen-met-hulp-van-je-ouders.ts';
import { blog as kostenKoperWaarBetaalJeVoor } from './kosten-koper-waar-betaal-je-voor.ts';
import { blog as lijstVanZakenWatBlijftWatGaat } from './lijst-van-zaken-wat-blijft-wat-gaat.ts';
import { blog as nhgInGewoneTaal } from './nhg-in-gewone-taal.ts';
import { blog as opleverpuntenChecklist } from './opleverpunten-checklist.ts';
import { blog as overbruggingshypotheek } from './overbruggingshypotheek.ts';
import { blog as risicoklasseVanJeHypotheek } from './risicoklasse-van-je-hypotheek.ts';
import { blog as slimBiedenOpEenHuis } from './slim-bieden-op-een-huis.ts';
import { blog as verbouwenMeefinancieren } from './verbouwen-meefinancieren.ts';
import { blog as verduurzamenVoorDeVerkoop } from './verduurzamen-voor-de-verkoop.ts';
import { blog as verkoopstylingWatWerktEnWatNiet } from './verkoopstyling-wat-werkt-en-wat-niet.ts';
import { blog as vveStukkenLezen } from './vve-stukken-lezen.ts';
import { blog as watDoetEenAankoopmakelaar } from './wat-doet-een-aankoopmakelaar.ts';
import { blog as watGebeurtErBijEenTaxatie } from './wat-gebeurt-er-bij-een-taxatie.ts';
import { blog as wonenBijDeIjssel } from './wonen-bij-de-ijssel.ts';
import { blog as wonenInBathmen } from './wonen-in-bathmen.ts';
import { blog as wonenInColmschate } from './wonen-in-colmschate.ts';
import { blog as wonenInOlst } from './wonen-in-olst.ts';
import { blog as wonenInSchalkhaar } from './wonen-in-schalkhaar.ts';
import { blog as zoLeesJeEenWoningadvertentie } from './zo-lees-je-een-woningadvertentie.ts';
import type { BlogText } from './blog.ts';
import { unpublished } from './unpublished.ts';

/** All blogs, the oldest first. */
export const blogs: BlogText[] = [
  bouwkundigeKeuringWanneerWel,
  eerstKopenOfEerstVerkopen,
  eersteHuisLessenVanStarters,
  energielabelLezenEnVerbeteren,
  erfpachtWatBetekentHet,
  huurprijsEnPuntenBegrijpen,
  jeHuisVerhurenAlsJeWegBent,
  koopovereenkomstRegelVoorRegel,
  kopenMetHulpVanJeOuders,
  kostenKoperWaarBetaalJeVoor,
  lijstVanZakenWatBlijftWatGaat,
  nhgInGewoneTaal,
  opleverpuntenChecklist,
  overbruggingshypotheek,
  risicoklasseVanJeHypotheek,
  slimBiedenOpEenHuis,
  verbouwenMeefinancieren,
  verduurzamenVoorDeVerkoop,
  verkoopstylingWatWerktEnWatNiet,
  vveStukkenLezen,
  watDoetEenAankoopmakelaar,
  watGebeurtErBijEenTaxatie,
  wonenBijDeIjssel,
  wonenInBathmen,
  wonenInColmschate,
  wonenInOlst,
  wonenInSchalkhaar,
  zoLeesJeEenWoningadvertentie,
  ...unpublished,
].sort((one, other) => (one.date < other.date ? -1 : 1));
