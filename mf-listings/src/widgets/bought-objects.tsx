import { Carousel } from '@binnen/design/carousel';
import { IconSheet } from '@binnen/design/icon';
import type { Archive } from '@binnen/contracts/property';
import { defineWidget, getApi, useText } from '@binnen/platform';
import { cardIcons, PropertyCard } from '../card/property-card.tsx';
import { WidgetBand, type BandProps } from './widget-band.tsx';

function BoughtObjects({ props, data }: { props: Partial<BandProps>; data: Archive }) {
  const title = useText('bought_objects_title', 'Aangekocht voor onze klanten');
  if (data.resultaten.length === 0) return null;
  return (
    <WidgetBand tone={props.tone} titel={props.titel ?? title} subtitel={props.subtitel}>
      <IconSheet id="gekocht" of={cardIcons}>
        <Carousel label="Aangekochte woningen">
          {data.resultaten.map((home) => (
            <PropertyCard
              key={home.id}
              sheet="gekocht"
              low
              home={home}
              sizes="(width < 565px) 92vw, (width < 1200px) 46vw, clamp(385px, 26vw, 480px)"
            />
          ))}
        </Carousel>
      </IconSheet>
    </WidgetBand>
  );
}

/** Homes that the firm bought for its clients, in a carousel. */
export const widget = defineWidget(
  {
    loader: ({ context }) =>
      getApi(context).objects.archive({
        limit: 12,
        offset: 0,
        sort: '-date_created',
        status: 'AANGEKOCHT',
        fields: 'shown',
      }),
    Component: BoughtObjects,
  },
  'bought-objects',
);
