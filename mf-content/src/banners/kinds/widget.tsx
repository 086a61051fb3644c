import { placedWidget } from '@binnen/platform';
import { prepareWidget, Widget, type WidgetHandle } from '@binnen/platform';
import { defineBanner, type BannerProps } from '../kit/banner.ts';

/** A widget of any remote that an editor placed: the row `widget` names it, the other rows are its values. */
function PlacedWidget({ data }: BannerProps<WidgetHandle | null>) {
  return data && <Widget of={data} />;
}

export const widget = defineBanner<WidgetHandle | null>({
  still: true,
  load: ({ context, fields }) => {
    const { widget: name, ...values } = fields.texts();
    return name ? prepareWidget(context, placedWidget(name), values) : null;
  },
  Component: PlacedWidget,
});
