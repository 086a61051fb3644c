import type { ReadResult } from '@binnen/platform/render-protocol';
import type { Rendered, RenderReply } from '@binnen/platform/render-protocol';
import { placedWidget } from '@binnen/platform';
import {
  definePage,
  defineWidget,
  getApi,
  notFound,
  PageError,
  prepareWidget,
  redirect,
  useLoaderData,
  useNow,
  usePostedForm,
  Widget,
  type Remote,
  type WidgetArgs,
  type WidgetHandle,
} from '@binnen/platform';
import { expect, test } from 'vitest';
import { reads as ownReads } from './reads.ts';
import { samples } from './samples.ts';
import { createRender } from './entry-server.ts';

const archive = '/objects/archive/?limit=2';

const listings: Remote = {
  pages: {
    '/aanbod': async () =>
      definePage({
        loader: async ({ context }) =>
          (await getApi(context).objects.archive({ limit: 2 })).paginering.totaalAantal,
        Component: () => <p>{useLoaderData() as number} huizen</p>,
        meta: ({ data }) => ({ title: `${data} huizen te koop`, description: 'Alle "huizen"' }),
        header: () => ({ variant: 'Default', title: 'Aanbod' }),
      }),
    '/weg': async () =>
      definePage({
        loader: () => redirect('/aanbod', 302),
        Component: () => null,
        meta: () => ({ title: '' }),
      }),
    '/huis/:slug': async () =>
      definePage({
        loader: ({ params }) => {
          if (params['slug'] === 'dicht') throw new PageError(400, 'Bad request');
          throw notFound('address');
        },
        Component: () => null,
        meta: () => ({ title: 'Huis' }),
      }),
    '/verhaal/:slug': async () =>
      definePage({
        middleware: ['slug:blog'],
        loader: ({ params }) => params['slug'],
        Component: () => <p>verhaal {useLoaderData() as string}</p>,
        meta: () => ({ title: 'Verhaal' }),
      }),
    '/van-later': async () =>
      definePage({
        middleware: ['of a later shell' as never],
        Component: () => <p>zonder wacht</p>,
        meta: () => ({ title: 'Van later' }),
      }),
    '/stuk': async () =>
      definePage({
        Component: () => {
          throw new Error('a bug');
        },
        meta: () => ({ title: 'Stuk' }),
      }),
    '/kop-stuk': async () =>
      definePage({
        loader: () => 'data',
        Component: () => <p>de pagina zelf</p>,
        meta: () => ({ title: 'Kop' }),
        header: () => {
          throw new Error('a bug');
        },
      }),
    '/kop-zonder-vorm': async () =>
      definePage({
        loader: () => 'data',
        Component: () => <p>de pagina zelf</p>,
        meta: () => ({ title: 'Kop' }),
        header: () => ({ variant: 'Page', title: { is: 'no text' } as never }),
      }),
    '/kruimel-stuk': async () =>
      definePage({
        loader: () => 'data',
        Component: () => <p>de pagina zelf</p>,
        meta: () => ({ title: 'Kop' }),
        header: () => ({ variant: 'SingleBlog', title: 'Een blog', crumb: { is: 'no text' } as never }),
      }),
    '/titel-stuk': async () =>
      definePage({
        loader: () => 'data',
        Component: () => <p>de pagina zelf</p>,
        meta: () => {
          throw new Error('a bug');
        },
      }),
    '/stil/:widget': async () =>
      definePage({
        loader: ({ context, params }) => prepareWidget(context, placedWidget(params['widget']!), {}),
        Component: () => <Widget of={useLoaderData() as WidgetHandle} />,
        meta: () => ({ title: 'Stil' }),
        late: () => true,
        still: ({ url }) => url.search === '',
      }),
    '/nu': async () =>
      definePage({ Component: () => <time>{useNow()}</time>, meta: () => ({ title: 'Nu' }) }),
    '/formulier': async () =>
      definePage({
        Component: () => <p>{usePostedForm('contact')?.values['naam'] ?? 'leeg'}</p>,
        meta: () => ({ title: 'Formulier' }),
      }),
  },
  widgets: {
    teller: async () =>
      defineWidget({
        loader: async ({ context, props }: WidgetArgs<{ woord: string }>) =>
          `${props.woord} ${await getApi(context).objects.countAvailable()}`,
        Component: ({ data }: { props: { woord: string }; data: string }) => <strong>{data}</strong>,
      }),
    stil: async () => defineWidget({ still: true, Component: () => <p>alleen tekst</p> }),
    kapot: async () =>
      defineWidget({
        Component: () => {
          throw new Error('a bug');
        },
      }),
  },
};

const content: Remote = {
  pages: {
    '/': async () =>
      definePage({
        loader: ({ context }) => ({
          good: prepareWidget(context, placedWidget('teller'), { woord: 'nog' }),
          gone: prepareWidget(context, placedWidget('bestaat-niet'), {}),
        }),
        Component: () => {
          const { good, gone } = useLoaderData() as Record<'good' | 'gone', WidgetHandle>;
          return (
            <section>
              <Widget of={good} />
              <Widget of={gone} missing={<em>niets</em>} />
            </section>
          );
        },
        meta: () => ({ title: 'Thuis' }),
      }),
    '/met-kapot': async () =>
      definePage({
        loader: ({ context }) => prepareWidget(context, placedWidget('kapot'), {}),
        Component: () => (
          <section>
            <Widget of={useLoaderData() as WidgetHandle} missing={<em>bel ons</em>} />
            <p>de rest</p>
          </section>
        ),
        meta: () => ({ title: 'Kapot' }),
      }),
  },
  widgets: {},
};

const frame = Object.values(samples.pages)[0]!.data;
const encode = (data: Record<string, unknown>): Record<string, ReadResult> =>
  Object.fromEntries(Object.entries(data).map(([call, reply]) => [call, JSON.stringify(reply)]));

const declared = (reads: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(reads).map(([name, own]) => [name, { version: '1.2.0', reads: own }]));
const reads = { shell: ownReads, 'mf-listings': ['/objects/archive/', '/realworks/objects'] };
const render = createRender(
  { 'mf-listings': listings, 'mf-content': content },
  { id: 'test', remotes: [] },
  declared({ ...reads, 'mf-content': [] }),
);
const ask = (path: string, data: Record<string, ReadResult> = {}, more: object = {}): Promise<RenderReply> =>
  render({ url: `https://binnen.example${path}`, data: { ...encode(frame), ...data }, now: 1_000, ...more });

const show = async (...words: Parameters<typeof ask>): Promise<Rendered & { text: string }> => {
  const reply = await ask(...words);
  if ('reads' in reply) throw new Error(`misses ${reply.reads.join()}`);
  return { ...reply, text: reply.html.map((piece) => new TextDecoder().decode(piece)).join('') };
};

test('answers what its loaders miss, all at once, and draws nothing yet', async () => {
  const reply = await render({ url: 'https://binnen.example/aanbod', data: {}, now: 0 });
  expect(reply).toEqual({
    reads: expect.arrayContaining([archive, '/content/texts', '/content/frame']),
  });
});

test('says which of the texts its document needs: those that were read', async () => {
  const short = { menu_titel: 'Kaart', form_error: 'Mis', error_title: 'Au' };
  const texts = { versie: 'v1', short, long: { bedankt: '<p>Dank</p>' } };
  const data = encode({
    [archive]: { resultaten: [], paginering: { totaalAantal: 7 } },
    '/content/texts': texts,
  });
  const page = await show('/aanbod', data);
  expect(page.text).toContain('Kaart');
  expect(JSON.parse(page.parts!['/content/texts']!)).toEqual({
    versie: 'v1',
    short: { menu_titel: 'Kaart' },
    long: {},
  });
});

test('draws a page in its frame once all is there, and says what it used', async () => {
  const page = await show(
    '/aanbod',
    encode({ [archive]: { resultaten: [], paginering: { totaalAantal: 7 } } }),
  );
  expect(page).toMatchObject({ status: 200, pattern: '/aanbod' });
  expect(page.used).toContain(archive);
  expect(page.text).toContain('<p>7<!-- --> huizen</p>');
  expect(page.text).toContain('<title>7 huizen te koop | Binnen makelaars</title>');
  expect(page.text).toContain('content="Alle &quot;huizen&quot;"');
  expect(page.text).toContain('<link rel="canonical" href="https://binnen.example/aanbod">');
});

test('the same question always has the same answer', async () => {
  const data = encode({ [archive]: { resultaten: [], paginering: { totaalAantal: 7 } } });
  expect((await show('/aanbod', data)).text).toBe((await show('/aanbod', data)).text);
});

test('a widget of another remote is drawn with its own data; one that nobody has is a quiet gap', async () => {
  const page = await show('/');
  expect(page.text).toContain('<strong>nog 12</strong>');
  expect(page.text).toContain('<em>niets</em>');
  expect(page.widgets).toEqual(['teller']);
  expect(page.gaps).toEqual([{ widget: 'bestaat-niet', owner: null, reason: 'not-offered' }]);
});

test('a widget that throws while it is drawn is a gap that says whose it is, and where it threw; a whole page has none', async () => {
  const page = await show('/met-kapot');
  expect(page.status).toBe(200);
  expect(page.text).toContain('de rest');
  expect(page.text).toContain('<em>bel ons</em>');
  expect(page.gaps).toEqual([
    {
      widget: 'kapot',
      owner: 'mf-listings',
      reason: 'failed',
      detail: expect.stringMatching(/^Error: [^\n]+ at /),
    },
  ]);
  expect((await show('/nu')).gaps).toBeUndefined();
});

test('with which props a widget was asked for is told where the request asks', async () => {
  expect((await show('/')).asked).toBeUndefined();
  expect((await show('/', {}, { tellsWidgets: true })).asked).toEqual([
    { widget: 'teller', props: { woord: 'nog' } },
    { widget: 'bestaat-niet', props: {} },
  ]);
});

test('a widget whose read fails costs the page nothing else', async () => {
  const call =
    '/realworks/objects?aantal=1&actief=true&status=BESCHIKBAAR&status=ONDER_BOD&status=VERKOCHT_ONDER_VOORBEHOUD&status=VERHUURD_ONDER_VOORBEHOUD&vanaf=999999999';
  const page = await show('/', { [call]: { status: 503, code: 'upstream-unavailable' } });
  expect(page.status).toBe(200);
  expect(page.gaps).toContainEqual({
    widget: 'teller',
    owner: 'mf-listings',
    reason: 'no-data',
    detail: '503 upstream-unavailable',
  });
  expect(page.text).not.toContain('<strong>');
  expect(page.widgets).toEqual([]);
});

test('a read that fails with 404 gives the error page of what is missing, with its status and noindex', async () => {
  const page = await show('/aanbod', { [archive]: { status: 404, code: 'city-not-found' } });
  expect(page.status).toBe(404);
  expect(page.text).toContain('Plaats niet gevonden');
  expect(page.text).toContain('<meta name="robots" content="noindex">');
});

test.each([
  ['/huis/weg', 404],
  ['/huis/dicht', 400],
  ['/bestaat/niet', 404],
  ['/adres-niet-gevonden', 404],
  ['/400', 400],
])('%s answers %i at the asked URL', async (path, status) => {
  const page = await show(path);
  expect(page.status).toBe(status);
  expect(page.text).toContain('Terug naar home');
});

test('a page that names a middleware which the shell does not have answers 500, and is not drawn', async () => {
  const page = await show('/van-later');
  expect(page.status).toBe(500);
  expect(page.text).toContain('Terug naar home');
  expect(page.text).not.toContain('zonder wacht');
});

test.each(['..%2Fx', 'A', '%00', '%3Cb%3E', 'a'.repeat(201)])(
  'a path with %s where a slug belongs is missing, and its loader does not run',
  async (slug) => {
    const page = await show(`/verhaal/${slug}`);
    expect(page.status).toBe(404);
    expect(page.text).toContain('Deze blog bestaat niet');
  },
);

test('a page whose path is a slug gets it', async () => {
  expect((await show('/verhaal/een-huis-2')).text).toContain('een-huis-2</p>');
});

test.each([
  ['header', '/kop-stuk', 'Kop | Binnen'],
  ['header that cannot be drawn', '/kop-zonder-vorm', 'Kop | Binnen'],
  ['crumb', '/kruimel-stuk', 'Kop | Binnen'],
  ['title', '/titel-stuk', 'Binnen'],
])('a page with a bug in its %s is shown in the frame, and tells the log', async (_, path, title) => {
  const page = await show(path);
  expect(page.status).toBe(200);
  expect(page.text).toContain('<p>de pagina zelf</p>');
  expect(page.text).toContain('<footer');
  expect(page.text).toContain(`<title>${title}`);
  expect(page.text).not.toContain('a bug');
  expect(page.text.match(/<h1/g) ?? []).toHaveLength(path === '/titel-stuk' ? 0 : 1);
  expect(page.fault).toMatch(/^Error: /);
});

test('a page with a bug in its content answers 500 in the frame, and says nothing of the bug', async () => {
  const page = await show('/stuk');
  expect(page.status).toBe(500);
  expect(page.text).toContain('<footer');
  expect(page.text).not.toContain('a bug');
  expect(page.text).toContain('<title>Helaas, er ging iets mis!</title>');
  expect(page.fault).toMatch(/^Error: a bug at /);
});

const needs = async (...words: Parameters<typeof ask>) => {
  const { late, still, text } = await show(...words);
  const [, named] = /data-page="([^"]+)"/.exec(text)!;
  return { late, still, named: JSON.parse(named!.replaceAll('&quot;', '"')) as object };
};

test('a page needs no script when it says so for its data, and each of its widgets does', async () => {
  const quiet = await needs('/stil/stil');
  expect(quiet).toMatchObject({ late: true, still: true, named: { still: true } });
  for (const lively of [
    await needs('/stil/teller'),
    await needs('/stil/stil?levend'),
    await needs('/stil/stil', {}, { form: { form: 'contact', values: {}, errors: {} } }),
  ]) {
    expect(lively.still).toBeUndefined();
    expect(lively.named).not.toHaveProperty('still');
  }
});

test('a loader that redirects gives a location and no document', async () => {
  expect(await show('/weg')).toMatchObject({ status: 302, location: '/aanbod', text: '' });
});

test('the time is the one that was given', async () => {
  expect((await show('/nu')).text).toContain('<time>1000</time>');
});

test("a posted form's values are in its own render only", async () => {
  const form = { form: 'contact', values: { naam: '<Anna>' }, errors: {} };
  expect((await show('/formulier', {}, { form })).text).toContain('<p>&lt;Anna&gt;</p>');
  expect((await show('/formulier')).text).toContain('<p>leeg</p>');
});

test('the title of a page says first that its form was not taken', async () => {
  const posted = { form: 'contact', values: {}, errors: {} };
  const { text } = await show('/formulier', {}, { form: { ...posted, message: 'Er ging wat fout' } });
  expect(text).toContain('<title>Fout: Formulier | Binnen makelaars</title>');
  expect((await show('/formulier', {}, { form: posted })).text).toContain('<title>Formulier |');
});

test('one widget can be drawn alone, and then its failure is a failure', async () => {
  const widget = { name: 'teller', props: { woord: 'alleen' } };
  expect((await show('/', {}, { widget })).text).toContain('<strong>alleen 12</strong>');
  await expect(ask('/', {}, { widget: { name: 'bestaat-niet', props: {} } })).rejects.toThrow('bestaat-niet');
});

test('why the code of one widget does not load is told', async () => {
  const broken: Remote = {
    pages: {},
    widgets: { stuk: () => Promise.reject(new Error('kapot bij laden')) },
  };
  const draw = createRender({ 'mf-stuk': broken }, { id: 'test', remotes: [] }, {});
  await expect(
    draw({ url: 'https://binnen.example/', data: {}, now: 0, widget: { name: 'stuk', props: {} } }),
  ).rejects.toThrow('The widget "stuk" could not be loaded: Error: kapot bij laden');
});

test('a release reads what it declared itself, whatever others declared and whatever was read for them', async () => {
  const call = '/objects/archive/?limit=2';
  const data = encode({ [call]: { resultaten: [], paginering: { totaalAantal: 7 } } });
  const curious: Remote = {
    pages: {
      '/nieuwsgierig': async () =>
        definePage({
          loader: async ({ context }) => (await getApi(context).objects.archive({ limit: 2 })).resultaten,
          Component: () => null,
          meta: () => ({ title: 'Nieuwsgierig' }),
        }),
      '/stil-nieuwsgierig': async () =>
        definePage({
          loader: ({ context }) =>
            getApi(context)
              .objects.archive({ limit: 2 })
              .catch(() => null),
          Component: () => <p>zonder</p>,
          meta: () => ({ title: 'Zonder' }),
        }),
      '/met-widget': async () =>
        definePage({
          loader: ({ context }) => prepareWidget(context, placedWidget('teller'), { woord: 'nog' }),
          Component: () => <Widget of={useLoaderData() as WidgetHandle} />,
          meta: () => ({ title: 'Met widget' }),
        }),
    },
    widgets: {},
  };
  const remotes = { 'mf-listings': listings, 'mf-curious': curious };
  const refuses = 'mf-curious 1.2.0 reads /objects/archive/, which it does not declare.';
  const draw = async (path: string, own: string[], more = {}) => {
    const site = { ...reads, 'mf-curious': own };
    const url = `https://binnen.example${path}`;
    const given = { ...encode(frame), ...data };
    return createRender(
      remotes,
      { id: 'test', remotes: [] },
      declared(site),
    )({ url, data: given, now: 0, ...more });
  };
  const refused = (await draw('/nieuwsgierig', ['/objects/places/'])) as Rendered;
  expect(refused).toMatchObject({ status: 500, fault: expect.stringContaining(refuses) });
  expect(refused.used).not.toContain(call);
  expect(await draw('/nieuwsgierig', ['/objects/archive/'])).toMatchObject({
    status: 200,
    used: expect.arrayContaining([call]),
  });
  // A loader that goes on without is told all the same.
  expect(await draw('/stil-nieuwsgierig', [])).toMatchObject({
    status: 200,
    fault: expect.stringContaining(refuses),
  });
  // A widget reads in the name of the release that it is of, not of the page's.
  expect(await draw('/met-widget', [])).toMatchObject({ status: 200, widgets: ['teller'] });
  const widgetless = createRender(
    remotes,
    { id: 'test', remotes: [] },
    declared({ shell: ownReads, 'mf-curious': ['/realworks/objects'], 'mf-listings': [] }),
  );
  const url = 'https://binnen.example/met-widget';
  const says = expect.stringContaining('mf-listings 1.2.0 reads /realworks/objects, which');
  expect(await widgetless({ url, data: encode(frame), now: 0 })).toMatchObject({
    fault: says,
    gaps: [{ widget: 'teller', owner: 'mf-listings', reason: 'failed', detail: says }],
  });
  await expect(
    widgetless({
      url,
      data: encode(frame),
      now: 0,
      widget: { name: 'teller', props: { woord: 'alleen' } },
    }),
  ).rejects.toThrow('mf-listings 1.2.0 reads /realworks/objects');
});

test('a loader cannot change a reply for the next visitor', async () => {
  const data = encode({ [archive]: { resultaten: [], paginering: { totaalAantal: 7 } } });
  const greedy = createRender(
    {
      'mf-greedy': {
        pages: {
          '/gulzig': async () =>
            definePage({
              loader: async ({ context }) => {
                const reply = await getApi(context).objects.archive({ limit: 2 });
                reply.paginering.totaalAantal += 1;
                return reply.paginering.totaalAantal;
              },
              Component: () => null,
              meta: () => ({ title: 'Gulzig' }),
            }),
        },
        widgets: {},
      },
    },
    { id: 'test', remotes: [] },
    declared({ shell: ownReads, 'mf-greedy': ['/objects/archive/'] }),
  );
  const reply = await greedy({
    url: 'https://binnen.example/gulzig',
    data: { ...encode(frame), ...data },
    now: 0,
  });
  expect((reply as Rendered).status).toBe(500);
});
