import { get } from 'node:http';
import { editPage, restorePage } from '../content.ts';
import { stackPorts } from '../stack.ts';
import { expect, test, visit } from '../visitor.ts';

const slug = 'disclaimer';

test.afterEach(({ request }) => restorePage(request, slug));

test.describe('a picture that is missing', () => {
  test.use({ tolerated: { errors: [/Failed to load resource: the server responded with a status of 404/] } });

  test('is replaced by a plain drawing, not by a broken picture', async ({ page, request }) => {
    await editPage(request, slug, [
      {
        soort: 'image-text',
        rows: [
          { field_slug: 'title', text: 'Zonder foto' },
          { field_slug: 'image', imageurl: '00000000-0000-4000-8000-000000000000' },
          {
            field_slug: 'content',
            wysiwyg: '<p>Hoi <img src="/assets/00000000-0000-4000-8000-000000000001" alt="Weg"></p>',
          },
        ],
      },
    ]);
    await visit(page, `/${slug}`);
    const band = page.locator('section', { has: page.getByRole('heading', { name: 'Zonder foto' }) });
    await band.scrollIntoViewIfNeeded();
    // A page that needs no script: its style sheet draws it.
    await expect(band.locator('picture img')).toHaveCSS('opacity', '0');
    await expect(band.locator('picture')).toHaveCSS('background-image', /missing-picture/);
    await expect(band.getByText('Hoi')).toBeVisible();
  });
});

test('a text of 5 MB is cut off, and the page still works', async ({ page, request }) => {
  await editPage(request, slug, [
    { soort: 'text', rows: [{ field_slug: 'content', wysiwyg: '<p>Woord woord.</p>'.repeat(260_000) }] },
    { soort: 'text', rows: [{ field_slug: 'title', text: 'Daarna' }] },
  ]);
  const response = await visit(page, `/${slug}`);
  expect(response.status()).toBe(200);
  expect((await response.body()).byteLength).toBeLessThan(1_000_000);
  await expect(page.getByRole('heading', { name: 'Daarna' })).toBeVisible();
});

test('of 200 banners the first sixty are shown', async ({ page, request }) => {
  const banners = Array.from({ length: 200 }, (_, at) => ({
    soort: 'text',
    rows: [{ field_slug: 'title', text: `Band ${at + 1}.` }],
  }));
  await editPage(request, slug, banners);
  expect((await visit(page, `/${slug}`)).status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Band 60.' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Band 61.' })).toHaveCount(0);
});

test('a script in a title stays text, in the header, the tab and the metadata', async ({ page, request }) => {
  let hits = 0;
  await page.exposeFunction('hit', () => {
    hits += 1;
  });
  const titel = 'Regels </title><script>hit()</script>"><img src=x onerror=hit()> &amp; meer';
  await editPage(request, slug, [{ soort: 'text', rows: [{ field_slug: 'title', text: titel }] }], {
    titel,
    subtitel: titel,
    meta_titel: titel,
    meta_omschrijving: titel,
  });
  await visit(page, `/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Regels\s+"> & meer$/);
  await expect(page).toHaveTitle(/Regels/);
  expect(await page.locator('head img, head [onerror], main [onerror]').count()).toBe(0);
  expect(hits).toBe(0);
});

for (const width of [320, 390])
  test(`a word longer than the screen makes no page wider than ${width} px`, async ({ page, request }) => {
    const long = 'Arbeidsongeschiktheidsverzekering';
    const words = ['title', 'subtitle', 'title_1', 'titel', 'text', 'quote', 'question_1', 'step_1'];
    const rows = [
      ...words.map((field_slug) => ({ field_slug, text: long })),
      { field_slug: 'content', wysiwyg: `<h2>${long}</h2><h3>${long}</h3><p>${long}</p>` },
    ];
    const kinds = [
      'text',
      'image-text',
      'usp',
      'steps',
      'services',
      'sure-things',
      'free-sales-advice',
      'compliments',
      'introduction',
      'form',
    ];
    await editPage(
      request,
      slug,
      kinds.map((soort) => ({ soort, rows })),
      { titel: long, subtitel: long },
    );
    await page.setViewportSize({ width, height: 800 });
    await visit(page, `/${slug}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

test('a word longer than the screen that a visitor types makes no page wider', async ({ page }) => {
  const place = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await page.setViewportSize({ width: 320, height: 800 });
  for (const filters of ['', '&slaapkamers=5&prijstot=150000']) {
    await visit(page, `/woningaanbod?zoeken=${place}@voorbeeld.nl${filters}`);
    await expect(page.getByRole('link', { name: 'Bekijk al het aanbod' })).toBeVisible();
    expect(await width()).toBe(320);
  }
  await visit(page, '/zoekopdracht');
  const places = page.getByRole('combobox', { name: 'Plaatsen' });
  await places.fill(place);
  const added = page.getByRole('option', { name: `“${place}” toevoegen` });
  expect(await added.evaluate((option) => option.scrollWidth - option.clientWidth)).toBe(0);
  await places.press('Enter');
  await expect(page.getByRole('button', { name: `${place} verwijderen` })).toBeVisible();
  expect(await width()).toBe(320);
});

test('a page without banners, and one with unknown banners, is still a page', async ({ page, request }) => {
  await editPage(request, slug, [
    { soort: 'hologram', rows: [{ field_slug: 'title', text: 'Niet te zien' }] },
    { soort: 'compliments' },
    { soort: 'steps' },
    { soort: 'introduction' },
    { soort: 'form', rows: [{ field_slug: 'form', text: '../../x' }] },
    {
      soort: 'text',
      rows: [
        { field_slug: '', text: 'x' },
        { field_slug: 'title', text: 'Wel te zien' },
      ],
    },
  ]);
  expect((await visit(page, `/${slug}`)).status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Wel te zien' })).toBeVisible();
  await expect(page.getByText('Niet te zien')).toHaveCount(0);
});

/** Requests like a client that does not normalise its path. */
const askRaw = (path: string): Promise<{ status: number; html: string }> =>
  new Promise((resolve, reject) => {
    get({ host: 'localhost', port: stackPorts.port, path }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, html: Buffer.concat(chunks).toString() }),
      );
    }).on('error', reject);
  });

for (const [path, status, words] of [
  ['/..%2F..%2Fcontent%2Fsocials', 404, 'Deze pagina bestaat niet (meer)'],
  ['/%2e%2e/%2e%2e/etc/passwd', 404, 'Deze pagina bestaat niet (meer)'],
  ['/verkoop%2F..', 404, 'Deze pagina bestaat niet (meer)'],
  ['/verkoop..', 404, 'Deze pagina bestaat niet (meer)'],
  ['/a%00b', 404, 'Deze pagina bestaat niet (meer)'],
  ['/caf%C3%A9', 404, 'Deze pagina bestaat niet (meer)'],
  ['/%252e%252e', 404, 'Deze pagina bestaat niet (meer)'],
  ['/%3Cscript%3Ehit()%3C%2Fscript%3E', 404, 'Deze pagina bestaat niet (meer)'],
  [`/${'a'.repeat(2_000)}`, 404, 'Deze pagina bestaat niet (meer)'],
  ['/blogs/..%2F..%2Fsocials', 404, 'Deze blog bestaat niet (meer)'],
  ['/blogs/%00', 404, 'Deze blog bestaat niet (meer)'],
  ['/%E0%A4%A', 400, 'Er ging iets mis'],
] as const)
  test(`${path.slice(0, 40)} is the error page with ${status}`, async () => {
    const answer = await askRaw(path);
    expect(answer.status).toBe(status);
    expect(answer.html).toContain(words);
    expect(answer.html).not.toContain('<script>hit()');
    expect(answer.html).toContain('Terug naar home');
  });
