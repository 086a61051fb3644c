import { problem, useFakeEdge } from '@binnen/remote-testing/fake-edge';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answerValues, showCalculator } from '../../test/calculator.ts';
import { anyForm, taken } from '../../test/edge.ts';
import { home, person, personSent, visitor } from '../../test/form-fields.ts';

const edge = useFakeEdge();
beforeEach(() => {
  answerValues(edge);
  edge.answersPost(anyForm, taken);
});

const lead = '/ac/contact/add/waarde-woning-berekenen';
const show = (path = '/waardecheck', props = {}) => showCalculator('form-valuation-wizard', path, { props });
const link = `/waardecheck?zip=7418ET&nr=19&email=${encodeURIComponent(visitor.email)}&utm_source=mail`;

describe('who comes with postcode, number and e-mail address in the link', () => {
  const arrive = async () => {
    const shown = await show(link);
    await expect
      .element(shown.screen.getByRole('textbox', { name: 'Adres' }))
      .toHaveValue('Keulenstraat 19 in Deventer');
    return shown;
  };

  test('finds the address looked up, and nothing of it in the address bar', async () => {
    const { readAddress } = await arrive();
    expect(readAddress()).toBe('/waardecheck?utm_source=mail');
    expect(window.location.search).toBe('?utm_source=mail');
  });

  test('finds nothing of an earlier home in its place', async () => {
    const earlier = { postcode: '7411CR', huisnr: '84', straat: 'Brink', plaats: 'Deventer' };
    const draft = { ...earlier, toevoeging: 'A', fulladdress: 'Brink 84 A in Deventer' };
    sessionStorage.setItem('binnen:formulier:valuation-wizard-adres', JSON.stringify(draft));
    await arrive();
  });

  test('finds a number that they corrected after a reload', async () => {
    edge.answersGet('/postcode/lookup/', ({ query }) => ({
      _embedded: { addresses: [{ ...home(null), number: Number(query['huisnummer']) }] },
    }));
    const { screen } = await arrive();
    await screen.getByRole('textbox', { name: 'Huisnummer' }).fill('20');
    await userEvent.tab();
    const found = screen.getByRole('textbox', { name: 'Adres' });
    await expect.element(found).toHaveValue('Keulenstraat 20 in Deventer');
    const again = await show(link);
    await expect.element(again.screen.getByRole('textbox', { name: 'Huisnummer' })).toHaveValue('20');
    await expect
      .element(again.screen.getByRole('textbox', { name: 'Adres' }))
      .toHaveValue('Keulenstraat 20 in Deventer');
    expect(edge.received('/postcode/lookup/')).toHaveLength(2);
  });

  test('reads beforehand that address and value are kept under that e-mail address', async () => {
    const { screen } = await arrive();
    await expect
      .element(screen.getByText(/bewaren we je adres en de waarde/))
      .toMatchTextContent(visitor.email);
  });

  test('sees the value once it is sent, and the e-mail address in the contact form', async () => {
    const { screen, press, compare, heading, value } = await arrive();
    await press('Verder gaan');
    await compare('Ja', 'Nee');
    await expect.element(heading('Geschatte waarde')).toBeVisible();
    await expect.element(value).toMatchTextContent('€ 396.000');
    await expect.element(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue(visitor.email);
    await expect.poll(() => edge.received(lead)).toHaveLength(1);
    expect(edge.received(lead).map(({ fields }) => fields)).toEqual([
      {
        _formulier: 'valuation-tool',
        email: visitor.email,
        estimatedValue: '€\u00a0396.000',
        address: 'Keulenstraat 19 in Deventer',
        postcode: '7418ET',
        huisnr: '19',
        toevoeging: '',
      },
    ]);
    // The value is known before it is sent.
    expect(edge.received().map(({ path }) => path)).toEqual([
      '/postcode/lookup/',
      '/mg/references/',
      '/mg/references/',
      lead,
    ]);
  });

  test('sends the same lead when they look back and go on', async () => {
    const { screen, press, compare, heading } = await arrive();
    await press('Verder gaan');
    await compare('Ja', 'Nee');
    await expect.element(heading('Geschatte waarde')).toBeVisible();
    await press('Terug');
    await expect.element(screen.getByText('Woning 2 van 2')).toBeVisible();
    await press('Nee');
    await expect.poll(() => edge.received(lead)).toHaveLength(2);
    const keys = edge.received(lead).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toEqual([expect.any(String), keys[0]]);
  });

  test('sends the value that they see last, also when they saw it before', async () => {
    const { screen, press, compare, value } = await arrive();
    await press('Verder gaan');
    await compare('Ja', 'Nee');
    await expect.element(value).toMatchTextContent('€ 396.000');
    for (const [alike, amount] of [
      ['Nee', '€ 372.000'],
      ['Ja', '€ 396.000'],
    ] as const) {
      await press('Terug');
      await expect.element(screen.getByText('Woning 2 van 2')).toBeVisible();
      await press('Terug');
      await compare(alike, 'Nee');
      await expect.element(value).toMatchTextContent(amount);
    }
    await expect.poll(() => edge.received(lead)).toHaveLength(3);
    expect(new Set(edge.received(lead).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(3);
  });

  test('sees the value when the lead cannot be sent', async () => {
    edge.answersPost(anyForm, problem(503, 'upstream-unavailable'));
    const { press, compare, value } = await arrive();
    await press('Verder gaan');
    await compare('Nee', 'Nee');
    await expect.element(value).toMatchTextContent('€ 372.000');
    await expect.poll(() => edge.received(lead)).toHaveLength(1);
  });

  test('without a network sees the value, and what is promised is kept once that is back', async () => {
    edge.answersPost(anyForm, () => Response.error(), { once: true });
    const { press, compare, value } = await arrive();
    await press('Verder gaan');
    const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await compare('Nee', 'Nee');
    await expect.element(value).toMatchTextContent('€ 372.000');
    expect(edge.received(lead)).toEqual([]);
    offline.mockRestore();
    window.dispatchEvent(new Event('online'));
    // Its line breaks once more.
    await expect.poll(() => edge.received(lead)).toHaveLength(2);
  });
});

test('who answers anew before the network is back sends their last value alone', async () => {
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { press, compare, value, screen } = await show(link);
  await press('Verder gaan');
  await compare('Nee', 'Nee');
  await expect.element(value).toMatchTextContent('€ 372.000');
  await press('Terug');
  await expect.element(screen.getByText('Woning 2 van 2')).toBeVisible();
  await press('Terug');
  await compare('Ja', 'Nee');
  await expect.element(value).toMatchTextContent('€ 396.000');
  offline.mockRestore();
  window.dispatchEvent(new Event('online'));
  await expect
    .poll(() => edge.received(lead).map(({ fields }) => fields['estimatedValue']))
    .toEqual(['€\u00a0396.000']);
});

describe('in a tab that kept a value', () => {
  const reach = async (path: string, start: 'findHome' | 'press') => {
    const shown = await show(path);
    await (start === 'press' ? shown.press('Verder gaan') : shown.findHome());
    await shown.compare('Nee', 'Nee');
    await expect.element(shown.value).toMatchTextContent('€ 372.000');
  };

  test('a link with an e-mail address alone begins anew, and sends what it says that is kept', async () => {
    await reach('/waardecheck', 'findHome');
    const { screen, press, compare, value } = await show(
      `/waardecheck?email=${encodeURIComponent(visitor.email)}`,
    );
    await expect
      .element(screen.getByText(/bewaren we je adres en de waarde/))
      .toMatchTextContent(visitor.email);
    await expect
      .element(screen.getByRole('textbox', { name: 'Adres' }))
      .toHaveValue('Keulenstraat 19 in Deventer');
    await press('Verder gaan');
    await compare('Nee', 'Nee');
    await expect.element(value).toMatchTextContent('€ 372.000');
    await expect.poll(() => edge.received(lead)).toHaveLength(1);
    expect(edge.received(lead)[0]?.fields).toMatchObject({ email: visitor.email });
  });

  test('the same link, or none, shows it again and sends nothing again; another begins anew', async () => {
    await reach(link, 'press');
    await expect.poll(() => edge.received(lead)).toHaveLength(1);
    for (const path of [link, '/waardecheck', link]) {
      const { value, screen } = await show(path);
      await expect.element(value).toMatchTextContent('€ 372.000');
      await expect.element(screen.getByRole('button', { name: 'Terug' })).toBeVisible();
    }
    expect(edge.received(lead)).toHaveLength(1);
    const { screen } = await show('/waardecheck?zip=7418ET&nr=19&email=iemand.anders@example.nl');
    await expect
      .element(screen.getByRole('textbox', { name: 'Adres' }))
      .toHaveValue('Keulenstraat 19 in Deventer');
  });
});

test('without an e-mail address the value shows and nothing is sent', async () => {
  const { findHome, compare, heading } = await show();
  await findHome();
  await compare('Nee', 'Nee');
  await expect.element(heading('Geschatte waarde')).toBeVisible();
  expect(edge.received(lead)).toEqual([]);
});

test('its contact form wants name, e-mail address and phone, and sends the home, its value and the tag of its banner', async () => {
  const { screen, findHome, compare, press, alert, readAddress } = await show('/waardecheck', {
    tag: 'Waarde Lente',
  });
  await findHome();
  await compare('Nee', 'Nee');
  const form = screen.getByRole('form', { name: 'Wil je meer weten?' });
  await expect.element(form.getByRole('checkbox', { name: /gebeld/ })).toBeChecked();
  for (const field of person) {
    await press('Versturen');
    await expect.element(alert).toHaveTextContent('Je hebt niet alles ingevuld.');
    await expect.element(form.getByRole('textbox', { name: field.label })).toHaveFocus();
    await field.fill(form);
  }
  await press('Versturen');
  await expect.poll(readAddress).toBe('/bedankt/contact');
  expect(edge.received('/ac/contact/add/formulier').map(({ fields }) => fields)).toEqual([
    {
      ...personSent,
      estimatedValue: '€\u00a0372.000',
      postcode: '7418ET',
      huisnr: '19',
      toevoeging: '',
      wantsCall: 'ja',
      tags: 'Waarde Lente',
      _formulier: 'valuation-tool-contact',
      _pagina: '/waardecheck',
      _website: '',
      _invultijd: expect.stringMatching(/^\d+$/),
    },
  ]);
});

describe('with questions on NHG', () => {
  test('who has none may calculate all the same', async () => {
    const { screen, press, heading } = await show('/waardecheck', { nhg: 'ja' });
    await expect.element(heading('Heb je een hypotheek met NHG?')).toBeVisible();
    await press('Nee');
    await expect.element(heading('Zonder NHG kijken we graag met je mee')).toBeVisible();
    await press('Toch berekenen');
    await expect.element(screen.getByRole('textbox', { name: 'Postcode' })).toBeVisible();
  });

  test.each([
    ['Ja', 'Je kunt waarschijnlijk besparen.'],
    ['Nee', 'Besparen zit er nu niet in.'],
  ])('after the value it asks whether one can save: %s', async (answer, words) => {
    const { screen, press, findHome, compare, heading } = await show('/waardecheck', { nhg: 'ja' });
    await press('Ja');
    await findHome();
    await compare('Nee', 'Nee');
    await expect.element(heading('Is deze waarde hoger dan jouw huidige hypotheek?')).toBeVisible();
    await press(answer);
    await expect.element(screen.getByText(words)).toBeVisible();
    await expect.element(heading('Is deze waarde hoger dan jouw huidige hypotheek?')).not.toBeInTheDocument();
  });
});
