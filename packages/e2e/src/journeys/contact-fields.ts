import type { Page } from '@playwright/test';

/** Fills in the contact form completely; the test sends it. */
export const fillInContact = async (page: Page, email: string): Promise<void> => {
  const form = page.getByRole('main');
  await form.getByLabel('Naam').fill('Anna Jansen');
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Telefoon').fill('06 12345678');
  await form.getByLabel('Bericht').fill('Kan ik zaterdag komen kijken?');
  await form.getByLabel(/privacyverklaring/).check();
};
