import type { Site } from '@binnen/composer/environment';

type ListPages = Site['listPagesWith'];

let listPages: ListPages = () => Promise.reject(new Error('No content can be read.'));

/** Content is read by a folder that stands on this one: it says how, while modules load. */
export const provideListPages = (given: ListPages): void => void (listPages = given);

export const listPagesWith: ListPages = (...asked) => listPages(...asked);
