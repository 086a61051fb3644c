import { changeContent, restoreContent } from '../stack.ts';
import { countDocuments, expect, test, visitUntil } from '../visitor.ts';
import { fillInContact } from './contact-fields.ts';

test.use({ tolerated: { errors: [/status of (404|422)|net::ERR_FAILED/] } });
test.afterEach(restoreContent);

const soon = { timeout: 500 };

test('editors change what the frame says', async ({ page }) => {
  const texts = {
    address_street: 'Brink 1',
    address_city: '7411 BR Deventer',
    primary_phone_number: '0570 111 222',
    primary_wooncontinuplan_phone_number: '0570 333 444',
    general_email: 'hallo@binnen.example',
    copyright: '© {year} Binnen en buren',
  };
  for (const [key, text] of Object.entries(texts)) await changeContent('shorttexts', key, { text });

  const footer = page.getByRole('contentinfo');
  await visitUntil(page, '/contact', () => expect(footer).toContainText(/© 20\d\d Binnen en buren/, soon));
  await expect(footer).toContainText('Brink 1');
  await expect(footer).toContainText('7411 BR Deventer');
  await expect(footer.getByRole('link', { name: 'hallo@binnen.example' })).toHaveAttribute(
    'href',
    'mailto:hallo@binnen.example',
  );
  await expect(footer.getByRole('link', { name: '0570 111 222' })).toHaveAttribute(
    'href',
    'tel:+31570111222',
  );
  const phone = page.getByRole('banner').getByRole('link', { name: /^Bel/ });
  await expect(phone).toHaveAttribute('href', 'tel:+31570111222');
  await visitUntil(page, '/wooncontinuplan', () =>
    expect(phone).toHaveAttribute('href', 'tel:+31570333444', soon),
  );
});

test('editors write the headings of the not-found pages', async ({ page }) => {
  const headings = {
    page_not_found: ['/pagina-niet-gevonden', 'Die pagina is er niet'],
    blog_not_found: ['/blog-niet-gevonden', 'Dat verhaal is er niet'],
    city_not_found: ['/plaats-niet-gevonden', 'Daar werken we niet'],
    address_not_found: ['/adres-niet-gevonden', 'Dat huis hebben we niet'],
  } as const;
  for (const [key, [, text]] of Object.entries(headings)) await changeContent('shorttexts', key, { text });
  for (const [path, text] of Object.values(headings))
    await visitUntil(page, path, () =>
      expect(page.getByRole('heading', { level: 1 })).toHaveText(text, soon),
    );
});

test('the channels are those that the firm lists, each in a new tab', async ({ page }) => {
  await changeContent('socials', '1', { url_naar_profiel: 'https://www.instagram.com/anders' });
  const channels = page.getByRole('contentinfo').getByRole('link', { name: /^Binnen op/ });
  await visitUntil(page, '/contact', () =>
    expect(channels.first()).toHaveAttribute('href', 'https://www.instagram.com/anders', soon),
  );
  await expect(channels).toHaveCount(5);
  for (const channel of await channels.all()) await expect(channel).toHaveAttribute('target', '_blank');
});

test('a document has the texts of its page alone, and a page that is reached from it has its own', async ({
  page,
  request,
}) => {
  await changeContent('shorttexts', 'blogs_categories', { text: 'Soorten verhalen' });
  await changeContent('shorttexts', 'address_street', { text: 'Brink 2' });
  await visitUntil(page, '/contact', () =>
    expect(page.getByRole('contentinfo')).toContainText('Brink 2', soon),
  );
  const document = await (await request.get('/contact')).text();
  expect(document).toContain('"address_street":"Brink 2"');
  expect(document).not.toContain('blogs_categories');
  const documents = countDocuments(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blogs' }).click();
  await expect(page.getByRole('navigation', { name: 'Soorten verhalen' })).toBeVisible();
  expect(documents()).toBe(0);
});

test('the texts that a document does not have are asked for once, and are kept as long as nobody changes them', async ({
  page,
  request,
}) => {
  const asked: string[] = [];
  page.on('request', (each) => asked.push(...(each.url().match(/\/content\/texts.*/) ?? [])));
  await visitUntil(page, '/contact', async () => {});
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blogs' }).click();
  await expect(page).toHaveURL(/\/blogs$/);
  expect(asked).toEqual([expect.stringMatching(/^\/content\/texts\?versie=\w+$/)]);
  const other = await request.get('/content/texts?versie=vroeger');
  expect(other.headers()['cache-control']).not.toContain('immutable');
  const { versie } = (await other.json()) as { versie: string };
  const kept = await request.get(`/content/texts?versie=${versie}`);
  expect(kept.headers()['cache-control']).toContain('immutable');
  expect(await kept.json()).toEqual(await other.json());
});

test('what a form of the first page says when it fails is in the editors’ words', async ({ page }) => {
  await changeContent('shorttexts', 'form_required', { text: 'Vul dit nog in' });
  await changeContent('shorttexts', 'form_error', { text: 'Dat ging mis, mail {email}' });
  await changeContent('shorttexts', 'address_street', { text: 'Brink 3' });
  await visitUntil(page, '/contact', () =>
    expect(page.getByRole('contentinfo')).toContainText('Brink 3', soon),
  );
  // Without the rest of the texts: these are part of the document.
  await page.route('**/content/texts*', (route) => route.abort());
  await page.reload();
  const send = page.getByRole('button', { name: 'Versturen' });
  await send.click();
  await expect(page.getByText('Vul dit nog in').first()).toBeVisible();
  // The marketing service refuses this address.
  await fillInContact(page, 'x');
  await send.click();
  await expect(page.getByRole('alert')).toHaveText('Dat ging mis, mail info@binnen.example');
});
