import { changeContent, restoreContent } from '../stack.ts';
import { expect, test, visitUntil } from '../visitor.ts';

test.use({ tolerated: { errors: [/status of 404/] } });
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
