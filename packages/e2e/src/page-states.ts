import type { Page } from '@playwright/test';
import { siteUrl } from './stack.ts';
import { expect, visit, waitForRest } from './visitor.ts';

const home = '/woningaanbod/deventer/keulenstraat-19-a';
const sentence = 'hoekhuis met tuin onder 6 ton in Deventer met zwembad';

/** What a page becomes when it is used. A page by itself is looked at elsewhere. */
const states: Record<string, (page: Page) => Promise<unknown>> = {
  'the search for sellers on the home page': async (page) => {
    await visit(page, '/');
    await page.getByRole('radio', { name: 'Verkopen' }).check();
    await expect(page.getByLabel('Postcode').filter({ visible: true })).toHaveCount(1);
  },
  'the value check in the header of the selling page': async (page) => {
    await visit(page, '/verkoop');
    await expect(page.getByLabel('Postcode').filter({ visible: true })).toHaveCount(1);
  },
  'suggestions below the search': async (page) => {
    await visit(page, '/woningaanbod');
    await page.getByRole('combobox', { name: /Zoek op plaats/ }).fill('dev');
    await expect(page.getByRole('option').first()).toBeVisible();
  },
  'a sentence as chips, with what was not understood': async (page) => {
    await visit(page, `/woningaanbod?zoeken=${encodeURIComponent(sentence)}`);
    await expect(page.getByRole('list', { name: 'Gekozen filters' })).toBeVisible();
  },
  'the panel with all filters': async (page) => {
    await visit(page, '/woningaanbod?filters=alle');
    await page.getByRole('button', { name: /^Filters/ }).click();
    await expect(page.getByRole('group', { name: 'Energielabel' })).toBeVisible();
  },
  'a list that a filter empties': async (page) => {
    await visit(page, '/woningaanbod/deventer?slaapkamers=5&prijstot=150000');
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /zonder/i })
        .first(),
    ).toBeVisible();
  },
  'a map that is drawn on': async (page) => {
    await visit(page, '/woningaanbod?weergave=kaart');
    await page.getByRole('button', { name: 'Teken een gebied' }).click();
  },
  'a home with all that is folded open': async (page) => {
    await visit(page, home);
    await page
      .locator('main details')
      .evaluateAll((all: HTMLDetailsElement[]) => all.forEach((each) => (each.open = true)));
  },
  'the photos of a home': async (page) => {
    await visit(page, home);
    await page
      .getByRole('link', { name: /^Alle \d+ foto/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'a viewing that is asked for without a name': async (page) => {
    await visit(page, `${home}#interesse`);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^(Versturen|Plan)/ })
      .last()
      .click();
    await expect(page.getByText('Verplicht').first()).toBeVisible();
  },
  'a comparison of three homes': async (page) => {
    await visit(page, '/woningaanbod/deventer');
    for (const place of [0, 1, 2])
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Bewaar / })
        .nth(place)
        .click();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Favorieten/ })
      .click();
    await page.getByRole('link', { name: 'Vergelijk 3' }).click();
    await expect(page.getByRole('columnheader')).toHaveCount(3);
  },
  'a hint at an e-mail address': async (page) => {
    await visit(page, '/woningaanbod/deventer');
    const field = page.getByRole('textbox', { name: 'E-mailadres' });
    await field.fill('jager@gmial.com');
    await field.press('Tab');
    await expect(page.getByText('gmail.com')).toBeVisible();
  },
  'sold homes': async (page) => {
    await visit(page, '/woningaanbod?verkocht=ja');
  },
  'a sold home': async (page) => {
    await visit(page, '/woningaanbod?verkocht=ja');
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/woningaanbod\/[^?/]+\/[^?/]+$/);
  },
  'thanks for a viewing': async (page) => {
    await visit(page, '/bedankt/aankoop');
  },
};

/** By name, what makes a page so, with all of it laid out and without the notice of cookies. */
export const pageStates = Object.entries(states).map(([name, make]) => ({
  name,
  open: async (page: Page): Promise<void> => {
    await page.context().addCookies([{ name: 'acceptedCookies', value: 'noodzakelijk', url: siteUrl }]);
    await make(page);
    await waitForRest(page);
  },
}));
