import { aankoop } from './aankoop.ts';
import {
  gratisWaardebepaling,
  hypotheekrente,
  hypotheekvragen,
  waardecheck,
  waardeWoning,
} from './calculators.ts';
import { karweiActie, werkenBij } from './campaigns.ts';
import { contact } from './contact.ts';
import { gratisVerkoopadvies } from './gratis-verkoopadvies.ts';
import { home } from './home.ts';
import { draftLandingPage, starter, verhuizenNaarTwello, wonenInDeventer } from './landing-pages.ts';
import { leebl } from './leebl.ts';
import { disclaimerPage, privacyPage, termsPage } from './legal.ts';
import { blogList, offerList } from './lists.ts';
import { overBinnen } from './over-binnen.ts';
import type { PageItem } from './page.ts';
import { taxatie } from './taxatie.ts';
import { verhuur } from './verhuur.ts';
import { verkoop } from './verkoop.ts';
import { wooncontinuplan } from './wooncontinuplan.ts';
import { zoekopdracht } from './zoekopdracht.ts';

export const pages: PageItem[] = [
  home,
  aankoop,
  blogList,
  contact,
  gratisVerkoopadvies,
  leebl,
  overBinnen,
  taxatie,
  verhuur,
  verkoop,
  offerList,
  wooncontinuplan,
  zoekopdracht,
  disclaimerPage,
  gratisWaardebepaling,
  hypotheekrente,
  waardeWoning,
  waardecheck,
  hypotheekvragen,
  karweiActie,
  werkenBij,
  privacyPage,
  termsPage,
  wonenInDeventer,
  verhuizenNaarTwello,
  starter,
  draftLandingPage,
].map((page, index) => ({ ...page, sort: index + 1 }));
