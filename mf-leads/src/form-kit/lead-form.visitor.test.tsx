import { problem, useFakeEdge } from '@binnen/remote-testing/fake-edge';
import { showWidget, type Surroundings } from '@binnen/remote-testing/show';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { anyForm, answerForms, refused, taken } from '../../test/edge.ts';
import { atFirstSight } from '../../test/first-sight.ts';
import { fillIn, houseNumber, oneHome, person, privacy, put, text, visitor } from '../../test/form-fields.ts';
import { skipPauses } from '../../test/skip-pauses.ts';
import { watchWords } from '../../test/watch-words.ts';
import { remote } from '../remote.ts';

const edge = useFakeEdge();
beforeEach(() => answerForms(edge));
afterEach(() => vi.restoreAllMocks());
afterEach(() => page.viewport(390, 844));

const title = 'Stel je vraag';
const tryAgain = 'Er ging wat fout tijdens het invullen, kan je het nog eens proberen?';

const show = async (surroundings: Surroundings = {}) => {
  const shown = await showWidget(remote, 'form-contact', { path: '/contact', ...surroundings });
  const form = shown.screen.getByRole('form', { name: title });
  const field = (name: string) => form.getByRole('textbox', { name });
  const send = () => form.getByRole('button', { name: 'Versturen' }).click();
  return { ...shown, form, field, send, alert: form.getByRole('alert') };
};
const showFilledIn = async (surroundings?: Surroundings) => {
  const shown = await show(surroundings);
  await fillIn(shown.form, [...person, privacy]);
  return shown;
};
const readKeys = () => edge.received().flatMap(({ headers }) => headers.get('idempotency-key') ?? []);

describe('what is missing', () => {
  test('a warning goes when its field is visited, and the others stay', async () => {
    const { form, field, send } = await show();
    await send();
    await expect.element(form.getByText(/^Let op: Verplicht/)).toHaveLength(4);
    await field('E-mail').click();
    await expect.element(form.getByText(/^Let op: Verplicht/)).toHaveLength(3);
    await expect.element(field('E-mail')).not.toHaveAccessibleDescription();
    await expect.element(field('Naam')).toHaveAccessibleDescription('Let op: Verplicht: naam');
  });

  test('editors explain beside the privacy box what happens with what is typed', async () => {
    const { form } = await show({ longTexts: { privacy_uitleg: '<p>We bewaren het <em>kort</em>.</p>' } });
    await expect.element(form.getByText('We bewaren het kort.')).not.toBeVisible();
    await form.getByText('Wat doen we met je gegevens?').click();
    await expect.element(form.getByText('We bewaren het kort.')).toBeVisible();
  });

  test('… whose links leave the half-filled form where it is', async () => {
    const words = '<p>Lees de <a href="/privacyverklaring">hele verklaring</a>.</p>';
    const { form } = await show({ longTexts: { privacy_uitleg: words } });
    await form.getByText('Wat doen we met je gegevens?').click();
    await expect
      .element(form.getByRole('link', { name: 'hele verklaring' }))
      .toHaveAttribute('target', '_blank');
  });

  test('editors word the warning of a field', async () => {
    const { field, send } = await show({ texts: { form_required: 'Vul dit in' } });
    await send();
    await expect.element(field('Naam')).toHaveAccessibleDescription('Let op: Vul dit in');
  });

  test('spaces fill nothing in', async () => {
    const { field, send } = await show();
    await field('Naam').fill('  ');
    await send();
    await expect.element(field('Naam')).toHaveFocus();
  });

  test('the field that only robots see is in no visitor’s way', async () => {
    const { form } = await show();
    await expect.element(form.getByRole('textbox', { name: /leeg/ })).not.toBeInTheDocument();
    await expect.element(form.getByLabelText('Laat dit veld leeg')).toHaveAttribute('tabindex', '-1');
  });
});

describe('what the edge does not take', () => {
  test('fields that it names get its words and the focus, and keep what was typed', async () => {
    const errors = [{ field: 'email', message: 'Dit e-mailadres is te lang.' }];
    edge.answersPost(anyForm, problem(422, 'invalid-parameter', { errors }));
    const { field, send, alert, readAddress } = await showFilledIn();
    await send();
    await expect.element(field('E-mail')).toHaveFocus();
    await expect.element(field('E-mail')).toHaveAccessibleDescription('Let op: Dit e-mailadres is te lang.');
    await expect.element(field('E-mail')).toHaveValue(visitor.email);
    await expect.element(alert).toHaveTextContent(tryAgain);
    edge.answersPost(anyForm, taken);
    await send();
    await expect.poll(readAddress).toBe('/bedankt/contact');
  });

  test('fields of a newer release, which this page does not have: the visitor loads it again, and nothing is lost', async () => {
    const errors = [{ field: 'geboortedatum', message: 'Verplicht' }];
    edge.answersPost(anyForm, problem(422, 'invalid-parameter', { errors }));
    const { field, send, alert } = await showFilledIn();
    await send();
    await expect
      .element(alert)
      .toHaveTextContent(
        'Er ging helaas iets fout. Dit formulier is intussen vernieuwd. Laad de pagina opnieuw: wat je hebt ingevuld, blijft staan.',
      );
    await expect.element(field('Naam')).toHaveValue(visitor.firstname);
    const again = await show();
    await expect.element(again.field('Naam')).toHaveValue(visitor.firstname);
  });

  test('a problem without fields is told in its own words', async () => {
    edge.answersPost(anyForm, problem(403, 'challenge-failed', { title: 'Ben je een robot?' }));
    const { send, alert } = await showFilledIn();
    await send();
    await expect.element(alert).toMatchTextContent(/^Er ging helaas iets fout\. Ben je een robot\?$/);
  });

  test('who wrote too often is told when it is possible again, and the number to call', async () => {
    const { body, status, headers } = problem(429, 'rate-limited', { title: 'Even rustig aan.' });
    const later = { 'retry-after': '3326', ...Object.fromEntries(headers) };
    edge.answersPost(anyForm, new Response(body, { status, headers: later }));
    const { send, alert } = await showFilledIn({ texts: { primary_phone_number: '0570 123 456' } });
    await send();
    await expect
      .element(alert)
      .toMatchTextContent(/Even rustig aan\. Over 56 minuten kan het weer\. Bel ons op 0570 123 456\.$/);
  });

  test('an outage promises no minute in which it is over', async () => {
    const { body, status } = problem(503, 'upstream-unavailable', { title: 'Het lukt nu niet.' });
    const headers = { 'content-type': 'application/problem+json', 'retry-after': '60' };
    edge.answersPost(anyForm, new Response(body, { status, headers }));
    const { send, alert } = await showFilledIn();
    await send();
    await expect.element(alert).toMatchTextContent(/Het lukt nu niet\.$/);
  });

  test('a refusal names the address that editors gave', async () => {
    edge.answersPost(anyForm, refused);
    const { send, alert } = await showFilledIn({ texts: { general_email: 'hallo@binnen.example' } });
    await send();
    await expect.element(alert).toMatchTextContent('neem dan contact op via hallo@binnen.example');
    await expect
      .element(alert.getByRole('link', { name: 'hallo@binnen.example' }))
      .toHaveAttribute('href', 'mailto:hallo@binnen.example');
  });
});

describe('where the focus goes', () => {
  test('on a field that the form sent the visitor to, a warning goes when something is typed', async () => {
    const { field, send } = await show();
    await send();
    await expect.element(field('Naam')).toHaveFocus();
    await expect.element(field('Naam')).toHaveAccessibleDescription('Let op: Verplicht: naam');
    await userEvent.keyboard('Q');
    await expect.element(field('Naam')).not.toHaveAccessibleDescription();
    await field('Naam').fill('');
    await expect.element(field('Naam')).not.toHaveAccessibleDescription();
  });

  test('after an error to its message', async () => {
    edge.drops(anyForm);
    const { send } = await showFilledIn();
    await send();
    await expect.poll(() => document.activeElement?.textContent).toMatch(/^Er ging helaas iets fout/);
  });

  test('after a refusal to its message, and the e-mail field is marked until it changes', async () => {
    edge.answersPost(anyForm, refused);
    const { send, field } = await showFilledIn();
    await send();
    await expect.poll(() => document.activeElement?.textContent).toMatch(/^Er ging iets fout/);
    await expect.element(field('E-mail')).toHaveAccessibleDescription('Let op: Controleer je e-mailadres.');
    await field('E-mail').fill('ander@voorbeeld.example');
    await expect.element(field('E-mail')).not.toHaveAccessibleDescription();
  });

  test('with only the privacy box missing it goes there, and nothing else is marked', async () => {
    const { screen } = await showWidget(remote, 'form-selling', { path: '/verkoop' });
    const form = screen.getByRole('form');
    await fillIn(form, person);
    await form.getByRole('button', { name: 'Versturen' }).click();
    await expect.element(form.getByRole('checkbox', { name: privacy.label })).toHaveFocus();
    await expect.element(form.getByText(/^Let op: Verplicht/)).toHaveLength(1);
  });

  test('in a long form the message leads to each field that is missing', async () => {
    const { screen } = await showWidget(remote, 'form-sales-advice', { path: '/gratis-verkoopadvies' });
    const form = screen.getByRole('form');
    await form.getByRole('button', { name: 'Aanvragen' }).click();
    const list = form.getByRole('list', { name: 'Nog in te vullen' });
    await expect.element(list.getByRole('link')).toHaveLength(7);
    await list.getByRole('link', { name: 'Telefoon*' }).click();
    await expect.element(form.getByRole('textbox', { name: 'Telefoon*' })).toHaveFocus();
    await userEvent.keyboard('06');
    await expect.element(list.getByRole('link', { name: 'Telefoon*' })).not.toBeInTheDocument();
  });
});

describe('a send without a usable answer', () => {
  test.each([
    [
      'another status and no words',
      () => Response.json({}, { status: 500 }),
      'De server antwoordde met 500.',
    ],
    ['something else', () => Response.json({ ok: true }), 'De server gaf een onleesbaar antwoord.'],
    ['no JSON', () => new Response('<p>Even geduld</p>'), 'De server gaf een onleesbaar antwoord.'],
    [
      'no connection',
      () => Response.error(),
      'We kregen geen verbinding met onze server. Kijk of je internet werkt en probeer het nog een keer.',
    ],
  ])('%s: says so, and the same lead has the same key', async (_what, answer, words) => {
    edge.answersPost(anyForm, answer);
    const { send, alert, field, readAddress } = await showFilledIn();
    await send();
    await expect.element(alert).toHaveTextContent(`Er ging helaas iets fout. ${words}`);
    await expect.element(field('Telefoon')).toHaveValue(visitor.phone);
    edge.answersPost(anyForm, taken);
    await send();
    await expect.poll(readAddress).toBe('/bedankt/contact');
    const [first, second] = readKeys();
    expect(second).toBe(first);
  });

  test('no answer within twenty seconds is a failure that can be tried again', async () => {
    edge.hangs(anyForm);
    const { send, alert } = await showFilledIn();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await send();
    await expect.poll(readKeys).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(15_000);
    await expect.element(alert).not.toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(5_000);
    vi.useRealTimers();
    await expect
      .element(alert)
      .toHaveTextContent(
        'Er ging helaas iets fout. Het duurde te lang voordat onze server antwoordde. Probeer het nog een keer.',
      );
  });

  test('other values are another lead', async () => {
    edge.drops(anyForm);
    const { send, alert, field } = await showFilledIn();
    await send();
    await expect.element(alert).toMatchTextContent('Er ging helaas iets fout.');
    await field('Bericht (niet verplicht)').fill(visitor.message);
    await send();
    await expect.poll(readKeys).toHaveLength(2);
    const [first, second] = readKeys();
    expect(second).not.toBe(first);
  });
});

describe('while the edge has no room for leads', () => {
  const phone = '+31 (0)570 555 123';
  const texts = { primary_phone_number: phone };
  const full = (retryAfter = '1') => {
    const { body } = problem(503, 'leads-unavailable', { title: 'We kunnen je gegevens nu niet bewaren.' });
    return new Response(body, {
      status: 503,
      headers: { 'content-type': 'application/problem+json', 'retry-after': retryAfter },
    });
  };

  test('the visitor is told to call or to wait, and the form is sent again by itself, with the same key', async () => {
    edge.answersPost(anyForm, full());
    const { send, alert, field, form, readAddress } = await showFilledIn({ texts });
    await send();
    await expect.element(alert).toMatchTextContent(/niet bewaren.*proberen we het vanzelf opnieuw/);
    await expect.element(form.getByRole('link', { name: phone })).toHaveAttribute('href', 'tel:+31570555123');
    await expect.element(field('Telefoon')).toHaveValue(visitor.phone);
    edge.answersPost(anyForm, taken);
    await expect.poll(readAddress, { timeout: 5_000 }).toBe('/bedankt/contact');
    expect(new Set(readKeys()).size).toBe(1);
  });

  test('the button sends it at once', async () => {
    edge.answersPost(anyForm, full('60'), { once: true });
    const { send, alert, readAddress } = await showFilledIn({ texts });
    await send();
    await expect.element(alert).toMatchTextContent('vanzelf opnieuw');
    await send();
    await expect.poll(readAddress).toBe('/bedankt/contact');
    expect(readKeys()).toHaveLength(2);
    expect(new Set(readKeys()).size).toBe(1);
  });

  describe('a send that goes by itself', () => {
    const waitForRepeat = async () => {
      const slow = Promise.withResolvers<object>();
      // The newest answer comes first. Both are there before the form is sent: the second send waits for nobody.
      edge.answersPost(anyForm, () => slow.promise, { once: true });
      edge.answersPost(anyForm, full(), { once: true });
      const shown = await showFilledIn({ texts });
      await shown.send();
      await expect.element(shown.alert).toMatchTextContent('vanzelf opnieuw');
      await shown.field('Naam').click();
      await expect.poll(readKeys, { timeout: 5_000 }).toHaveLength(2);
      return { ...shown, answer: () => slow.resolve(taken) };
    };

    test('leaves the visitor where they are, and what they correct meanwhile is sent by them', async () => {
      const { field, alert, send, answer, readAddress } = await waitForRepeat();
      await expect.element(field('Naam')).toHaveFocus();
      await field('Naam').fill('Anna Jansen');
      answer();
      await expect.element(alert).not.toBeInTheDocument();
      await send();
      await expect.poll(readAddress).toBe('/bedankt/contact');
      const names = edge.received().map(({ fields }) => fields.firstname);
      expect(names).toEqual([visitor.firstname, visitor.firstname, 'Anna Jansen']);
    });

    test('is the same lead as that of a press meanwhile', async () => {
      const { send, answer, readAddress } = await waitForRepeat();
      await send();
      await expect.poll(readAddress).toBe('/bedankt/contact');
      answer();
      expect(readKeys()).toHaveLength(3);
      expect(new Set(readKeys()).size).toBe(1);
    });
  });

  test('who changes something sends it themselves', async () => {
    edge.answersPost(anyForm, full('60'), { once: true });
    const { send, alert, field, readAddress } = await showFilledIn({ texts });
    await send();
    await expect.element(alert).toMatchTextContent('vanzelf opnieuw');
    await field('Naam').fill('Anna Jansen');
    await expect.element(alert).toMatchTextContent(`Probeer het straks nog een keer`);
    await expect.element(alert).toMatchTextContent(phone);
    await send();
    await expect.poll(readAddress).toBe('/bedankt/contact');
    expect(
      edge.received(anyForm.replace(':form', 'formulier')).map(({ fields }) => fields.firstname),
    ).toEqual([visitor.firstname, 'Anna Jansen']);
  });

  test.each(['leads-unavailable', 'rate-limited'])(
    'a form that was posted without script and met %s comes back with what was typed, and the number to call',
    async (code) => {
      const posted = {
        form: 'contact',
        values: { firstname: visitor.firstname, acceptsPrivacy: 'ja' },
        errors: {},
        message: 'Er ging helaas iets fout.',
        code,
      };
      const { alert, field } = await show({ posted, texts });
      await expect.element(alert).toMatchTextContent(`Bel ons op ${phone}.`);
      await expect.element(field('Naam')).toHaveValue(visitor.firstname);
    },
  );
});

describe('while it is sent', () => {
  test('offline the form says so, sends nothing, and sends when the network is back', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { form, readAddress, send } = await showFilledIn();
    await send();
    await expect
      .element(form.getByRole('status').last())
      .toHaveTextContent(
        'Je bent nu niet verbonden met internet. Laat deze pagina open: zodra het weer lukt, versturen we het formulier.',
      );
    expect(readKeys()).toEqual([]);
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await expect.poll(readAddress).toBe('/bedankt/contact');
    expect(edge.received()).toHaveLength(1);
  });

  describe('without a network', () => {
    const goOffline = () => {
      const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      return () => {
        online.mockReturnValue(true);
        window.dispatchEvent(new Event('online'));
      };
    };

    test('nothing that is being typed is sent by itself, and a press sends it', async () => {
      const goOnline = goOffline();
      const { form, field, readAddress, send } = await showFilledIn();
      await send();
      await expect.element(form.getByText(/^Je bent nu niet verbonden/)).toBeVisible();
      await field('Telefoon').fill('06876');
      await expect.element(form.getByText(/^Je bent nu niet verbonden/)).not.toBeInTheDocument();
      await expect
        .element(form.getByRole('button', { name: 'Versturen' }))
        .not.toHaveAttribute('aria-disabled', 'true');
      goOnline();
      await field('Telefoon').fill('0687654321');
      expect(edge.received()).toEqual([]);
      await send();
      await expect.poll(readAddress).toBe('/bedankt/contact');
      expect(edge.received().map(({ fields }) => fields['phone'])).toEqual(['0687654321']);
    });

    test('a network that is back and fails once more keeps nobody’s lead', async () => {
      skipPauses(30_000);
      edge.answersPost(anyForm, () => Response.error(), { once: true });
      const goOnline = goOffline();
      const { form, readAddress, send } = await showFilledIn();
      await send();
      await expect.element(form.getByText(/^Je bent nu niet verbonden/)).toBeVisible();
      goOnline();
      await expect.poll(readAddress).toBe('/bedankt/contact');
      expect(new Set(readKeys()).size).toBe(1);
    });

    test('who corrects and presses again before the network is back sends once', async () => {
      const goOnline = goOffline();
      const { form, field, readAddress, send } = await showFilledIn();
      await send();
      await expect.element(form.getByText(/^Je bent nu niet verbonden/)).toBeVisible();
      await field('Telefoon').fill('0687654321');
      await send();
      await expect.element(form.getByText(/^Je bent nu niet verbonden/)).toBeVisible();
      goOnline();
      await expect.poll(readAddress).toBe('/bedankt/contact');
      expect(edge.received().map(({ fields }) => fields['phone'])).toEqual(['0687654321']);
    });

    test('who leaves the page sends nothing, and finds it when they come back', async () => {
      const goOnline = goOffline();
      const { form, field, router, readAddress, send } = await showFilledIn();
      await send();
      await expect.element(form.getByText(/^Je bent nu niet verbonden/)).toBeVisible();
      await router.navigate('/blogs');
      await expect.element(form).not.toBeInTheDocument();
      goOnline();
      await router.navigate(-1);
      await expect.element(field('Telefoon')).toHaveValue(visitor.phone);
      expect(readAddress()).toBe('/contact');
      await send();
      await expect.poll(readAddress).toBe('/bedankt/contact');
      expect(edge.received()).toHaveLength(1);
    });
  });

  test('who goes elsewhere before the answer is there stays there, and has sent it', async () => {
    let answer = (_reply: object) => {};
    edge.answersPost(anyForm, () => new Promise<object>((resolve) => (answer = resolve)));
    const { form, field, router, readAddress, send } = await showFilledIn();
    await send();
    await expect.poll(() => edge.received()).toHaveLength(1);
    await router.navigate('/blogs');
    await expect.element(form).not.toBeInTheDocument();
    answer(taken);
    await expect.poll(() => sessionStorage.getItem('binnen:formulier:contact')).toBeNull();
    expect([router.state.navigation.state, readAddress()]).toEqual(['idle', '/blogs']);
    await router.navigate(-1);
    await expect.element(field('Telefoon')).toHaveValue('');
  });

  test('the button takes no second press, and after a second the form says that it is still busy', async () => {
    let answer = (_reply: object) => {};
    edge.answersPost(anyForm, () => new Promise<object>((resolve) => (answer = resolve)));
    const { form, readAddress, send } = await showFilledIn();
    await send();
    const button = form.getByRole('button', { name: 'Indienen...' });
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await button.click({ force: true });
    await userEvent.keyboard('{Enter}');
    await expect
      .element(form.getByRole('status').last())
      .toHaveTextContent('Een ogenblik, we versturen je gegevens.');
    answer(taken);
    await expect.poll(readAddress).toBe('/bedankt/contact');
    expect(edge.received()).toHaveLength(1);
  });
});

describe('a correction while it is sent', () => {
  test('cannot be made, and can be after an error', async () => {
    const slow = Promise.withResolvers<Response>();
    edge.answersPost(anyForm, () => slow.promise);
    const { form, field, alert } = await showFilledIn();
    const email = field('E-mail').element();
    await field('E-mail').click();
    await userEvent.keyboard('{Enter}');
    await expect.element(form.getByRole('button', { name: 'Indienen...' })).toHaveFocus();
    expect(email.closest('[inert]')).not.toBeNull();
    slow.resolve(problem(500, 'internal-error'));
    await expect.element(alert).toBeVisible();
    await field('E-mail').fill('beter@voorbeeld.example');
    await expect.element(field('E-mail')).toHaveValue('beter@voorbeeld.example');
  });

  test('in a form with an address the focus waits on the button, too', async () => {
    edge.hangs(anyForm);
    edge.answersGet('/postcode/lookup/', oneHome);
    const { screen } = await showWidget(remote, 'form-free-valuation', { path: '/gratis-waardebepaling' });
    const form = screen.getByRole('form');
    await fillIn(form, [...person, text('Postcode', '7418ET'), houseNumber, privacy]);
    await expect.element(form.getByRole('textbox', { name: 'Adres' })).not.toHaveValue('');
    await form.getByRole('textbox', { name: 'Naam' }).click();
    await userEvent.keyboard('{Enter}');
    await expect.element(form.getByRole('button', { name: 'Indienen...' })).toHaveFocus();
  });
});

describe('after it is sent', () => {
  test('what was typed takes no change while the thank-you page is on its way', async () => {
    const { screen, readAddress } = await showWidget(remote, 'form-sales-advice', {
      path: '/gratis-verkoopadvies',
    });
    const form = screen.getByRole('form');
    edge.answersGet('/postcode/lookup/', oneHome);
    const who = [text('Voornaam*', 'Quin'), text('Achternaam*', 'Zes'), text('E-mail*', 'q@zes.example')];
    await fillIn(form, [text('Postcode', '7418ET'), houseNumber, ...who, text('Telefoon*', '0687'), privacy]);
    await expect.element(form.getByRole('textbox', { name: 'Adres' })).not.toHaveValue('');
    // Between its answer and the next page there is a moment, which is looked at as it is drawn.
    const taken = new Set<boolean>();
    const observer = new MutationObserver(() => {
      const element = form.query();
      if (element?.querySelector('[type="submit"]')?.textContent === 'Gelukt!')
        taken.add(element.querySelector('[name="phone"]')?.closest('[inert]') === null);
    });
    observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
    onTestFinished(() => observer.disconnect());
    await form.getByRole('button', { name: 'Aanvragen' }).click();
    await expect.poll(readAddress).toBe('/bedankt/gratis-verkoopadvies');
    expect([...taken]).toEqual([false]);
  });

  const withoutId = { result_code: 1, result_message: 'Contact toegevoegd' };

  test('without an id the contact form goes nowhere: the answer takes its place, and the focus', async () => {
    edge.answersPost(anyForm, withoutId);
    const { screen, form, readAddress, send } = await showFilledIn();
    await send();
    await expect.element(screen.getByRole('heading', { name: 'Bedankt voor je bericht!' })).toBeVisible();
    await expect.element(screen.getByRole('status')).toHaveFocus();
    await expect.element(form).not.toBeInTheDocument();
    expect(readAddress()).toBe('/contact');
  });

  test.each([
    [
      'form-letting',
      'Wij gaan kennismaken!Bedankt voor je gegevens. We gaan ze veilig opslaan om je binnenkort te bereiken.',
    ],
    ['form-energy-label', 'We hebben je gegevens ontvangen!We nemen zo snel mogelijk contact met je op.'],
    ['interest-form', 'Bedankt!We zullen je zo spoedig mogelijk bereiken.'],
    ['form-selling', 'Bedankt!We nemen zo snel mogelijk contact met je op.'],
  ])('%s: its answer takes the form’s place until the thank-you page is there', async (widget, words) => {
    const { screen, readAddress } = await showWidget(remote, widget);
    const form = screen.getByRole('form');
    await fillIn(form, [...person, privacy]);
    const shown = watchWords(screen.getByRole('main'));
    await form.getByRole('button', { name: 'Versturen' }).click();
    await expect.poll(readAddress).toMatch(/^\/bedankt\//);
    expect(shown).toContain(words);
  });

  test('any other form says thank you without an id, too', async () => {
    edge.answersPost(anyForm, withoutId);
    const { screen, readAddress } = await showWidget(remote, 'form-letting', { path: '/verhuur' });
    const form = screen.getByRole('form');
    await fillIn(form, [...person, privacy]);
    await form.getByRole('button', { name: 'Versturen' }).click();
    await expect.poll(readAddress).toBe('/bedankt/verhuur');
  });
});

describe('what was typed', () => {
  test('is there again after a reload, and gone once it is sent', async () => {
    await showFilledIn();
    const again = await show();
    await expect.element(again.field('E-mail')).toHaveValue(visitor.email);
    await expect.element(again.form.getByRole('checkbox', { name: privacy.label })).toBeChecked();
    await again.send();
    await expect.poll(again.readAddress).toBe('/bedankt/contact');
    const { field } = await show();
    await expect.element(field('E-mail')).toHaveValue('');
  });

  test('is there again for who goes on and comes back', async () => {
    const { field, router } = await showFilledIn();
    await router.navigate('/blogs');
    await expect.element(field('E-mail')).not.toBeInTheDocument();
    await router.navigate(-1);
    await expect.element(field('E-mail')).toHaveValue(visitor.email);
  });

  test('… and types at once when the form shows', async () => {
    const { field, router } = await showFilledIn();
    await router.navigate('/blogs');
    await expect.element(field('E-mail')).not.toBeInTheDocument();
    const isTyped = atFirstSight<HTMLTextAreaElement>('textarea', (found) => put(found, visitor.message));
    await router.navigate(-1);
    await isTyped;
    await expect.element(field('Bericht (niet verplicht)')).toHaveValue(visitor.message);
    await expect.element(field('E-mail')).toHaveValue(visitor.email);
  });

  test('stays when a browser filled it in without a word, and something else is typed', async () => {
    const { form, field } = await show();
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    set?.call(field('Naam').element(), visitor.firstname);
    await fillIn(form, [privacy]);
    await field('E-mail').fill(visitor.email);
    await expect.element(field('Naam')).toHaveValue(visitor.firstname);
    const again = await show();
    await expect.element(again.field('Naam')).toHaveValue(visitor.firstname);
  });

  test('is not kept where the browser keeps nothing, and the form works', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { send, readAddress } = await showFilledIn();
    await send();
    await expect.poll(readAddress).toBe('/bedankt/contact');
  });

  test('and has a likely slip in its e-mail address gets a suggestion that blocks nothing', async () => {
    const { form, field, send, readAddress } = await showFilledIn();
    await field('E-mail').fill('anna@gmial.com');
    await field('Naam').click();
    const suggestion = form.getByText(/^Bedoel je/);
    await expect.element(suggestion).toHaveTextContent('Bedoel je anna@gmail.com?');
    await form.getByRole('button', { name: 'anna@gmail.com' }).click();
    await expect.element(field('E-mail')).toHaveValue('anna@gmail.com');
    await expect.element(suggestion).not.toBeInTheDocument();
    await field('E-mail').fill('anna@hotmial.com');
    await send();
    await expect.poll(readAddress).toBe('/bedankt/contact');
    expect(edge.received()[0]?.fields).toMatchObject({ email: 'anna@hotmial.com' });
  });

  test('and has a suggestion that is taken by a key leaves the focus on its field', async () => {
    const { form, field } = await showFilledIn();
    await field('E-mail').fill('anna@gmial.com');
    await userEvent.tab();
    await expect.element(form.getByText(/^Bedoel je/)).toBeVisible();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect.element(field('E-mail')).toHaveValue('anna@gmail.com');
    await expect.element(field('E-mail')).toHaveFocus();
  });

  test('and is a long e-mail address with a slip leaves the page as wide as the phone', async () => {
    await page.viewport(320, 700);
    const { form, field } = await showFilledIn();
    const who = 'annemarievandenbroekhofstraenfamiliejanssen';
    await field('E-mail').fill(`${who}@gmial.com`);
    await field('Naam').click();
    await expect.element(form.getByRole('button', { name: `${who}@gmail.com` })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(innerWidth);
  });

  test.each([
    ['E-mail', 'jan@', 'Controleer je e-mailadres.'],
    ['Telefoon', '12', 'Controleer je telefoonnummer.'],
  ])('and looks odd gets a hint once its field is left: %s %s', async (label, odd, words) => {
    const { form, field, send, readAddress } = await showFilledIn();
    await field(label).fill(odd);
    await expect.element(form.getByText(words)).not.toBeInTheDocument();
    await userEvent.tab();
    await expect.element(form.getByText(words)).toBeVisible();
    await send();
    await expect.poll(readAddress).toBe('/bedankt/contact');
  });

  test('what came back of a post before the script is there after a reload', async () => {
    const values = { firstname: visitor.firstname, message: 'Mag de hond mee?', acceptsPrivacy: 'ja' };
    const errors = { email: 'Verplicht' };
    const { field } = await show({
      posted: { form: 'contact', values, errors, message: tryAgain },
    });
    await expect.element(field('Bericht (niet verplicht)')).toHaveValue(values.message);
    const again = await show();
    await expect.element(again.field('Bericht (niet verplicht)')).toHaveValue(values.message);
    await expect.element(again.field('Naam')).toHaveValue(visitor.firstname);
  });

  test('without script comes back with its mistakes, and goes on with script', async () => {
    const posted = {
      form: 'contact',
      values: { firstname: visitor.firstname, acceptsPrivacy: 'ja' },
      errors: { email: 'Verplicht', phone: 'Verplicht' },
      message: tryAgain,
    };
    const shown = await show({ posted });
    await expect.element(shown.alert).toHaveTextContent(tryAgain);
    await expect.element(shown.field('Naam')).toHaveValue(visitor.firstname);
    await expect.element(shown.field('E-mail')).toHaveAccessibleDescription(/Let op: Verplicht: /);
    await shown.field('E-mail').fill(visitor.email);
    await shown.field('Telefoon').fill(visitor.phone);
    await shown.send();
    await expect.poll(shown.readAddress).toBe('/bedankt/contact');
  });

  test('… and after that shows neither the mistakes nor what was sent', async () => {
    const values = { firstname: visitor.firstname, acceptsPrivacy: 'ja' };
    const errors = { email: 'Verplicht', phone: 'Verplicht' };
    const shown = await show({ posted: { form: 'contact', values, errors, message: tryAgain } });
    await shown.field('E-mail').fill(visitor.email);
    await shown.router.navigate('/blogs');
    await expect.element(shown.form).not.toBeInTheDocument();
    await shown.router.navigate(-1);
    await expect.element(shown.field('E-mail')).toHaveValue(visitor.email);
    await shown.field('Telefoon').fill(visitor.phone);
    await shown.send();
    await expect.poll(shown.readAddress).toBe('/bedankt/contact');
    await shown.router.navigate(-1);
    await expect.element(shown.field('Naam')).toHaveValue('');
    await expect.element(shown.alert).not.toBeInTheDocument();
  });
});
