import { defineWidget } from '@binnen/platform';
import { SearchBox, type SearchBoxProps } from '../search/search-box.tsx';

/** The search box for other pages: it leaves for the offer. */
export const widget = defineWidget<Pick<SearchBoxProps, 'variant' | 'zoeken' | 'radius'>, undefined>({
  Component: ({ props }) => <SearchBox {...props} variant={props.variant === 'stay' ? 'stay' : 'leave'} />,
});
