import { useFakeEdge } from '@binnen/remote-testing/fake-edge';
import { showWidget } from '@binnen/remote-testing/show';
import { beforeEach, expect, test } from 'vitest';
import { userEvent, type Locator } from 'vitest/browser';
import { tabTo } from '../../test/calculator.ts';
import { answerForms } from '../../test/edge.ts';
import { atFirstSight } from '../../test/first-sight.ts';
import { fillIn, home, oneHome, press, text } from '../../test/form-fields.ts';
import { readOptionTexts } from '../../test/read-options.ts';
import { remote } from '../remote.ts';

const edge = useFakeEdge();
beforeEach(() => answerForms(edge));

interface Step {
  title: string;
  answer: (form: Locator) => Promise<void>;
  /** What was answered is still there. */
  expectAnswer: (form: Locator) => Promise<void>;
}

const field = (form: Locator, name: string) => form.getByRole('textbox', { name, exact: true });
/** Types where the home is, which asks for its address. */
const lookUp = async (form: Locator): Promise<void> => {
  await field(form, 'Postcode').fill('7418ET');
  await field(form, 'Huisnummer').fill('19');
  await userEvent.tab();
};
const texts = (answers: Record<string, string>): Pick<Step, 'answer' | 'expectAnswer'> => ({
  answer: async (form) => {
    for (const [name, words] of Object.entries(answers)) await fillIn(form, [text(name, words)]);
  },
  expectAnswer: async (form) => {
    for (const [name, words] of Object.entries(answers))
      await expect.element(field(form, name)).toHaveValue(words);
  },
});
const radio = (name: string): Pick<Step, 'answer' | 'expectAnswer'> => ({
  answer: (form) => form.getByRole('radio', { name }).click(),
  expectAnswer: (form) => expect.element(form.getByRole('radio', { name })).toBeChecked(),
});
const address = (label: string): Pick<Step, 'answer' | 'expectAnswer'> => ({
  answer: async (form) => {
    await lookUp(form);
    await form.getByRole('combobox', { name: 'Adres' }).selectOptions(label);
  },
  expectAnswer: (form) => expect.element(field(form, 'Adres')).toHaveValue(label),
});
const details = texts({
  Initialen: 'Q.',
  Voornaam: 'Quirijn',
  Achternaam: 'Zevenhuizen',
  'E-mail': 'vragen@voorbeeld.example',
  Telefoon: '06 98765432',
});
const value = texts({
  'Wat is de woning naar schatting waard? (niet verplicht)': '350000',
  'Contactpersoon voor de opname (niet verplicht)': 'De buurvrouw',
});
const lender = (form: Locator) => form.getByRole('combobox', { name: 'Wie is je geldverstrekker?' });
const box = (form: Locator, name: string) => form.getByRole('checkbox', { name });

const steps: Step[] = [
  { title: 'Type woning', ...radio('Bestaand') },
  { title: 'Adres van de woning', ...address('Keulenstraat 19 A in Deventer') },
  { title: 'Reden', ...radio('Oversluiten van de hypotheek') },
  {
    title: 'Geldverstrekker',
    answer: (form) => lender(form).selectOptions('ABN AMRO'),
    expectAnswer: (form) => expect.element(lender(form)).toHaveValue('ABN AMRO'),
  },
  { title: 'Leningnummer', ...texts({ 'Wat is je leningnummer? (niet verplicht)': '12-34' }) },
  {
    title: 'Je gegevens',
    answer: async (form) => {
      await form.getByRole('radio', { name: 'Mevrouw' }).click();
      await details.answer(form);
      await box(form, 'Deze gegevens kloppen').click();
    },
    expectAnswer: async (form) => {
      await expect.element(form.getByRole('radio', { name: 'Mevrouw' })).toBeChecked();
      await details.expectAnswer(form);
      await expect.element(box(form, 'Deze gegevens kloppen')).toBeChecked();
    },
  },
  {
    title: 'Postadres',
    answer: async (form) => {
      await expect.element(box(form, 'Post mag naar het adres van de woning')).toBeChecked();
      await box(form, 'Post mag naar het adres van de woning').click();
      await address('Keulenstraat 19 B in Deventer').answer(form);
    },
    expectAnswer: address('Keulenstraat 19 B in Deventer').expectAnswer,
  },
  {
    title: 'Waarde en tarief',
    answer: async (form) => {
      await value.answer(form);
      await form.getByRole('combobox', { name: 'Tarief' }).selectOptions('795 (tot € 400.000)');
      await expect
        .element(form.getByRole('link', { name: 'Lees de voorwaarden' }))
        .toHaveAttribute('href', '/algemene-voorwaarden');
      await box(form, 'Ik heb de voorwaarden gelezen').click();
    },
    expectAnswer: async (form) => {
      await value.expectAnswer(form);
      await expect.element(form.getByRole('combobox', { name: 'Tarief' })).toHaveValue('795');
      await expect.element(box(form, 'Ik heb de voorwaarden gelezen')).toBeChecked();
    },
  },
];

const show = async () => {
  const shown = await showWidget(remote, 'form-questionnaire', { path: '/hypotheekvragen' });
  const form = shown.screen.getByRole('region', { name: 'Hypotheekvragen' });
  const go = (name: string) => press(form.getByRole('button', { name, exact: true }));
  const expectStep = async (index: number) => {
    await expect.element(form.getByText(`Stap ${index + 1} van 8`)).toBeVisible();
    await expect.element(form.getByRole('heading', { name: steps[index]!.title })).toBeVisible();
  };
  return {
    ...shown,
    form,
    press: go,
    expectStep,
    skip: form.getByRole('button', { name: 'Cookievraag overslaan' }),
  };
};

test('each of the eight steps keeps its answer, forward, back and over a reload, and hands it over', async () => {
  const { form, press, expectStep, skip } = await show();
  await expect.element(form.getByRole('button', { name: 'Vorige' })).not.toBeInTheDocument();
  for (const [index, step] of steps.entries()) {
    await expectStep(index);
    await step.answer(form);
    if (index < 7) await press('Volgende');
  }
  for (const [index, step] of [...steps.entries()].reverse()) {
    await expectStep(index);
    await step.expectAnswer(form);
    if (index > 0) await press('Vorige');
  }
  await expect.element(skip).toHaveAttribute('aria-pressed', 'false');
  await skip.click();

  const again = await show();
  await expect.element(again.skip).toHaveAttribute('aria-pressed', 'true');
  await again.skip.click();
  await expect.element(again.skip).toHaveAttribute('aria-pressed', 'false');
  for (const [index, step] of steps.entries()) {
    await again.expectStep(index);
    await step.expectAnswer(again.form);
    if (index < 7) await again.press('Volgende');
  }
  await again.press('Naar de taxatieaanvraag');
  await expect.poll(again.readAddress).toBe('/taxatie#valuation');
  expect(again.router.state.location.state).toEqual({
    field_type: 'bestaand',
    postcode: '7418ET',
    huisnr: '19',
    toevoeging: 'A',
    straat: 'Keulenstraat',
    plaats: 'Deventer',
    fulladdress: 'Keulenstraat 19 A in Deventer',
    waaromTaxaties: 'oversluiting',
    field_geldverstrekker: 'ABN AMRO',
    firstname: 'Quirijn',
    lastname: 'Zevenhuizen',
    email: 'vragen@voorbeeld.example',
    phone: '06 98765432',
    package: '795',
    message: [
      'Aanhef: Mevrouw',
      'Initialen: Q.',
      'Leningnummer: 12-34',
      'Geschatte waarde: €\u00a0350.000',
      'Contactpersoon: De buurvrouw',
      'Postadres: Keulenstraat 19 B in Deventer, 7418ET',
    ].join('\n'),
  });
  expect(edge.received('/ac/contact/add/taxatie')).toEqual([]);
});

test('the browser’s Back leads one step back, and Forward on again, with the answers kept', async () => {
  const { form, press, expectStep, readAddress, router } = await show();
  const path = readAddress();
  const [type, , reason] = steps;
  await type!.answer(form);
  await press('Volgende');
  await expectStep(1);
  await press('Volgende');
  await reason!.answer(form);
  window.history.back();
  await expectStep(1);
  window.history.back();
  await expectStep(0);
  await type!.expectAnswer(form);
  window.history.go(2);
  await expectStep(2);
  await reason!.expectAnswer(form);
  // The button and the browser go the same way.
  await press('Vorige');
  await expectStep(1);
  window.history.back();
  await expectStep(0);
  await press('Volgende');
  await expectStep(1);
  expect(readAddress()).toBe(path);
  await expect.poll(() => router.state.navigation.state).toBe('idle');
});

test('a lender that is still to be determined is not chosen, and can be taken back', async () => {
  const { form, press, expectStep, router, readAddress } = await show();
  for (let step = 0; step < 3; step += 1) await press('Volgende');
  await expectStep(3);
  expect(await readOptionTexts(lender(form))).toEqual(['Kies je geldverstrekker', 'ABN AMRO', 'Rabobank']);
  await lender(form).selectOptions('Rabobank');
  await box(form, 'Mijn geldverstrekker is nader te bepalen').click();
  await expect.element(lender(form)).not.toBeInTheDocument();
  await box(form, 'Mijn geldverstrekker is nader te bepalen').click();
  await expect.element(lender(form)).toHaveDisplayValue('Kies je geldverstrekker');
  await box(form, 'Mijn geldverstrekker is nader te bepalen').click();
  for (let step = 3; step < 7; step += 1) {
    if (step === 5) await box(form, 'Deze gegevens kloppen').click();
    await press('Volgende');
  }
  await box(form, 'Ik heb de voorwaarden gelezen').click();
  await press('Naar de taxatieaanvraag');
  await expect.poll(readAddress).toBe('/taxatie#valuation');
  // Nothing else was answered.
  expect(router.state.location.state).toEqual({ message: 'Geldverstrekker: nader te bepalen' });
});

test('a postal address that was not found goes with its number', async () => {
  edge.answersGet('/postcode/lookup/', { _embedded: { addresses: [] } });
  const { form, press, expectStep, router, readAddress } = await show();
  for (let step = 0; step < 6; step += 1) {
    if (step === 5) await box(form, 'Deze gegevens kloppen').click();
    await press('Volgende');
  }
  await expectStep(6);
  await box(form, 'Post mag naar het adres van de woning').click();
  await lookUp(form);
  await expect.element(field(form, 'Straat')).toBeVisible();
  await press('Volgende');
  await box(form, 'Ik heb de voorwaarden gelezen').click();
  await press('Naar de taxatieaanvraag');
  await expect.poll(readAddress).toBe('/taxatie#valuation');
  expect(router.state.location.state).toEqual({ message: 'Postadres: 19, 7418ET' });
});

test('an address that was typed stays to be changed after a step on and back', async () => {
  edge.answersGet('/postcode/lookup/', { _embedded: { addresses: [] } });
  const { form, press, expectStep } = await show();
  await press('Volgende');
  await lookUp(form);
  await field(form, 'Straat').fill('Keulenstraat');
  await field(form, 'Plaats').fill('Deventer');
  await press('Volgende');
  await expectStep(2);
  // The step has its place in the history when it has the focus.
  await expect.poll(() => document.activeElement?.textContent).toContain('Stap 3 van 8');
  await press('Vorige');
  await field(form, 'Huisnummer').fill('21');
  await userEvent.tab();
  await expect.element(form.getByText(/het adres blijkt niet te bestaan/)).toBeVisible();
  await expect.element(field(form, 'Straat')).toHaveValue('Keulenstraat');
  await expect.element(field(form, 'Plaats')).toHaveValue('Deventer');
});

test('an address that is answered after a step on and back is not that of another number', async () => {
  const slow = Promise.withResolvers<object>();
  edge.answersGet('/postcode/lookup/', ({ query }) =>
    query['huisnummer'] === '19'
      ? slow.promise
      : { _embedded: { addresses: [{ ...home(null), number: 21 }] } },
  );
  const { form, press, expectStep } = await show();
  await press('Volgende');
  await lookUp(form);
  await press('Volgende');
  await expectStep(2);
  await expect.poll(() => document.activeElement?.textContent).toContain('Stap 3 van 8');
  await press('Vorige');
  await field(form, 'Huisnummer').fill('21');
  await userEvent.tab();
  const found = field(form, 'Adres');
  await expect.element(found).toHaveValue('Keulenstraat 21 in Deventer');
  slow.resolve(oneHome);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await expect.element(found).toHaveValue('Keulenstraat 21 in Deventer');
});

test('a step on in the moment that the questionnaire shows is a step that leads back', async () => {
  const isPressed = atFirstSight<HTMLElement>('button[type="submit"]', (on) => on.click());
  const { press, expectStep } = await show();
  await isPressed;
  await expectStep(1);
  await press('Volgende');
  await expectStep(2);
  await press('Vorige');
  await expectStep(1);
  await press('Vorige');
  await expectStep(0);
});

test('what is to be confirmed has to be ticked before one goes on', async () => {
  const { form, press, expectStep, readAddress } = await show();
  for (let step = 0; step < 5; step += 1) await press('Volgende');
  for (const [index, label, go] of [
    [5, 'Deze gegevens kloppen', 'Volgende'],
    [7, 'Ik heb de voorwaarden gelezen', 'Naar de taxatieaanvraag'],
  ] as const) {
    if (index === 7) await press('Volgende');
    await expectStep(index);
    await expect.element(box(form, label)).not.toHaveAccessibleDescription();
    await press(go);
    await expectStep(index);
    await expect.element(box(form, label)).toHaveFocus();
    await expect
      .element(box(form, label))
      .toHaveAccessibleDescription('Let op: Vink dit aan om verder te gaan.');
    await box(form, label).click();
    await expect.element(box(form, label)).not.toHaveAccessibleDescription();
    await press(go);
  }
  await expect.poll(readAddress).toBe('/taxatie#valuation');
});

test('the cookie question is explained on the first step, and is on no other', async () => {
  const { press, expectStep, skip } = await show();
  await expect.element(skip).toHaveAccessibleDescription(/geen cookies nodig/);
  await press('Volgende');
  await expectStep(1);
  await expect.element(skip).not.toBeInTheDocument();
});

test('with the keyboard alone it is answered, each step with the focus on it', async () => {
  const { expectStep, readAddress, router } = await show();
  // Which of the two gets the focus is the browser's: the first, while none is chosen.
  await tabTo('Bestaand', ' ');
  for (let step = 1; step < 8; step += 1) {
    if (step === 6) await tabTo('Deze gegevens kloppen', ' ');
    await tabTo('Volgende', '{Enter}');
    await expectStep(step);
    expect(document.activeElement?.textContent).toContain(`Stap ${step + 1} van 8`);
    if (step === 4) await tabTo('Wat is je leningnummer? (niet verplicht)', '12-34');
  }
  await tabTo('Ik heb de voorwaarden gelezen', ' ');
  await tabTo('Naar de taxatieaanvraag', '{Enter}');
  await expect.poll(readAddress).toBe('/taxatie#valuation');
  expect(router.state.location.state).toEqual({ field_type: 'bestaand', message: 'Leningnummer: 12-34' });
});
