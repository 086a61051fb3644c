import { problem, useFakeEdge } from '@binnen/remote-testing/fake-edge';
import { showWidget } from '@binnen/remote-testing/show';
import { beforeEach, describe, expect, test } from 'vitest';
import { anyForm, answerForms, taken } from '../../test/edge.ts';
import { home, privacy } from '../../test/form-fields.ts';
import { readOptionTexts } from '../../test/read-options.ts';
import { remote } from '../remote.ts';

const edge = useFakeEdge();
beforeEach(() => answerForms(edge));

const show = async (path = '/taxatie') => {
  const shown = await showWidget(remote, 'form-valuation-request', { path });
  const form = shown.screen.getByRole('form');
  const choice = (name: string) => form.getByRole('combobox', { name });
  const field = (name: string | RegExp) => form.getByRole('textbox', { name });
  const box = (name: string) => form.getByRole('checkbox', { name });
  return { ...shown, form, choice, field, box };
};

/** What calculator and questionnaire hand over. */
const brought = {
  fulladdress: 'Keulenstraat 19 in Deventer',
  postcode: '7418ET',
  huisnr: '19',
  straat: 'Keulenstraat',
  plaats: 'Deventer',
};
const somebody = { firstname: 'Quirijn', lastname: 'Zevenhuizen', email: 'q@voorbeeld.example', phone: '06' };

describe('the price', () => {
  test('is that of the package, in euros or on request', async () => {
    const { form, choice } = await show();
    await choice('Pakket').selectOptions('795 (tot € 400.000)');
    await expect.element(form.getByText('€ 795,-')).toBeVisible();
    await choice('Pakket').selectOptions('op aanvraag');
    await expect.element(form.getByText('Prijs op aanvraag')).toBeVisible();
    await choice('Pakket').selectOptions('Kies jouw pakket');
    await expect.element(form.getByText('Prijs op aanvraag')).not.toBeInTheDocument();
  });

  test('is that of its card, cents and thousands too', async () => {
    const prices = { '49.50': '€ 49,50', '1.250': '€ 1.250,-', '697,50': '€ 697,50' };
    const data = Object.keys(prices).map((prijs, id) => ({ id, soort: 'taxatie', titel: prijs, prijs }));
    edge.answersGet('/content/packages', { data });
    const { form, choice } = await show();
    for (const [titel, price] of Object.entries(prices)) {
      await choice('Pakket').selectOptions(titel);
      await expect.element(form.getByText(price)).toBeVisible();
    }
  });

  test.each([
    ['/taxatie?valuation=396000', '795'],
    ['/taxatie?valuation=250000', '695'],
    ['/taxatie?valuation=900000', 'op aanvraag'],
    ['/taxatie?valuation=veel', 'kies-jouw-pakket'],
    ['/taxatie?pakket=695', '695'],
    ['/taxatie?pakket=695&valuation=396000', '695'],
    ['/taxatie?pakket=Kasteel', 'kies-jouw-pakket'],
  ])('%s chooses %s', async (path, titel) => {
    const { choice } = await show(path);
    await expect.element(choice('Pakket')).toHaveValue(titel);
  });

  // The marketing service has the value as the wizard wrote it, and a link of its mail brings that.
  test.each(['396.000', '€\u00a0396.000', '396000,00'])(
    'is chosen by a value that is written %s, too',
    async (valuation) => {
      const { form, choice } = await show(`/taxatie?valuation=${encodeURIComponent(valuation)}`);
      await expect.element(choice('Pakket')).toHaveValue('795');
      expect(form.element().querySelector('[name=valuation]')).toHaveValue('396000');
    },
  );
});

describe('what is asked', () => {
  test('is offered as the firm has it, with nothing known beforehand', async () => {
    const shown = await show();
    expect(await readOptionTexts(shown.choice('Pakket'))).toEqual([
      'Kies jouw pakket',
      '695 (tot € 300.000)',
      '795 (tot € 400.000)',
      'op aanvraag',
    ]);
    expect(await readOptionTexts(shown.choice('Type woning'))).toEqual([
      'Kies een type woning',
      'Bestaand',
      'Nieuwbouw',
    ]);
    expect(await readOptionTexts(shown.choice('Geldverstrekker'))).toEqual([
      'Onbekend',
      'ABN AMRO',
      'Rabobank',
    ]);
    await expect.element(shown.choice('Geldverstrekker')).toHaveValue('onbekend');
    await expect.element(shown.choice('Waarom heb je een taxatie nodig?')).toHaveValue('nieuwe_woning');
    expect(await readOptionTexts(shown.choice('Waarom heb je een taxatie nodig?'))).toHaveLength(6);
  });

  test('more is asked of another reason, a voucher and a renovation', async () => {
    const { form, choice, field, box } = await show();
    await expect.element(field(/^Namelijk/)).not.toBeInTheDocument();
    await choice('Waarom heb je een taxatie nodig?').selectOptions('Anders');
    await expect.element(field(/^Namelijk/)).toBeVisible();
    await expect.element(field(/^Vouchercode/)).not.toBeInTheDocument();
    await box('Ik heb een voucher').click();
    await expect.element(field(/^Vouchercode/)).toBeVisible();
    await box('Ik ga de woning verbouwen').click();
    await expect.element(form.getByText(/verbouwtool/)).toBeVisible();
    await box('Ik ga de woning verbouwen').click();
    await expect.element(form.getByText(/verbouwtool/)).not.toBeInTheDocument();
  });

  test('without lenders and packages is sent all the same, for a price on request', async () => {
    edge.answersGet('/content/geldverstrekkers/', problem(503, 'upstream-unavailable'));
    edge.answersGet('/content/packages', problem(503, 'upstream-unavailable'));
    const { form, router, choice, readAddress } = await show();
    expect(await readOptionTexts(choice('Geldverstrekker'))).toEqual(['Onbekend']);
    await router.navigate('/taxatie', { state: { ...brought, ...somebody, field_type: 'bestaand' } });
    await expect.element(choice('Type woning')).toHaveValue('bestaand');
    await choice('Pakket').selectOptions('op aanvraag');
    await privacy.fill(form);
    await form.getByRole('button', { name: 'Aanvragen' }).click();
    await expect.poll(readAddress).toBe('/bedankt/taxatie?verbouwing=nee');
    expect(edge.received().at(-1)?.fields).toMatchObject({
      package: 'op aanvraag',
      prijs: 'Prijs op aanvraag',
    });
  });
});

describe('who comes from a calculator or the questionnaire', () => {
  test('finds the address, the reason, the type and the package filled in, and sends the value', async () => {
    const { form, router, choice, field, readAddress } = await show();
    const state = { ...brought, ...somebody, waaromTaxaties: 'lagere_risicoklasse', valuation: '396000' };
    await router.navigate('/taxatie#valuation', { state });
    await expect.element(field('Adres')).toHaveValue('Keulenstraat 19 in Deventer');
    await expect.element(field('Postcode')).toHaveValue('7418ET');
    await expect.element(field('Huisnummer')).toHaveValue('19');
    await expect.element(choice('Type woning')).toHaveValue('bestaand');
    await expect.element(choice('Waarom heb je een taxatie nodig?')).toHaveValue('lagere_risicoklasse');
    await expect.element(choice('Pakket')).toHaveValue('795');
    await privacy.fill(form);
    await form.getByRole('button', { name: 'Aanvragen' }).click();
    await expect.poll(readAddress).toBe('/bedankt/taxatie?verbouwing=nee');
    expect(edge.received('/postcode/lookup/')).toEqual([]);
    expect(edge.received().at(-1)?.fields).toMatchObject({
      ...brought,
      ...somebody,
      field_reson: 'lagere_risicoklasse',
      field_type: 'bestaand',
      package: '795',
      valuation: '396000',
    });
  });

  test('keeps what was answered: type, lender, package and words', async () => {
    const { router, choice, field } = await show();
    const answers = { field_type: 'nieuwbouw', field_geldverstrekker: 'Rabobank', package: '695' };
    await router.navigate('/taxatie', {
      state: { ...answers, waaromTaxaties: 'scheiding', message: 'Let op' },
    });
    await expect.element(choice('Type woning')).toHaveValue('nieuwbouw');
    await expect.element(choice('Geldverstrekker')).toHaveValue('Rabobank');
    await expect.element(choice('Pakket')).toHaveValue('695');
    await expect.element(choice('Waarom heb je een taxatie nodig?')).toHaveValue('scheiding');
    await expect.element(field(/^Opmerking/)).toHaveValue('Let op');
  });

  test('can change an address that was typed there, and one that was found is no typed one', async () => {
    edge.answersGet('/postcode/lookup/', { _embedded: { addresses: [] } });
    const { router, field } = await show();
    await router.navigate('/taxatie', { state: { ...brought, byHand: 'ja' } });
    await field('Straat').fill('Brink');
    await field('Huisnummer').click();
    await field('Postcode').click();
    await expect.poll(() => edge.received('/postcode/lookup/')).toHaveLength(1);
    await expect.element(field('Straat')).toHaveValue('Brink');
    await router.navigate('/blogs');
    await router.navigate('/taxatie', { state: brought });
    await expect.element(field('Adres')).toHaveValue('Keulenstraat 19 in Deventer');
  });

  test('sends no value of another home, once the number is another one', async () => {
    const { form, router, field, readAddress } = await show();
    const state = { ...brought, ...somebody, field_type: 'nieuwbouw', valuation: '396000' };
    await router.navigate('/taxatie', { state });
    await expect.element(field('Adres')).toHaveValue('Keulenstraat 19 in Deventer');
    await field('Huisnummer').fill('21');
    edge.answersGet('/postcode/lookup/', problem(503, 'upstream-unavailable'));
    await field('Telefoon').click();
    await field('Straat').fill('Keulenstraat');
    await field('Plaats').fill('Deventer');
    await privacy.fill(form);
    await form.getByRole('button', { name: 'Aanvragen' }).click();
    await expect.poll(readAddress).toMatch(/^\/bedankt/);
    const sent = edge.received().at(-1)?.fields;
    expect(sent).toMatchObject({ fulladdress: 'Keulenstraat 21 in Deventer' });
    expect(sent).not.toHaveProperty('valuation');
  });

  test('with another address than the draft’s sends nothing of the draft’s', async () => {
    const draft = { ...brought, fulladdress: 'Brink 84 A in Deventer', huisnr: '84', toevoeging: 'A' };
    sessionStorage.setItem('binnen:formulier:valuation-request', JSON.stringify(draft));
    const { form, router, field, readAddress } = await show();
    await expect.element(field('Adres')).toHaveValue('Brink 84 A in Deventer');
    const answers = { waaromTaxaties: 'scheiding', valuation: '396000' };
    await router.navigate('/taxatie#valuation', { state: { ...brought, ...somebody, ...answers } });
    await expect.element(field('Adres')).toHaveValue('Keulenstraat 19 in Deventer');
    await privacy.fill(form);
    await form.getByRole('button', { name: 'Aanvragen' }).click();
    await expect.poll(readAddress).toMatch(/^\/bedankt/);
    const sent = edge.received().at(-1)?.fields;
    expect(sent).toMatchObject(brought);
    expect(sent?.['toevoeging'] ?? '').toBe('');
  });

  test('with a home whose address was not found sends no street of the draft’s', async () => {
    edge.answersGet('/postcode/lookup/', problem(503, 'upstream-unavailable'));
    const { form, router, field, readAddress } = await show();
    await router.navigate('/taxatie', { state: { ...brought, ...somebody, package: '795' } });
    await field('Telefoon').fill('0687654321');
    await router.navigate('/hypotheekvragen');
    await expect.element(form).not.toBeInTheDocument();
    const other = { postcode: '7411CR', huisnr: '84', waaromTaxaties: 'scheiding' };
    await router.navigate('/taxatie', { state: { ...other, ...somebody, package: '795' } });
    await expect.element(field('Huisnummer')).toHaveValue('84');
    await field('Straat').fill('Brink');
    await field('Plaats').fill('Deventer');
    await privacy.fill(form);
    await form.getByRole('button', { name: 'Aanvragen' }).click();
    await expect.poll(readAddress).toMatch(/^\/bedankt/);
    expect(edge.received().at(-1)?.fields).toMatchObject({ straat: 'Brink', huisnr: '84' });
  });

  test('and then presses a package sends no value of another home either', async () => {
    const { form, router, field, readAddress } = await show();
    const state = { ...brought, ...somebody, field_type: 'nieuwbouw', valuation: '396000' };
    await router.navigate('/taxatie', { state });
    await field('Telefoon').fill('0687654321');
    await router.navigate('/taxatie?pakket=695#valuation');
    await expect.element(form.getByText('€ 695,-')).toBeVisible();
    expect(form.element().querySelector('[name=valuation]')).not.toBeNull();
    edge.answersGet('/postcode/lookup/', { _embedded: { addresses: [{ ...home(null), number: 21 }] } });
    await field('Huisnummer').fill('21');
    await field('Telefoon').click();
    await expect.element(field('Adres')).toHaveValue('Keulenstraat 21 in Deventer');
    await privacy.fill(form);
    await form.getByRole('button', { name: 'Aanvragen' }).click();
    await expect.poll(readAddress).toMatch(/^\/bedankt/);
    expect(edge.received().at(-1)?.fields).not.toHaveProperty('valuation');
  });

  test('keeps a correction for who comes back, until something else is brought', async () => {
    const state = { ...brought, ...somebody, valuation: '396000' };
    const { router, choice, field } = await show();
    await router.navigate('/taxatie', { state });
    await expect.element(choice('Pakket')).toHaveValue('795');
    await field('Telefoon').fill('0687654321');
    await choice('Pakket').selectOptions('695 (tot € 300.000)');
    await router.navigate('/blogs');
    await expect.element(field('Telefoon')).not.toBeInTheDocument();
    await router.navigate(-1);
    await expect.element(field('Voornaam')).toHaveValue(somebody.firstname);
    await expect.element(field('Telefoon')).toHaveValue('0687654321');
    await expect.element(choice('Pakket')).toHaveValue('695');
    await router.navigate('/taxatie', { state: { ...state, phone: '0612345678' } });
    await expect.element(field('Telefoon')).toHaveValue('0612345678');
    await expect.element(choice('Pakket')).toHaveValue('795');
  });

  test('keeps a correction for who presses a package of the page', async () => {
    const { router, choice, field } = await show();
    await router.navigate('/taxatie', { state: { ...brought, ...somebody } });
    await field('Telefoon').fill('0687654321');
    await router.navigate('/taxatie?pakket=695#valuation');
    await expect.element(choice('Pakket')).toHaveValue('695');
    await expect.element(field('Telefoon')).toHaveValue('0687654321');
  });

  test('keeps a correction for who presses a package of the page, and goes back', async () => {
    const { router, choice, field } = await show();
    await router.navigate('/taxatie', { state: { ...brought, ...somebody, valuation: '396000' } });
    await field('Telefoon').fill('0687654321');
    await router.navigate('/taxatie?pakket=695#valuation');
    await expect.element(choice('Pakket')).toHaveValue('695');
    await router.navigate(-1);
    await expect.element(choice('Pakket')).toHaveValue('795');
    await expect.element(field('Telefoon')).toHaveValue('0687654321');
  });

  test('leaves nothing in this tab once it is sent', async () => {
    const questionnaire = await showWidget(remote, 'form-questionnaire', { path: '/hypotheekvragen' });
    await questionnaire.screen.getByRole('radio', { name: 'Nieuwbouw' }).click();
    const { form, router, choice, field, readAddress } = await show();
    const state = { ...brought, ...somebody, package: '795', field_type: 'nieuwbouw' };
    await router.navigate('/taxatie', { state });
    await privacy.fill(form);
    await form.getByRole('button', { name: 'Aanvragen' }).click();
    await expect.poll(readAddress).toMatch(/^\/bedankt/);
    await router.navigate(-1);
    await expect.element(choice('Type woning')).toHaveValue('type-woning');
    await expect.element(field('Telefoon')).toHaveValue('');
    const again = await showWidget(remote, 'form-questionnaire', { path: '/hypotheekvragen' });
    await expect.element(again.screen.getByRole('radio', { name: 'Nieuwbouw' })).not.toBeChecked();
  });

  test('… not even before the package that they chose', async () => {
    const { form, router, choice, field, readAddress } = await show();
    await router.navigate('/taxatie', { state: { ...brought, ...somebody, field_type: 'nieuwbouw' } });
    await expect.element(field('Telefoon')).toHaveValue(somebody.phone);
    await router.navigate('/taxatie?pakket=695#valuation');
    await expect.element(choice('Pakket')).toHaveValue('695');
    await privacy.fill(form);
    await form.getByRole('button', { name: 'Aanvragen' }).click();
    await expect.poll(readAddress).toMatch(/^\/bedankt/);
    await router.navigate(-2);
    await expect.element(choice('Pakket')).toHaveValue('kies-jouw-pakket');
    await expect.element(field('Telefoon')).toHaveValue('');
    await expect.element(field('Postcode')).toHaveValue('');
  });

  test('with nonsense finds an empty form', async () => {
    const { router, field } = await show();
    await router.navigate('/taxatie', { state: { postcode: 12, email: null, onbekend: 'x' } });
    await expect.element(field('Postcode')).toHaveValue('');
    await expect.element(field('E-mail')).toHaveValue('');
  });
});

test('without an id the answer takes the form’s place', async () => {
  edge.answersPost(anyForm, { ...taken, subscriber_id: undefined });
  const { screen, form, router, box, readAddress } = await show();
  const state = { ...brought, ...somebody, package: '795', field_type: 'nieuwbouw' };
  await router.navigate('/taxatie', { state });
  await box(privacy.label).click();
  await form.getByRole('button', { name: 'Aanvragen' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Bedankt voor je aanvraag!' })).toBeVisible();
  expect(readAddress()).toBe('/taxatie');
});

test('without an id who renovates gets the promised link all the same', async () => {
  edge.answersPost(anyForm, { ...taken, subscriber_id: undefined });
  const { screen, form, router, box } = await show();
  const state = { ...brought, ...somebody, package: '795', field_type: 'nieuwbouw' };
  await router.navigate('/taxatie', { state });
  await box('Ik ga de woning verbouwen').click();
  await box(privacy.label).click();
  await form.getByRole('button', { name: 'Aanvragen' }).click();
  await expect.element(screen.getByRole('link', { name: 'Naar de verbouwtool' })).toBeVisible();
});
