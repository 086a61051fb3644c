import { TextsContext, useText, type Texts } from '@binnen/platform';
import { problem, useFakeEdge } from '@binnen/remote-testing/fake-edge';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createLateTexts } from './late-texts.ts';

const edge = useFakeEdge();
const path = '/content/texts';

const place = document.body.appendChild(document.createElement('main'));
const root = createRoot(place);
afterEach(() => root.render(null));

function Words({ of }: { of: string }) {
  return <p>{useText(of, `built-in ${of}`)}</p>;
}

const begin = () => {
  const texts: Texts = { short: { seen: 'Seen' }, long: {} };
  const complete = createLateTexts(texts, `${path}?version=v1`);
  root.render(
    <TextsContext value={texts}>
      <Words of="seen" />
      <Words of="late" />
    </TextsContext>,
  );
  return complete;
};

test('a text that comes late takes the place of the built-in wording, and what is on the page stays', async () => {
  edge.answersGet(path, { versie: 'v2', short: { seen: 'Changed', late: 'Late' }, long: {} });
  const complete = begin();
  await expect.element(page.getByText('built-in late')).toBeVisible();
  await complete();
  await expect.element(page.getByText('Late', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Seen')).toBeVisible();
});

test('texts that do not come are asked for again the next time', async () => {
  edge.answersGet(path, problem(503, 'upstream-unavailable'));
  const complete = begin();
  await complete();
  edge.answersGet(path, { versie: 'v1', short: { late: 'Late' }, long: {} });
  await complete();
  await expect.element(page.getByText('Late', { exact: true })).toBeVisible();
});

test('a page that is hydrated once all texts are here is first drawn as the server drew it', async () => {
  edge.answersGet(path, { versie: 'v2', short: { late: 'Late' }, long: {} });
  const texts: Texts = { short: {}, long: {} };
  await createLateTexts(texts, `${path}?version=v1`)();
  const document = window.document.body.appendChild(window.document.createElement('main'));
  document.innerHTML = '<p>built-in late</p>';
  const complain = vi.fn();
  const hydrated = hydrateRoot(
    document,
    <TextsContext value={texts}>
      <Words of="late" />
    </TextsContext>,
    { onRecoverableError: complain },
  );
  await expect.element(page.getByText('Late', { exact: true })).toBeVisible();
  expect(complain).not.toHaveBeenCalled();
  hydrated.unmount();
  document.remove();
});
