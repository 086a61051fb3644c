import type { Page } from '@playwright/test';
import { forgetRecorded, readRecorded } from '../stack.ts';
import { expect, test, visit } from '../visitor.ts';

interface Step {
  title: string;
  answer: (page: Page) => Promise<void>;
  /** What was answered is still there. */
  expectAnswer: (page: Page) => Promise<void>;
}

const texts = (answers: Record<string, string>): Pick<Step, 'answer' | 'expectAnswer'> => ({
  answer: async (page) => {
    for (const [label, text] of Object.entries(answers)) await page.getByLabel(label).fill(text);
  },
  expectAnswer: async (page) => {
    for (const [label, text] of Object.entries(answers))
      await expect(page.getByLabel(label)).toHaveValue(text);
  },
});
const radio = (name: string): Pick<Step, 'answer' | 'expectAnswer'> => ({
  answer: (page) => page.getByRole('radio', { name }).check(),
  expectAnswer: (page) => expect(page.getByRole('radio', { name })).toBeChecked(),
});
const details = texts({
  Initialen: 'Q.',
  Voornaam: 'Quirijn',
  Achternaam: 'Zevenhuizen',
  'E-mail': 'vragen@voorbeeld.example',
  Telefoon: '06 98765432',
});
const value = texts({ 'Wat is de woning naar schatting waard?': '350000', Contactpersoon: 'De buurvrouw' });
const address = (label: string) => async (page: Page) => {
  await page.getByLabel('Postcode').fill('7418ET');
  await page.getByLabel('Huisnummer').fill('19');
  await page.getByLabel('Huisnummer').blur();
  await page.getByRole('combobox', { name: /^Adres/ }).selectOption({ label });
};
const expectAddress = (label: string) => (page: Page) =>
  expect(page.getByRole('textbox', { name: /^Adres/ })).toHaveValue(label);

const steps: Step[] = [
  { title: 'Type woning', ...radio('Bestaand') },
  {
    title: 'Adres van de woning',
    answer: address('Keulenstraat 19 A in Deventer'),
    expectAnswer: expectAddress('Keulenstraat 19 A in Deventer'),
  },
  { title: 'Reden', ...radio('Oversluiten van de hypotheek') },
  {
    title: 'Geldverstrekker',
    answer: async (page) =>
      void (await page.getByLabel('Wie is je geldverstrekker?').selectOption('ABN AMRO')),
    expectAnswer: (page) => expect(page.getByLabel('Wie is je geldverstrekker?')).toHaveValue('ABN AMRO'),
  },
  { title: 'Leningnummer', ...texts({ 'Wat is je leningnummer?': '12-34' }) },
  {
    title: 'Je gegevens',
    answer: async (page) => {
      await page.getByRole('radio', { name: 'Mevrouw' }).check();
      await details.answer(page);
      await page.getByLabel('Deze gegevens kloppen').check();
    },
    expectAnswer: async (page) => {
      await expect(page.getByRole('radio', { name: 'Mevrouw' })).toBeChecked();
      await details.expectAnswer(page);
      await expect(page.getByLabel('Deze gegevens kloppen')).toBeChecked();
    },
  },
  {
    title: 'Postadres',
    answer: async (page) => {
      await expect(page.getByLabel('Post mag naar het adres van de woning')).toBeChecked();
      await page.getByLabel('Post mag naar het adres van de woning').uncheck();
      await address('Keulenstraat 19 B in Deventer')(page);
    },
    expectAnswer: expectAddress('Keulenstraat 19 B in Deventer'),
  },
  {
    title: 'Waarde en tarief',
    answer: async (page) => {
      await expect(page.getByLabel('Wat is de woning naar schatting waard?')).toHaveValue('');
      await value.answer(page);
      await page.getByLabel('Tarief').selectOption('795');
      await page.getByLabel('Ik heb de voorwaarden gelezen').check();
    },
    expectAnswer: async (page) => {
      await value.expectAnswer(page);
      await expect(page.getByLabel('Tarief')).toHaveValue('795');
      await expect(page.getByLabel('Ik heb de voorwaarden gelezen')).toBeChecked();
    },
  },
];

test('each of the eight steps keeps its answer, forward, back and over a reload, and nothing is sent', async ({
  page,
}) => {
  await forgetRecorded();
  await visit(page, '/hypotheekvragen');
  const expectStep = async (index: number) => {
    await expect(page.getByText(`Stap ${index + 1} van 8`)).toBeVisible();
    await expect(page.getByRole('heading', { name: steps[index]!.title })).toBeVisible();
  };
  for (const [index, step] of steps.entries()) {
    await expectStep(index);
    await step.answer(page);
    if (index < steps.length - 1) await page.getByRole('button', { name: 'Volgende' }).click();
  }
  for (const [index, step] of [...steps.entries()].reverse()) {
    await expectStep(index);
    await step.expectAnswer(page);
    if (index > 0) await page.getByRole('button', { name: 'Vorige' }).click();
  }
  await expect(page.getByRole('button', { name: 'Vorige' })).toHaveCount(0);

  const skip = page.getByRole('button', { name: 'Cookievraag overslaan' });
  await expect(skip).toHaveAttribute('aria-pressed', 'false');
  await skip.click();
  await expect(skip).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(skip).toHaveAttribute('aria-pressed', 'true');
  await steps[0]!.expectAnswer(page);
  await skip.click();
  await expect(skip).toHaveAttribute('aria-pressed', 'false');

  for (let step = 1; step < 8; step += 1) await page.getByRole('button', { name: 'Volgende' }).click();
  await steps[7]!.expectAnswer(page);
  await page.getByRole('button', { name: 'Naar de taxatieaanvraag' }).click();
  await expect(page).toHaveURL(/\/taxatie#valuation$/);
  await expect(page.getByLabel('Pakket')).toHaveValue('795');
  await expect(page.getByLabel('Opmerking')).toHaveValue(
    'Leningnummer: 12-34\nContactpersoon: De buurvrouw\nPostadres: Keulenstraat 19 B in Deventer',
  );
  expect(await readRecorded('activecampaign')).toEqual([]);
});
