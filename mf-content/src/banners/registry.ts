import type { BannerKind } from '@binnen/contracts/content';
import { actueel } from './kinds/actueel.tsx';
import type { BannerDefinition } from './kit/banner.ts';
import { boughtObjects } from './kinds/bought-objects.tsx';
import { compliments } from './kinds/compliments.tsx';
import { employees } from './kinds/employees.tsx';
import { form } from './kinds/form.tsx';
import { freeSalesAdvice } from './kinds/free-sales-advice.tsx';
import { imageText } from './kinds/image-text.tsx';
import { introduction } from './kinds/introduction.tsx';
import { pricePackages, pricePackagesValuation } from './kinds/price-packages.tsx';
import { services } from './kinds/service-cards.tsx';
import { steps } from './kinds/steps.tsx';
import { sureThings } from './kinds/sure-things.tsx';
import { text } from './kinds/text.tsx';
import { trust } from './kinds/trust.tsx';
import { usp } from './kinds/usp.tsx';
import { newestObjects, widget } from './kinds/widgets.tsx';

/** What a page's `head` says is above its bands. */
const banners = new Map<string, BannerDefinition<never>>(
  Object.entries({
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
  } satisfies Record<Exclude<BannerKind, 'head'>, BannerDefinition<never>>),
);

/** How to draw a kind of banner; undefined for one that the CMS knows and we don't (yet). */
export const findBanner = (soort: string): BannerDefinition<never> | undefined => banners.get(soort);
