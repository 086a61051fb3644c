import { formatAddress, formatPlace, formatStreet } from '@binnen/contracts/formats/address';
import { formatVariant } from '@binnen/contracts/images';
import { definePage, useLoaderData, type PageArgs } from '@binnen/platform';
import { listFigures } from '../home/figures.ts';
import { formatPrice } from '../home/price.ts';
import { formatStatus, isAvailable } from '../home/status.ts';
import { loadProperty, type PropertyData } from './load-property.ts';
import { AllPhotos } from './photo-groups.tsx';
import { PropertyPage } from './property-page.tsx';
import { describeStructured } from './structured-data.ts';

/** Of a sentence that ends in "k.k." the point is its last. */
const joinSentences = (sentences: string[]): string =>
  sentences
    .filter(Boolean)
    .map((sentence) => (sentence.endsWith('.') ? sentence : `${sentence}.`))
    .join(' ');

const describe = ({ data: { home, photos }, url }: PageArgs<PropertyData>) => {
  if (photos) return { title: `Foto’s van ${formatAddress(home)}`, noindex: true };
  const photo = home.media.find(({ soort }) => soort === 'HOOFDFOTO')?.link;
  return {
    title: `${formatAddress(home)}: ${formatStatus(home).toLowerCase().replace('!', '')}`,
    description: joinSentences([
      [
        home.subtitle ?? `Woning in ${formatPlace(home)}`,
        formatPrice(home).replace(/^[A-Z]/, (letter) => letter.toLowerCase()),
      ].join(', '),
      listFigures(home)
        .map(([, words]) => words)
        .join(', '),
      isAvailable(home)
        ? 'Bekijk de foto’s en plan een bezichtiging bij Binnen'
        : 'Bekijk vergelijkbare woningen bij Binnen',
    ]),
    image: photo && formatVariant(photo, 1280, 'jpeg'),
    structured: describeStructured(home, url),
  };
};

function ShownHome() {
  const { home, photos } = useLoaderData() as PropertyData;
  return photos ? <AllPhotos home={home} /> : <PropertyPage />;
}

/** `/woningaanbod/{city}/{object}`: all there is to know of a home. */
export const page = definePage<PropertyData>({
  loader: loadProperty,
  late: () => true,
  Component: ShownHome,
  meta: describe,
  header: ({ data: { home } }) => ({ variant: 'singleObject', crumb: formatStreet(home) }),
});
