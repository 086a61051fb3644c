import { concerts } from '../../../src/api/programme.ts';

const data = { '/api/concerts': concerts, '/api/concerts/avondlied': concerts[0] };

export const samples = {
  pages: { '/': { url: '/', data }, '/concerten/:id': { url: '/concerten/avondlied', data } },
  widgets: {},
};
