import { definePage, getApi, Link, useLoaderData } from '@binnen/platform';
import * as v from 'valibot';
import { ConcertSchema } from '../../../src/agreements/programme.ts';

const ConcertsSchema = v.array(ConcertSchema);

function Programme() {
  return (
    <>
      <h1>Programma</h1>
      <ul>
        {v.parse(ConcertsSchema, useLoaderData()).map(({ id, title, starts }) => (
          <li key={id}>
            <Link to={`/concerten/${id}`}>{title}</Link>, {starts}
          </li>
        ))}
      </ul>
    </>
  );
}

export const page = definePage({
  loader: async ({ context }) => v.parse(ConcertsSchema, await getApi(context).get('/api/concerts')),
  Component: Programme,
  meta: () => ({ title: 'Programma' }),
});
