import { formatAddress } from '@binnen/contracts/formats/address';
import type { SoldHome, SoldSummary } from '@binnen/contracts/list-answers';
import { formatDate } from '@binnen/contracts/formats/local-date';
import type { Archive } from '@binnen/contracts/property';
import { routes } from '@binnen/contracts/routes';
import { newestSold } from '@binnen/contracts/sold/newest-sold';
import { defineWidget, getApi, useText } from '@binnen/platform';
import { SoldList } from '../card/sold-list.tsx';
import { formatPath } from '../home/address.ts';
import { WidgetBand, type BandProps } from './widget-band.tsx';
import css from './widgets.module.css';

const describe = (home: Archive['resultaten'][number]): SoldHome[] =>
  home.verkocht_op
    ? [
        {
          adres: formatAddress(home),
          pad: formatPath(home),
          verkocht_op: home.verkocht_op,
          verkocht_na: home.verkocht_na ?? null,
          laatste_vraagprijs: home.koopprijs,
        },
      ]
    : [];

/** So few say nothing of an office. */
const fewest = 5;

/** "Van 1 januari tot en met 2 oktober 2026 verkochten we 61 woningen, de helft binnen 34 dagen." */
const summarize = ({ vanaf, tot, aantal, dagen }: SoldSummary): string => {
  if (aantal < fewest) return '';
  const days = dagen === null ? '' : `, de helft binnen ${dagen} ${dagen === 1 ? 'dag' : 'dagen'}`;
  return `Van ${formatDate(vanaf).replace(/ \d{4}$/, '')} tot en met ${formatDate(tot)} verkochten we ${aantal} woningen${days}.`;
};

interface SoldProps {
  props: Partial<BandProps>;
  data: { homes: SoldHome[]; summary: string };
}

function SoldObjects({ props, data }: SoldProps) {
  const title = useText('sold_objects_title', 'Pas verkocht');
  if (data.homes.length === 0) return null;
  return (
    <WidgetBand
      tone={props.tone}
      titel={props.titel ?? title}
      subtitel={props.subtitel}
      link={{
        href: routes.offer.href({ soort: 'koop', verkocht: 'ja' }),
        label: 'Alle verkochte en aangekochte woningen',
      }}
    >
      {data.summary && <p className={css.summary}>{data.summary}</p>}
      <SoldList homes={data.homes} />
    </WidgetBand>
  );
}

/** The newest sales of the office, with the way to all sold homes. Some of those were sold by others. */
export const widget = defineWidget(
  {
    still: true,
    loader: async ({ context }) => {
      const { resultaten, verkoop } = await getApi(context).objects.archive(newestSold);
      return { homes: resultaten.flatMap(describe), summary: verkoop ? summarize(verkoop) : '' };
    },
    Component: SoldObjects,
  },
  'sold-objects',
);
