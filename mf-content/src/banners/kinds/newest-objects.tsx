import { prepareWidget, Widget, type WidgetHandle } from '@binnen/platform';
import { defineBanner, type BannerProps } from '../kit/banner.ts';

/** The newest homes, drawn by mf-listings with its own heading: without the widget there is no gap with a title. */
function NewestObjects({ data }: BannerProps<WidgetHandle>) {
  return <Widget of={data} />;
}

export const newestObjects = defineBanner<WidgetHandle>({
  still: true,
  load: ({ context, fields, tone }) =>
    prepareWidget(context, 'newest-objects', {
      titel: fields.text('title') ?? undefined,
      subtitel: fields.text('subtitle') ?? undefined,
      knop: fields.text('button') ?? undefined,
      tone,
    }),
  Component: NewestObjects,
});
