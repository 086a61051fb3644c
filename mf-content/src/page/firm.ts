import { readPaths } from '@binnen/contracts/read-paths';
import type { AllTexts } from '@binnen/contracts/content';
import { routes } from '@binnen/contracts/routes';
import type { Api } from '@binnen/platform';
import { orElse } from '../reading/or-else.ts';

const pages: string[] = [routes.home.href(), routes.contact.href(), routes.overBinnen.href()];

/** Whether a page is about the firm itself. */
export const showsFirm = (path: string): boolean => pages.includes(path);

const fallbacks = {
  primary_phone_number: '0570 555 010',
  general_email: 'info@binnen.example',
  address_street: 'Keulenstraat 19c',
  address_city: '7418 ET Deventer',
};

/** The firm for search engines, in the editors' words. */
export const readFirm = async (api: Api, origin: string): Promise<object> => {
  const texts = await orElse(api.get<AllTexts>(readPaths.texts), null);
  const text = (key: keyof typeof fallbacks) => texts?.short[key]?.trim() || fallbacks[key];
  const [, postalCode, city] = /^(\d{4} ?[A-Z]{2})?\s*(.*)$/i.exec(text('address_city')) ?? [];
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateAgent',
    '@id': `${origin}/#binnen`,
    name: 'Binnen',
    url: `${origin}/`,
    logo: `${origin}/favicon.svg`,
    telephone: text('primary_phone_number'),
    email: text('general_email'),
    address: {
      '@type': 'PostalAddress',
      streetAddress: text('address_street'),
      postalCode,
      addressLocality: city,
      addressCountry: 'NL',
    },
    areaServed: 'Deventer en omgeving',
  };
};
