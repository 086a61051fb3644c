import type { EdgeAccess } from './edge-client.ts';
import type { Outcome, Words } from './outcome.ts';
import { describeVersions, readVersions } from './release-commands.ts';
import { previewVersions } from './releases.ts';
import { parseHours, parseLoss } from './words.ts';

/** `preview mf-leads@1.5.0 mf-listings@2.0.0 --for 24h`. */
export const preview = async (access: EdgeAccess, { rest, flags }: Words): Promise<Outcome> => {
  const shown = await previewVersions(access, readVersions('preview', rest), {
    hours: parseHours(flags.for),
    leads: flags.leads ?? false,
    allowLoss: parseLoss(flags['allow-loss']),
  });
  return {
    result: shown,
    lines: [
      `Composition ${shown.id} can be seen until ${new Date(shown.expires).toISOString()}:`,
      ...describeVersions(shown.versions),
      shown.url,
      shown.leads
        ? 'Its forms are really sent: they reach the CRM.'
        : 'Its forms are answered as taken, and sent nowhere.',
      'A test sends what stands behind "grant=" as the header x-preview.',
    ],
  };
};
