import { stages } from '../../../src/api/programme.ts';

const data = { '/api/stages/weide': stages[0] };

export const samples = {
  pages: { '/podia/:id': { url: '/podia/weide', data } },
  widgets: { stage: { url: '/', data, props: { stage: 'weide' } } },
};
