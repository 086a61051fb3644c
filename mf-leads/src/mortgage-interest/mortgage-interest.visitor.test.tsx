import { useFakeEdge } from '@binnen/remote-testing/fake-edge';
import { beforeEach, describe, expect, test } from 'vitest';
import { answerValues, showCalculator, tabTo } from '../../test/calculator.ts';
import { anyForm, refused, taken } from '../../test/edge.ts';
import { callMe, email, name, personSent, phone, readPrivacy, visitor } from '../../test/form-fields.ts';

const edge = useFakeEdge();
beforeEach(() => answerValues(edge));

const hasNhg = 'Heb je een hypotheek met NHG?';
const isHigher = 'Is deze waarde hoger dan jouw huidige hypotheek?';
const path = '/hypotheekrente-berekenen';
const show = (options = {}) => showCalculator('form-mortgage-interest', path, options);
/** To the question that follows the value. */
const showValue = async () => {
  const shown = await show();
  await shown.press('Nee');
  await shown.findHome();
  await shown.compare('Ja', 'Nee');
  await expect.element(shown.heading(isHigher)).toBeVisible();
  return shown;
};

test('who has NHG has a discount already, and can begin again', async () => {
  const { screen, heading, press } = await show();
  await expect.element(heading(hasNhg)).toBeVisible();
  await press('Ja');
  await expect.element(heading('Gefeliciteerd!')).toBeVisible();
  await press('Opnieuw');
  await expect.element(heading(hasNhg)).toBeVisible();
  await press('Nee');
  await expect.element(screen.getByRole('textbox', { name: 'Postcode' })).toBeVisible();
});

test('the value shows two seconds after the last home, and who can save goes on to a valuation with it', async () => {
  const { screen, press, findHome, compare, heading, value, readAddress, router } = await show({
    pauses: true,
  });
  await press('Nee');
  await findHome();
  // Before the last home, so that a busy machine makes the wait longer and never shorter.
  const asked = performance.now();
  await compare('Ja', 'Nee');
  await expect.element(screen.getByRole('status')).toHaveTextContent('Gegevens laden...');
  await expect.element(value).toMatchTextContent('€ 396.000');
  expect(performance.now() - asked).toBeGreaterThanOrEqual(2_000);
  await expect.element(screen.getByText('Keulenstraat 19 in Deventer', { exact: true })).toBeVisible();
  await press('Ja');
  await expect.element(heading('Yes, je kan besparen!')).toBeVisible();
  await press('Een taxatie aanvragen');
  await expect.poll(readAddress).toBe('/taxatie#valuation');
  expect(router.state.location.state).toMatchObject({
    fulladdress: 'Keulenstraat 19 in Deventer',
    postcode: '7418ET',
    huisnr: '19',
    straat: 'Keulenstraat',
    plaats: 'Deventer',
    waaromTaxaties: 'lagere_risicoklasse',
    valuation: '396000',
  });
});

describe('the contact form', () => {
  const showContact = async () => {
    const shown = await showValue();
    await shown.press('Nee');
    await expect.element(shown.heading('Je hebt al bespaard!')).toBeVisible();
    await expect
      .element(shown.screen.getByRole('button', { name: 'Een taxatie aanvragen' }))
      .not.toBeInTheDocument();
    await shown.press('Contact opnemen');
    const form = shown.screen.getByRole('form', { name: 'Contact opnemen' });
    await expect.element(form).toBeVisible();
    return { ...shown, form };
  };

  test('wants its fields, fails without a word lost, and sends the value and the address', async () => {
    const { form, press, alert, readAddress } = await showContact();
    // Accepted beforehand: that is one thing less to ask.
    await expect.element(form.getByRole('checkbox', { name: readPrivacy.label })).toBeChecked();
    await readPrivacy.fill(form);
    let button = 'Versturen';
    for (const field of [name('Naam*'), email('E-mail*'), phone('Telefoon*'), readPrivacy]) {
      await press(button);
      button = 'Aanvragen';
      await expect.element(alert).toHaveTextContent('Je hebt niet alles ingevuld.');
      const control = form.getByLabelText(field.label, { exact: true });
      await expect.element(control).toHaveFocus();
      await expect.element(control).toHaveAccessibleDescription(/Let op: Verplicht(: \w.*)?$/);
      await field.fill(form);
    }
    await callMe.fill(form);
    edge.drops(anyForm);
    await press(button);
    await expect.element(alert).toMatchTextContent(/^Er ging helaas iets fout\. \S/);
    edge.answersPost(anyForm, refused);
    await press(button);
    await expect.element(alert).toMatchTextContent('Er ging iets fout.');
    await expect.element(form.getByRole('textbox', { name: 'E-mail*' })).toHaveValue(visitor.email);
    edge.answersPost(anyForm, taken);
    await press(button);
    await expect.poll(readAddress).toBe('/bedankt/contact');
    const sent = {
      ...personSent,
      acceptsPrivacy: 'ja',
      wantsCall: 'ja',
      TOOL_CALCULATION: '€\u00a0396.000',
      TOOL_CALCULATION_ADDRESS: 'Keulenstraat 19 in Deventer',
      postcode: '7418ET',
      huisnr: '19',
      toevoeging: '',
      _formulier: 'mortgage-interest',
      _pagina: path,
      _website: '',
      _invultijd: expect.stringMatching(/^\d+$/),
    };
    const posts = edge.received('/ac/contact/add/formulier');
    expect(posts.map(({ fields }) => fields)).toEqual([sent, sent, sent]);
    expect(posts[1]?.headers.get('idempotency-key')).toBe(posts[0]?.headers.get('idempotency-key'));
  });

  test('is reached and sent with the keyboard alone', async () => {
    edge.answersPost(anyForm, taken);
    const { screen, heading, readAddress } = await show();
    await tabTo('Nee', '{Enter}');
    await tabTo('Postcode', '7418ET');
    await tabTo('Huisnummer', '19{Tab}');
    await expect
      .element(screen.getByRole('textbox', { name: 'Adres' }))
      .toHaveValue('Keulenstraat 19 in Deventer');
    await tabTo('Verder gaan', '{Enter}');
    for (const count of ['Woning 1 van 2', 'Woning 2 van 2']) {
      await expect.element(screen.getByText(count)).toBeVisible();
      await tabTo('Nee', '{Enter}');
    }
    await expect.element(heading(isHigher)).toBeVisible();
    await tabTo('Nee', ' ');
    await tabTo('Contact opnemen', ' ');
    await expect.element(heading('Contact opnemen')).toBeVisible();
    await tabTo('Naam*', visitor.firstname);
    await tabTo('E-mail*', visitor.email);
    await tabTo('Telefoon*', `${visitor.phone}{Enter}`);
    await expect.poll(readAddress).toBe('/bedankt/contact');
  });
});
