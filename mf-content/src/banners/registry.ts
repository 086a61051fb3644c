import type { BannerKind } from '@binnen/contracts/content';
import { actueel } from './actueel.tsx';
import type { BannerDefinition } from './banner.ts';
import { boughtObjects } from './bought-objects.tsx';
import { compliments } from './compliments.tsx';
import { employees } from './employees.tsx';
import { form } from './form.tsx';
import { freeSalesAdvice } from './free-sales-advice.tsx';
import { imageText } from './image-text.tsx';
import { introduction } from './introduction.tsx';
import { newestObjects } from './newest-objects.tsx';
import { pricePackagesValuation } from './price-packages-valuation.tsx';
import { pricePackages } from './price-packages.tsx';
import { services } from './services.tsx';
import { steps } from './steps.tsx';
import { sureThings } from './sure-things.tsx';
import { text } from './text.tsx';
import { trust } from './trust.tsx';
import { usp } from './usp.tsx';
import { widget } from './widget.tsx';

/** What a page's `head` says is above its bands. */
const banners: Record<Exclude<BannerKind, 'head'>, BannerDefinition<never>> = {
  introduction,
  services,
  actueel,
  employees,
  'newest-objects': newestObjects,
  'bought-objects': boughtObjects,
  compliments,
  trust,
  steps,
  'price-packages': pricePackages,
  'price-packages-valuation': pricePackagesValuation,
  usp,
  'free-sales-advice': freeSalesAdvice,
  'sure-things': sureThings,
  text,
  'image-text': imageText,
  form,
  widget,
};

const byKind = new Map<string, BannerDefinition<never>>(Object.entries(banners));

/** How to draw a kind of banner; undefined for one that the CMS knows and we don't (yet). */
export const findBanner = (soort: string): BannerDefinition<never> | undefined => byKind.get(soort);
