import { placedWidget, prepareWidget, Widget, type WidgetHandle } from '@binnen/platform';
import { defineBanner, type BannerProps } from '../kit/banner.ts';

/** All of the band is the widget's, its heading too: without it there is no gap with a title. */
function WidgetAlone({ data }: BannerProps<WidgetHandle | null>) {
  return data && <Widget of={data} />;
}

/** The newest homes, drawn by mf-listings. */
export const newestObjects = defineBanner<WidgetHandle | null>({
  still: true,
  load: ({ context, fields, tone }) =>
    prepareWidget(context, 'newest-objects', {
      titel: fields.text('title') ?? undefined,
      subtitel: fields.text('subtitle') ?? undefined,
      knop: fields.text('button') ?? undefined,
      tone,
    }),
  Component: WidgetAlone,
});

/** A widget of any remote that an editor placed: the row `widget` names it, the other rows are its values. */
export const widget = defineBanner<WidgetHandle | null>({
  still: true,
  load: ({ context, fields }) => {
    const { widget: name, ...values } = fields.texts();
    return name ? prepareWidget(context, placedWidget(name), values) : null;
  },
  Component: WidgetAlone,
});
