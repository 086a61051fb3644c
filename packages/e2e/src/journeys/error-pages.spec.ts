import { expect, test, visit } from '../visitor.ts';

test.use({ tolerated: { errors: [/status of 4\d\d/] } });

const cases = [
  { path: '/a/b/c/d', status: 404, title: 'Deze pagina bestaat niet (meer)' },
  { path: '/geen-bestaande-pagina', status: 404, title: 'Deze pagina bestaat niet (meer)' },
  { path: '/blogs/geen-bestaande-blog', status: 404, title: 'Deze blog bestaat niet (meer)' },
  { path: '/woningaanbod/atlantis', status: 404, title: 'Plaats niet gevonden' },
  { path: '/woningaanbod/deventer/geen-bestaand-huis', status: 404, title: 'Adres niet gevonden' },
  { path: '/400', status: 400, title: 'Er ging iets mis' },
  { path: '/pagina-niet-gevonden', status: 404, title: 'Deze pagina bestaat niet (meer)' },
  { path: '/blog-niet-gevonden', status: 404, title: 'Deze blog bestaat niet (meer)' },
  { path: '/plaats-niet-gevonden', status: 404, title: 'Plaats niet gevonden' },
  { path: '/adres-niet-gevonden', status: 404, title: 'Adres niet gevonden' },
];

for (const { path, status, title } of cases)
  test(`${path} answers ${status} at that URL, says "${title}" and leads home`, async ({ page }) => {
    const response = await visit(page, path);
    expect(response.status()).toBe(status);
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle('Helaas, er ging iets mis!');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('main').getByText(String(status), { exact: true })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByRole('link', { name: 'terug naar home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page).not.toHaveTitle('Helaas, er ging iets mis!');
  });
