import { previewVersions, type Preview } from '@binnen/remote-cli/releases';
import { access, siteUrl } from './stack.ts';
import { test as base } from './visitor.ts';

/**
 * A browser that sees a mix of published versions. The grant is a header of requests to the site itself, so nobody
 * opens an address first, and no other origin learns it.
 */
export const test = base.extend<{ showPreview: (versions: Record<string, string>) => Promise<Preview> }>({
  showPreview: async ({ context }, use) => {
    await use(async (versions) => {
      const preview = await previewVersions(access, versions);
      await context.route(
        (url) => url.origin === siteUrl,
        (route) => route.continue({ headers: { ...route.request().headers(), 'x-preview': preview.grant } }),
      );
      return preview;
    });
  },
});
