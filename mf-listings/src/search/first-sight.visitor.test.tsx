import { createSiteState } from '@binnen/contracts/site';
import { createSiteStore, MomentView, SiteContext, TextsContext } from '@binnen/platform';
import { useFakeEdge } from '@binnen/remote-testing/fake-edge';
import { useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { readPaths } from '@binnen/contracts/api-paths';
import { SearchBox } from './search-box.tsx';

const edge = useFakeEdge();
const question = page.getByRole('combobox', { name: 'Zoek op plaats, adres, postcode of buurt' });
const radius = page.getByRole('combobox', { name: 'Straal' });

/** Hydrates the box of a document in which a visitor asked for homes near Olst; `press`: as soon as React answers. */
const show = async (press: () => void) => {
  edge.answersGet(readPaths.suggestions, { suggesties: [] });
  const done = Promise.withResolvers<void>();
  function Box() {
    // In the task in which React took over, and before all else that it does later.
    useLayoutEffect(() => queueMicrotask(() => done.resolve(press())), []);
    return <SearchBox variant="stay" />;
  }
  const location = { pathname: '/', search: '', hash: '', state: null, key: 'first' };
  const match = { id: 'page', params: {}, pathname: '/', handle: { Component: Box } };
  const moment = { location, matches: [match], loaderData: { page: null }, errors: null };
  const site = (
    <TextsContext value={{ short: {}, long: {} }}>
      <SiteContext value={createSiteStore(createSiteState())}>
        <MomentView moment={moment} navigate={() => {}} />
      </SiteContext>
    </TextsContext>
  );
  const root = document.body.appendChild(document.createElement('main'));
  root.innerHTML = renderToString(site);
  await radius.selectOptions('+ 5 km');
  await question.fill('Olst');
  const hydrated = hydrateRoot(root, site);
  onTestFinished(() => {
    hydrated.unmount();
    root.remove();
  });
  await done.promise;
  // What waits for the visitor to rest is done by then.
  await expect.poll(() => edge.received(readPaths.suggestions)).toHaveLength(1);
};

test('a radius that was chosen beside a question before the script was there stays chosen', async () => {
  await show(() => {});
  await expect.element(question).toHaveValue('Olst');
  await expect.element(radius).toHaveDisplayValue('+ 5 km');
});

test('a question that is sent in the moment that the script takes over is sent', async () => {
  const sent: object[] = [];
  const send = (event: SubmitEvent) => {
    if (event.target instanceof HTMLFormElement && !event.defaultPrevented)
      sent.push(Object.fromEntries(new FormData(event.target)));
    event.preventDefault();
  };
  addEventListener('submit', send);
  onTestFinished(() => removeEventListener('submit', send));
  await show(() => document.querySelector('form')?.requestSubmit());
  expect(sent).toEqual([{ zoeken: 'Olst', radius: '5' }]);
});
