import { Button } from '@binnen/design/button';
import { Prose } from '@binnen/design/prose';
import { Section } from '@binnen/design/section';
import { prepareWidget, useText, Widget, type WidgetHandle } from '@binnen/platform';
import { defineBanner, type BannerProps } from '../kit/banner.ts';
import css from './bought-objects.module.css';

/** Homes that were bought for customers (mf-listings draws the carousel), and the way to the steps. */
function BoughtObjects({ banner, fields, data, tone, anchors }: BannerProps<WidgetHandle>) {
  const heading = useText('bought_objects_cta_title', 'Zo kopen we ook voor jou een huis aan');
  const label = useText('bought_objects_button', 'Bekijk de stappen');
  const content = fields.html('content');
  return (
    <>
      <Widget of={data} />
      <Section tone={tone} tight className={css.section} id={banner.anker ?? undefined}>
        <div className={css.block}>
          <div>
            <h2>{fields.text('cta_title') ?? heading}</h2>
            {content && <Prose html={content} />}
          </div>
          {anchors.includes('steps') && (
            <Button href="#steps" look="onDark">
              {fields.text('button') ?? label}
            </Button>
          )}
        </div>
      </Section>
    </>
  );
}

export const boughtObjects = defineBanner<WidgetHandle>({
  still: true,
  load: ({ context, fields, tone }) =>
    prepareWidget(context, 'bought-objects', {
      titel: fields.text('title') ?? undefined,
      subtitel: fields.text('subtitle') ?? undefined,
      tone,
    }),
  Component: BoughtObjects,
});
