import { defineWidget } from '@binnen/platform';
import { SearchBox } from '../search/search-box.tsx';

/** The search box for other pages: it leaves for the offer. */
export const widget = defineWidget(
  {
    Component: ({ props }) => <SearchBox {...props} variant={props.variant === 'stay' ? 'stay' : 'leave'} />,
  },
  'search',
);
