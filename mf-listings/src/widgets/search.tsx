import { defineWidget } from '@binnen/platform';
import { SearchBox } from '../search/search-box.tsx';
import { SearchTabs } from '../search/search-tabs.tsx';

/** The search box for other pages: it leaves for the offer. For who sells, the way to the value check is beside it. */
export const widget = defineWidget(
  {
    Component: ({ props: { waardecheck, ...props } }) => {
      const Box = waardecheck ? SearchTabs : SearchBox;
      return <Box {...props} variant={props.variant === 'stay' ? 'stay' : 'leave'} />;
    },
  },
  'search',
);
