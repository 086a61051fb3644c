import type { Archive } from '@binnen/contracts/property';
import { IconSheet } from '@binnen/design/icon';
import { Shelf } from '@binnen/design/shelf';
import { routes } from '@binnen/contracts/routes';
import { defineWidget, getApi, useText } from '@binnen/platform';
import { cardIcons, PropertyCard } from '../card/property-card.tsx';
import { WidgetBand, type BandProps } from './widget-band.tsx';
import css from './widgets.module.css';

interface NewestProps extends Partial<BandProps> {
  /** How many homes; six by default. */
  aantal?: number;
  /** The words of the link to all homes. */
  knop?: string;
}

const most = 12;

function NewestObjects({ props, data }: { props: NewestProps; data: Archive }) {
  const title = useText('newest_objects_title', 'Ons nieuwste aanbod');
  const eyebrow = useText('newest_objects_subtitle', 'Recent toegevoegd');
  const label = useText('newest_objects_link', 'Bekijk het hele aanbod');
  if (data.resultaten.length === 0) return null;
  return (
    <WidgetBand
      tone={props.tone}
      titel={props.titel ?? title}
      subtitel={props.subtitel ?? eyebrow}
      link={{ href: routes.offer.href(), label: props.knop ?? label }}
    >
      <IconSheet id="nieuw" of={cardIcons}>
        <Shelf className={css.grid}>
          {data.resultaten.map((home) => (
            <li key={home.id}>
              <PropertyCard
                sheet="nieuw"
                low
                home={home}
                sizes="(width < 40rem) 84vw, (width < 64rem) 46vw, clamp(385px, 26vw, 480px)"
              />
            </li>
          ))}
        </Shelf>
      </IconSheet>
    </WidgetBand>
  );
}

/** The newest homes that are still available, in a grid, under a heading with the way to all of them. */
export const widget = defineWidget(
  {
    loader: ({ props, context }) =>
      getApi(context).objects.archive({
        beschikbaar: 'ja',
        limit: Math.min(most, Math.max(1, Math.round(props.aantal ?? 6))),
        offset: 0,
        soort: 'koop',
        sort: '-date_created',
        fields: 'shown',
      }),
    Component: NewestObjects,
  },
  'newest-objects',
);
