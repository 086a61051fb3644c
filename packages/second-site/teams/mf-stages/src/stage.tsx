import { definePage, defineWidget, getApi, useLoaderData, type LoaderFunctionArgs } from '@binnen/platform';
import { useState } from 'react';
import * as v from 'valibot';
import { StageSchema } from '../../../src/agreements/programme.ts';

type Stage = v.InferOutput<typeof StageSchema>;

const load = async (context: LoaderFunctionArgs['context'], id = ''): Promise<Stage> =>
  v.parse(StageSchema, await getApi(context).get(`/api/stages/${id}`));

function Places({ stage: { name, places } }: { stage: Stage }) {
  const [isShown, setShown] = useState(false);
  return (
    <div data-owner="mf-stages">
      <p>
        {name}, {places} plaatsen
      </p>
      <button type="button" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        Hoe kom ik er?
      </button>
      {isShown && <p>Loop langs de oever naar {name}.</p>}
    </div>
  );
}

function StagePage() {
  const stage = useLoaderData<Stage>();
  return (
    <>
      <h1>{stage.name}</h1>
      <Places stage={stage} />
    </>
  );
}

export const page = definePage<Stage>({
  loader: ({ context, params }) => load(context, params['id']),
  Component: StagePage,
  meta: ({ data }) => ({ title: data.name }),
});

export const widget = defineWidget<{ stage: string }, Stage>({
  loader: ({ context, props }) => load(context, props.stage),
  Component: ({ data }) => <Places stage={data} />,
});
