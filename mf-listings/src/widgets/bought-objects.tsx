import type { Archive } from '@binnen/contracts/property';
import { Carousel } from '@binnen/design/carousel';
import { defineWidget, getApi } from '@binnen/platform';
import { PropertyCard } from '../card/property-card.tsx';
import css from './widgets.module.css';

/** Homes that the firm bought for its clients, in a carousel. */
export const widget = defineWidget<Record<string, never>, Archive>({
  loader: ({ context }) =>
    getApi(context).objects.archive({ limit: 12, offset: 0, sort: '-date_created', status: 'AANGEKOCHT' }),
  Component: ({ data }) =>
    data.resultaten.length === 0 ? null : (
      <div className={css.carousel} data-owner="mf-listings">
        <Carousel label="Aangekochte woningen">
          {data.resultaten.map((home) => (
            <PropertyCard
              key={home.id}
              home={home}
              sizes="(width < 565px) 92vw, (width < 1200px) 46vw, 385px"
            />
          ))}
        </Carousel>
      </div>
    ),
});
