import type { SoldHome } from '@binnen/contracts/list-answers';
import type { Archive } from '@binnen/contracts/property';
import { routes } from '@binnen/contracts/routes';
import { defineWidget, getApi } from '@binnen/platform';
import { SoldList } from '../card/sold-list.tsx';
import { formatAddress, formatPath } from '../home/address.ts';
import { WidgetBand } from './widget-band.tsx';

const most = 3;

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

/** What the office sold last, with the way to all of it. */
export const widget = defineWidget(
  {
    still: true,
    loader: async ({ context }) => {
      const { resultaten } = await getApi(context).objects.archive({
        limit: most,
        offset: 0,
        soort: 'koop',
        sort: '-verkocht',
        status: 'VERKOCHT',
        fields: 'shown',
        tellingen: 'eerste',
      });
      return resultaten.flatMap(describe);
    },
    Component: ({ props, data }) =>
      data.length === 0 ? null : (
        <WidgetBand
          tone={props.tone}
          titel={props.titel}
          subtitel={props.subtitel}
          link={{
            href: routes.offer.href({ soort: 'koop', verkocht: 'ja' }),
            label: 'Alles wat we verkochten',
          }}
        >
          <SoldList homes={data} />
        </WidgetBand>
      ),
  },
  'sold-objects',
);
