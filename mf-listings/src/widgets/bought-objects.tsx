import type { Archive } from '@binnen/contracts/property';
import { Carousel } from '@binnen/design/carousel';
import { Section, SectionHead } from '@binnen/design/section';
import { defineWidget, getApi } from '@binnen/platform';
import { PropertyCard } from '../card/property-card.tsx';
import { parseTone, type BandProps } from './band.ts';

const defaultTitle = 'Aangekocht voor onze klanten';

/** Homes that the firm bought for its clients, in a carousel. */
export const widget = defineWidget<BandProps, Archive>({
  loader: ({ context }) =>
    getApi(context).objects.archive({ limit: 12, offset: 0, sort: '-date_created', status: 'AANGEKOCHT' }),
  Component: ({ props, data }) =>
    data.resultaten.length === 0 ? null : (
      <Section tone={parseTone(props.tone)} data-owner="mf-listings">
        <SectionHead title={props.titel ?? defaultTitle} eyebrow={props.subtitel} />
        <Carousel label={props.titel ?? defaultTitle}>
          {data.resultaten.map((home) => (
            <PropertyCard
              key={home.id}
              home={home}
              sizes="(width < 565px) 92vw, (width < 1200px) 46vw, 385px"
            />
          ))}
        </Carousel>
      </Section>
    ),
});
