import {
  definePage,
  getApi,
  prepareWidget,
  useLoaderData,
  Widget,
  type WidgetHandle,
} from '@binnen/platform';
import { useState } from 'react';
import * as v from 'valibot';
import { ConcertSchema } from '../../../src/agreements/programme.ts';

interface ConcertData {
  concert: v.InferOutput<typeof ConcertSchema>;
  stage: WidgetHandle;
}

function Concert() {
  const { concert, stage } = useLoaderData<ConcertData>();
  const [isNoted, setNoted] = useState(false);
  return (
    <>
      <h1>{concert.title}</h1>
      <p>Begint om {concert.starts}.</p>
      <button type="button" aria-pressed={isNoted} onClick={() => setNoted(!isNoted)}>
        Onthoud dit concert
      </button>
      <Widget of={stage} />
    </>
  );
}

export const page = definePage<ConcertData>({
  loader: async ({ context, params }) => {
    const concert = v.parse(ConcertSchema, await getApi(context).get(`/api/concerts/${params['id']}`));
    return { concert, stage: prepareWidget(context, 'stage', { stage: concert.stage }) };
  },
  Component: Concert,
  meta: ({ data }) => ({ title: data.concert.title }),
});
