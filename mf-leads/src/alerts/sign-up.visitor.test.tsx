import { alertForm } from '@binnen/contracts/alerts/alert-form';
import { challengeMeta } from '@binnen/contracts/forms';
import { showPage } from '@binnen/remote-testing/show';
import { expect, onTestFinished, test, vi } from 'vitest';
import { remote } from '../remote.ts';

test.each([
  ['/woningaanbod/deventer?kamers=3', '/woningaanbod/deventer?kamers=3'],
  ['https://elsewhere.example/', '/woningaanbod'],
  ['//elsewhere.example/woningaanbod', '/woningaanbod'],
])('a form that comes back with the list %s links to %s', async (lijst, href) => {
  const message = 'Dit is geen lijst van ons aanbod.';
  const posted = { form: alertForm, values: { lijst }, errors: {}, message };
  const { screen } = await showPage(remote, '/meldingen', { posted });
  await expect.element(screen.getByRole('alert')).toHaveTextContent(message);
  await expect.element(screen.getByRole('link', { name: 'wat je zoekt' })).toHaveAttribute('href', href);
});

test.each(['', 'jan'])('the address “%s” is refused beside its field, until it changes', async (email) => {
  const { screen } = await showPage(remote, '/meldingen');
  const field = screen.getByRole('textbox', { name: 'E-mailadres' });
  await field.fill(email);
  await screen.getByRole('button', { name: 'Mail mij nieuwe woningen' }).click();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAccessibleDescription(/Vul een geldig e-mailadres in\./);
  await field.fill('jan@example.nl');
  await expect.element(field).not.toHaveAccessibleDescription();
});

const configureTurnstile = () => {
  const meta = Object.assign(document.createElement('meta'), { name: challengeMeta, content: 'site-key' });
  meta.dataset['script'] = `data:text/javascript,${encodeURIComponent(`
    window.turnstile = {
      render: (box, options) => (addEventListener('pass', () => options.callback('an-answer')), 'one'),
      reset() {},
      remove() {},
    };//`)}`;
  document.head.append(meta);
  onTestFinished(() => meta.remove());
};

test('a double click sends one form, and the button says that it is under way', async () => {
  configureTurnstile();
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  onTestFinished(() => submit.mockRestore());
  const { screen } = await showPage(remote, '/meldingen');
  await screen.getByRole('textbox', { name: 'E-mailadres' }).fill('anna@voorbeeld.example');
  const button = screen.getByRole('button', { name: 'Mail mij nieuwe woningen' });
  await button.dblClick();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  window.dispatchEvent(new Event('pass'));
  await expect.poll(() => submit.mock.calls).toHaveLength(1);
  // The browser shows the page again that it kept.
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.element(button).not.toHaveAttribute('aria-busy');
});

test('without Turnstile, too, also before the page was shown; and it can be sent again later', async () => {
  const post = vi.fn((event: Event) => event.preventDefault());
  window.addEventListener('submit', post);
  onTestFinished(() => window.removeEventListener('submit', post));
  const { screen } = await showPage(remote, '/meldingen');
  await screen.getByRole('textbox', { name: 'E-mailadres' }).fill('anna@voorbeeld.example');
  const button = screen.getByRole('button', { name: 'Mail mij nieuwe woningen' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await button.dblClick();
  window.dispatchEvent(new PageTransitionEvent('pageshow'));
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  expect(post).toHaveBeenCalledTimes(1);
  // The browser's Stop was pressed.
  await vi.advanceTimersByTimeAsync(10_000);
  await expect.element(button).not.toHaveAttribute('aria-busy');
});
