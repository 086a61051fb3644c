import { routes } from '@binnen/contracts/routes';
import type { Archive } from '@binnen/contracts/property';
import { Section, SectionHead } from '@binnen/design/section';
import { defineWidget, getApi } from '@binnen/platform';
import { PropertyCard } from '../card/property-card.tsx';
import { parseTone, type BandProps } from './band.ts';
import css from './widgets.module.css';

interface NewestProps extends BandProps {
  /** How many homes; six by default. */
  aantal?: number;
  /** What the way to all homes says. */
  knop?: string;
}

const most = 12;

/** The newest homes that are still to be had, in a grid, with the way to all of them. */
export const widget = defineWidget<NewestProps, Archive>({
  loader: ({ props, context }) =>
    getApi(context).objects.archive({
      beschikbaar: 'ja',
      limit: Math.min(most, Math.max(1, Math.round(Number(props.aantal ?? 6)) || 6)),
      offset: 0,
      soort: 'koop',
      sort: '-date_created',
    }),
  Component: ({ props, data }) =>
    data.resultaten.length === 0 ? null : (
      <Section tone={parseTone(props.tone)} data-owner="mf-listings">
        <SectionHead
          eyebrow={props.subtitel ?? 'Recent toegevoegd'}
          title={props.titel ?? 'Ons nieuwste aanbod'}
          link={{ href: routes.offer.href(), label: props.knop ?? 'Bekijk al het aanbod' }}
        />
        <ul className={css.grid} role="list">
          {data.resultaten.map((home) => (
            <li key={home.id}>
              <PropertyCard home={home} sizes="(width < 40rem) 92vw, (width < 64rem) 46vw, 385px" />
            </li>
          ))}
        </ul>
      </Section>
    ),
});
