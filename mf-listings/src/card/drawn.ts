import * as platform from '@binnen/platform';
import { createElement } from 'react';

/** A shell from before `useDrawn` draws each part anew. */
export const {
  useDrawn = (_of, Part, props) => ({ children: createElement(Part, props) }),
}: Partial<typeof platform> = platform;
