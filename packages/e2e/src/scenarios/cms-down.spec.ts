import { breakUpstream, clearFaults } from '../stack.ts';
import { expect, loadPictures, test, visit } from '../visitor.ts';

test.afterEach(clearFaults);

for (const [service, fault] of [
  ['directus', { malformed: true }],
  ['wordpress', { status: 500 }],
] as const)
  test(`${service} with ${JSON.stringify(fault)} leaves pages, blogs and forms as they were, also when an editor asks past the caches`, async ({
    page,
  }) => {
    // Somebody has seen them, pictures included: those that nobody saw before have to come from the service.
    for (const path of ['/verkoop', '/blogs']) {
      await visit(page, path);
      await loadPictures(page);
    }
    await breakUpstream({ service, ...fault });
    const response = await visit(page, '/verkoop?refresh_cache=true');
    expect(response.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je huis verkopen');
    await expect(page.getByRole('button', { name: 'Versturen' })).toBeVisible();
    expect((await visit(page, '/blogs?refresh_cache=true')).status()).toBe(200);
    await expect(page.getByRole('link', { name: /Slim bieden op een huis/ })).toBeVisible();
  });
