import type { Archive } from '@binnen/contracts/property';
import { defineWidget, getApi } from '@binnen/platform';
import { PropertyCard } from '../card/property-card.tsx';
import css from './widgets.module.css';

interface NewestProps {
  /** How many homes; six by default. */
  aantal?: number;
}

const most = 12;

/** The newest homes that are still to be had, in a grid. Titles and the way to all of them are the page's. */
export const widget = defineWidget<NewestProps, Archive>({
  loader: ({ props, context }) =>
    getApi(context).objects.archive({
      beschikbaar: 'ja',
      limit: Math.min(most, Math.max(1, Math.round(props.aantal ?? 6))),
      offset: 0,
      soort: 'koop',
      sort: '-date_created',
    }),
  Component: ({ data }) =>
    data.resultaten.length === 0 ? null : (
      <ul className={css.grid} role="list" data-owner="mf-listings">
        {data.resultaten.map((home) => (
          <li key={home.id}>
            <PropertyCard home={home} sizes="(width < 36rem) 92vw, (width < 64rem) 46vw, 385px" />
          </li>
        ))}
      </ul>
    ),
});
