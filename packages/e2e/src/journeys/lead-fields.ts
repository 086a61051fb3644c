import { expect, type Locator, type Page } from '@playwright/test';
import { words } from '@binnen/stand-ins/activecampaign/lead-cases';

/** Fills in one field of a form. */
export type Fill = (form: Locator, email: string) => Promise<void>;

export interface Journey {
  form: string;
  path: string;
  /** The form's accessible name. */
  title: string;
  /** From the page to the form. */
  open?: (page: Page) => Promise<void>;
  button: string;
  fields: Fill[];
  /** Optional fields that are filled in. */
  choose?: (form: Locator) => Promise<void>;
  /** Path and query of the thank-you page. */
  thanks: string;
  /** What is not as in the specification's example (`leadCases`), because of what this visitor chose or calculated. */
  sent?: Record<string, unknown>;
  note?: unknown;
  /** Text of the CRM's search job. */
  job?: Record<string, unknown>;
}

const text =
  (label: string, value: string): Fill =>
  (form) =>
    form.getByLabel(label, { exact: true }).fill(value);
export const select =
  (label: string, value: string): Fill =>
  async (form) =>
    void (await form.getByLabel(label).selectOption(value));
export const name = (label = 'Naam') => text(label, words.firstname);
export const lastName = (label = 'Achternaam') => text(label, words.lastname);
export const phone = (label = 'Telefoon') => text(label, words.phone);
export const email =
  (label = 'E-mail'): Fill =>
  (form, address) =>
    form.getByLabel(label, { exact: true }).fill(address);
export const privacy: Fill = (form) => form.getByLabel(/privacyverklaring/).check();
export const person = [name(), email(), phone()];

/** The stand-in knows several homes under this number: the one with the letter A is chosen. */
export const fillAddress = async (form: Locator) => {
  await form.getByLabel('Postcode').fill('7418et');
  await form.getByLabel('Huisnummer').fill('19');
  await form.getByLabel('Huisnummer').blur();
  await form
    .getByRole('combobox', { name: /^Adres/ })
    .selectOption({ label: 'Keulenstraat 19 A in Deventer' });
};

/** A step's first button works once the calculator's own script has loaded. */
export const answer = async (page: Page, word: 'Ja' | 'Nee', next: Locator) => {
  const button = page.getByRole('button', { name: word, exact: true });
  await expect(async () => {
    if (!(await next.isVisible())) await button.click({ timeout: 1_000 });
    await expect(next).toBeVisible({ timeout: 1_000 });
  }).toPass();
};

/** From the address to the value: all homes are similar to the visitor's, or none is. */
export const calculate = async (page: Page, alike: 'Ja' | 'Nee' = 'Nee') => {
  await fillAddress(page.getByRole('main'));
  await page.getByRole('button', { name: 'Verder gaan' }).click();
  const count = page.getByText(/^Woning \d+ van \d+$/);
  await expect(count).toBeVisible();
  const total = Number(/\d+$/.exec((await count.textContent()) ?? '')?.[0]);
  for (let index = 1; index <= total; index += 1) {
    await expect(page.getByText(`Woning ${index} van ${total}`)).toBeVisible();
    await expect(page.getByText('Volgens Google de woning van buiten')).toBeVisible();
    await page.getByRole('button', { name: alike, exact: true }).click();
  }
};
export const euros = expect.stringMatching(/^€\s[\d.]+$/);
export const valueNote = expect.stringMatching(
  /^Geschatte waarde: €\s[\d.]+, postcode: 7418et, huisnummer: 19 A$/,
);
