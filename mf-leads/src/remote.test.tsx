import { createApi } from '@binnen/contracts/api';
import * as contracts from '@binnen/contracts/forms';
import { controlFields } from '@binnen/contracts/forms/control-fields';
import type { PostedForm } from '@binnen/platform/render-protocol';
import {
  ApiError,
  apiContext,
  describeMoment,
  MomentView,
  PostedFormContext,
  RouterContextProvider,
  TextsContext,
  type WidgetModule,
} from '@binnen/platform';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { forms } from '../test/form-table.ts';
import { reads } from './reads.ts';
import { remote } from './remote.ts';
import { samples } from './samples.ts';

type AnyWidget = WidgetModule<Record<string, unknown>, unknown>;

interface Setting {
  data?: Record<string, unknown>;
  props?: Record<string, unknown>;
  texts?: Record<string, string>;
  url?: string;
  posted?: PostedForm;
}

/** Renders a widget as the server does: its loader first, on the replies that are given; then to a string. */
const render = async (name: string, setting: Setting = {}) => {
  const sample = samples.widgets[name]!;
  const { data = sample.data, props = sample.props ?? {}, texts = {}, posted } = setting;
  const widget = (await remote.widgets[name]!()) as unknown as AnyWidget;
  const used: string[] = [];
  const context = new RouterContextProvider();
  context.set(
    apiContext,
    createApi((call) => {
      used.push(call);
      return call in data
        ? Promise.resolve(data[call])
        : Promise.reject(new ApiError(503, 'upstream-unavailable', call));
    }),
  );
  const loaded: unknown = await widget.loader?.({ props, context });
  const { pathname, search } = new URL(setting.url ?? sample.url, 'https://binnen.example');
  const Component = () => <widget.Component props={props} data={loaded} />;
  const moment = describeMoment({
    location: { pathname, search, hash: '', key: 'default', state: null },
    matches: [{ params: {}, pathname, route: { id: 'page', handle: { Component } } }],
    loaderData: {},
    errors: null,
  });
  const html = renderToString(
    <TextsContext value={{ short: texts, long: {} }}>
      <PostedFormContext value={posted}>
        <MomentView moment={moment} />
      </PostedFormContext>
    </TextsContext>,
  );
  return { html: html.replaceAll('\u00a0', ' ').replaceAll('<!-- -->', ''), used };
};

const widgets = Object.keys(remote.widgets);

describe.each(widgets)('%s', (name) => {
  test('renders on its sample, reads what it declares, and has no inline style', async () => {
    const { html, used } = await render(name);
    expect(html).toContain('data-owner="mf-leads"');
    expect(html).not.toContain('style=');
    expect(used.filter((call) => !reads.includes(call))).toEqual([]);
    expect(used.filter((call) => !(call in samples.widgets[name]!.data))).toEqual([]);
  });

  test('renders when nothing can be read', async () => {
    const { html } = await render(name, { data: {} });
    expect(html).toContain('data-owner="mf-leads"');
  });
});

test.each(forms)(
  '$widget is a real form with its name, address, button and title',
  async ({ widget, form, call, button, title }) => {
    const { html } = await render(widget);
    expect(html).toMatch(
      new RegExp(
        `<form[^>]+method="post"[^>]+action="/ac/contact/add/${call}"|<form[^>]+action="/ac/contact/add/${call}"[^>]+method="post"`,
      ),
    );
    expect(html).toContain(`name="_formulier" value="${form}"`);
    expect(html).toMatch(new RegExp(`<button[^>]+type="submit"[^>]*>${button}</button>`));
    expect(html).toContain(`>${title}</h2>`);
    if (widget !== 'form-valuation-request') return;
    expect(html).toContain('<option value="onbekend" selected="">Onbekend</option>');
  },
);

/** Asked in steps: the tests of the calculators fill them in and send them. */
const inSteps = ['mortgage-interest', 'valuation-tool', 'valuation-tool-contact', 'object-valuation-contact'];

test('every form has a row in the table, but those of the calculators', () => {
  expect([...forms.map(({ form }) => form), ...inSteps].sort()).toEqual([...contracts.formNames].sort());
});

const exported: unknown[] = Object.values(contracts);
const isContract = (each: unknown): each is contracts.FormContract =>
  typeof each === 'object' && each !== null && 'required' in each;

test.each(forms)(
  '$widget asks all that its form requires, and posts nothing that the edge would drop',
  async ({ widget, form, sent }) => {
    const { required = [], optional = [] } =
      exported.filter(isContract).find(({ name }) => name === form) ?? {};
    // As it comes back, because some questions follow from an answer.
    const answers = Object.entries(sent).filter(
      (answer): answer is [string, string] => typeof answer[1] === 'string',
    );
    const posted: PostedForm = { form, values: Object.fromEntries(answers), errors: {}, message: '' };
    const { html } = await render(widget, { posted });
    const drawn = [...html.matchAll(/<(?:input|select|textarea)[^>]* name="([^"]+)"/g)].map(
      ([, name]) => name,
    );
    expect(required.filter((field) => !drawn.includes(field))).toEqual([]);
    const known = new Set<unknown>([...required, ...optional, ...Object.values(controlFields)]);
    expect([...drawn, ...Object.keys(sent)].filter((name) => !known.has(name))).toEqual([]);
  },
);

test('the privacy statement opens in a new tab', async () => {
  const { html } = await render('form-letting', { texts: { privacy_url: '/privacyverklaring' } });
  expect(html).toMatch(/<a href="\/privacyverklaring" target="_blank"/);
});

test('texts of the CMS take the place of the built-in wording', async () => {
  const { html } = await render('form-contact', { texts: { contact_form_title: 'Zeg het maar' } });
  expect(html).toContain('>Zeg het maar</h2>');
});

test('a form that was posted without script comes back with its values, errors and warning', async () => {
  const posted: PostedForm = {
    form: 'letting',
    values: { firstname: 'Anna', wantsCall: 'ja' },
    errors: { email: 'Verplicht' },
    message: 'Er ging wat fout tijdens het invullen, kan je het nog eens proberen?',
  };
  const { html } = await render('form-letting', { posted });
  expect(html).toContain('value="Anna"');
  expect(html).toMatch(/name="email"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="email"/);
  expect(html).toContain(posted.message);
  expect(html).toMatch(/<div[^>]+data-notice="warning"[^>]+autofocus/);
  const refused = await render('form-letting', {
    posted: { ...posted, errors: {}, message: 'refused' },
    texts: { general_email: 'hallo@binnen.example' },
  });
  expect(refused.html).toContain('neem dan contact op via <a href="mailto:hallo@binnen.example">');
  expect(refused.html).toContain('Controleer je e-mailadres.');
});

test('a package in the URL is chosen beforehand, and a home’s value stands in no page of the server', async () => {
  const selling = await render('form-selling', { url: '/verkoop?pakket=Compleet' });
  expect(selling.html).toContain('<option value="Compleet" selected="">');
  const valuation = await render('form-valuation-request', { url: '/taxatie?valuation=396000' });
  expect(valuation.html).not.toContain('value="396000"');
});

test('what came along in the wizard’s URL stands in no page of the server', async () => {
  const { html } = await render('form-valuation-wizard', {
    url: '/waardecheck?zip=7418ET&nr=19&email=a@b.nl',
  });
  for (const secret of ['7418ET', 'a@b.nl', 'a%40b.nl']) expect(html).not.toContain(secret);
});

test('step 7 of the mortgage calculator holds a postcode field and nothing else', async () => {
  const { html } = await render('form-mortgage-interest', { props: { step: 7 } });
  expect(html).toContain('Wijzigen indien van toepassing ( m² )');
  expect(html.match(/<input/g)).toHaveLength(1);
});
