import { challengeMeta } from '@binnen/contracts/forms';
import { problem, useFakeEdge } from '@binnen/remote-testing/fake-edge';
import { showWidget } from '@binnen/remote-testing/show';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerForms } from '../../../test/edge.ts';
import { fillIn, oneHome, person, press, privacy } from '../../../test/form-fields.ts';
import { remote } from '../../remote.ts';

const edge = useFakeEdge();
const challenge = '/lookups/challenge';
const contact = '/ac/contact/add/formulier';
let allowed = 0;

/** Turnstile's own script, as far as the site uses it: it answers at once, when its button is pressed, or at the second try. */
const script = `data:text/javascript,${encodeURIComponent(`
  window.turnstile = {
    render(box, options) {
      const pass = () => options.callback('a-good-answer');
      setTimeout(() => {
        if (box.ownerDocument.body.dataset.turnstile === 'fails') return options['error-callback']();
        if (box.ownerDocument.body.dataset.turnstile !== 'asks') return pass();
        options['before-interactive-callback']();
        const button = document.createElement('button');
        button.type = 'button';
        button.textContent = 'Ik ben een mens';
        button.onclick = pass;
        box.append(button);
      });
      this.reset = () => {
        if (box.ownerDocument.body.dataset.turnstile === 'asks') options['before-interactive-callback']();
        if (box.ownerDocument.body.dataset.turnstile === 'fails') setTimeout(pass);
      };
      return 'one';
    },
    reset() {},
    remove() {
      this.reset = () => {
        throw new Error('Nothing to reset found for provided container.');
      };
    },
  };
  //`)}`;

const configure = (script: string) => {
  const meta = Object.assign(document.createElement('meta'), { name: challengeMeta, content: 'site-key' });
  meta.dataset['script'] = script;
  document.head.append(meta);
};

beforeEach(() => {
  allowed = 0;
  answerForms(edge);
  edge.answersGet('/postcode/lookup/', () => (allowed > 0 ? oneHome : problem(403, 'challenge-required')));
  edge.answersPost(challenge, ({ fields }) => {
    if (fields['cf-turnstile-response'] !== 'a-good-answer') return problem(403, 'challenge-failed');
    allowed = 40;
    return { lookups: allowed };
  });
});
afterEach(() => {
  document.querySelector(`meta[name="${challengeMeta}"]`)?.remove();
  delete document.body.dataset['turnstile'];
});

const ask = () => {
  document.body.dataset['turnstile'] = 'asks';
  configure(script);
};

const show = async () => {
  const { screen } = await showWidget(remote, 'form-free-valuation');
  const form = screen.getByRole('form');
  await form.getByRole('textbox', { name: /^Postcode/ }).fill('7418 ET');
  await form.getByRole('textbox', { name: /^Huisnummer/ }).fill('19');
  await userEvent.tab();
  return form;
};

test('where Turnstile cannot be loaded the visitor types the address, and the next lookup tries again', async () => {
  configure('data:text/javascript,;//');
  const form = await show();
  await expect.element(form.getByRole('textbox', { name: 'Straat' })).toBeVisible();
  expect(edge.received(challenge)).toEqual([]);
});

test('a lookup that the edge questions is answered without the visitor noticing', async () => {
  configure(script);
  const form = await show();
  await expect
    .element(form.getByRole('textbox', { name: 'Adres', exact: true }))
    .toHaveValue('Keulenstraat 19 in Deventer');
  expect(edge.received(challenge)).toHaveLength(1);
  expect(edge.received('/postcode/lookup/')).toHaveLength(2);
  expect(document.body.textContent).not.toContain('robot');
});

test('a visitor who has to do something is led there by the focus, and back', async () => {
  ask();
  const form = await show();
  await expect.element(page.getByText(/^Bevestig even dat je geen robot bent/)).toBeVisible();
  await userEvent.tab();
  // The form's own box asks as well, for what is sent later.
  await expect.element(page.getByRole('button', { name: 'Ik ben een mens' }).last()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect
    .element(form.getByRole('textbox', { name: 'Adres', exact: true }))
    .toHaveValue('Keulenstraat 19 in Deventer');
  await expect.element(form.getByRole('textbox', { name: 'Adres', exact: true })).toHaveFocus();
  expect(document.body.textContent).not.toContain('robot');
});

test('the check that comes while a form is filled in moves nothing under the finger', async () => {
  ask();
  const { screen } = await showWidget(remote, 'form-contact');
  const button = screen.getByRole('button', { name: 'Versturen' });
  const readTop = () => button.element().getBoundingClientRect().top;
  await expect.element(button).toBeVisible();
  const top = readTop();
  await screen.getByRole('textbox', { name: 'Naam' }).click();
  await expect.element(screen.getByRole('button', { name: 'Ik ben een mens' })).toBeVisible();
  expect(readTop()).toBe(top);
});

test('a send that goes by itself leads nobody to the check', async () => {
  ask();
  const { body, status, headers } = problem(503, 'leads-unavailable');
  const later = { ...Object.fromEntries(headers), 'retry-after': '1' };
  edge.answersPost(contact, new Response(body, { status, headers: later }));
  const { screen } = await showWidget(remote, 'form-contact');
  const form = screen.getByRole('form');
  const sentence = form.getByText(/^Bevestig even dat je geen robot bent/);
  await fillIn(form, [...person, privacy]);
  await form.getByRole('button', { name: 'Versturen' }).click();
  await expect.element(sentence).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(form.getByRole('alert')).toMatchTextContent('vanzelf opnieuw');
  await form.getByRole('textbox', { name: 'Naam' }).click();
  await expect.element(sentence, { timeout: 5_000 }).toBeVisible();
  await expect.element(form.getByRole('textbox', { name: 'Naam' })).toHaveFocus();
});

test('a form waits for a visitor who has to do something, leads there, and is sent with the answer', async () => {
  ask();
  const { screen } = await showWidget(remote, 'form-contact');
  const form = screen.getByRole('form');
  await fillIn(form, [...person, privacy]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await form.getByRole('button', { name: 'Versturen' }).click();
  await expect.element(form.getByText(/^Bevestig even dat je geen robot bent/)).toBeVisible();
  await vi.advanceTimersByTimeAsync(100_000);
  expect(edge.received(contact)).toEqual([]);
  vi.useRealTimers();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => edge.received(contact)).toHaveLength(1);
  expect(edge.received(contact)[0]?.fields).toMatchObject({ 'cf-turnstile-response': 'a-good-answer' });
});

test('a check that failed while the form was filled in is tried once more, and the form is sent with its answer', async () => {
  document.body.dataset['turnstile'] = 'fails';
  configure(script);
  const { screen } = await showWidget(remote, 'form-contact');
  const form = screen.getByRole('form');
  await fillIn(form, [...person, privacy]);
  await press(form.getByRole('button', { name: 'Versturen' }));
  await expect.poll(() => edge.received(contact)).toHaveLength(1);
  expect(edge.received(contact)[0]?.fields).toMatchObject({ 'cf-turnstile-response': 'a-good-answer' });
});

test('who goes elsewhere while they are asked has sent the form, without the answer', async () => {
  ask();
  const { screen, router } = await showWidget(remote, 'form-contact');
  const form = screen.getByRole('form');
  await fillIn(form, [...person, privacy]);
  await press(form.getByRole('button', { name: 'Versturen' }));
  await expect.element(form.getByText(/^Bevestig even dat je geen robot bent/)).toBeVisible();
  await router.navigate('/blogs');
  await expect.poll(() => edge.received(contact)).toHaveLength(1);
  expect(edge.received(contact)[0]?.fields).not.toHaveProperty('cf-turnstile-response');
});
