import { Carousel } from '@binnen/design/carousel';
import { IconSheet } from '@binnen/design/icon';
import { defineWidget, getApi } from '@binnen/platform';
import { cardIcons, PropertyCard } from '../card/property-card.tsx';
import { WidgetBand } from './widget-band.tsx';

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
    Component: ({ props, data }) =>
      data.resultaten.length === 0 ? null : (
        <WidgetBand tone={props.tone} titel={props.titel} subtitel={props.subtitel}>
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
      ),
  },
  'bought-objects',
);
