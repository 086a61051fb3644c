import { callEdge, type EdgeAccess } from './edge-client.ts';
import type { Outcome, Words } from './outcome.ts';
import { describeVersions, readVersions } from './release-commands.ts';
import { previewVersions } from './releases.ts';
import { parseHours, parseLoss, refuseWords } from './words.ts';

const list = async (access: EdgeAccess): Promise<Outcome> => {
  const { previews } = await callEdge(access, 'previews');
  const lines = previews.flatMap(({ id, versions, by, expires, url }) => [
    `${id} of ${by}, until ${new Date(expires).toISOString()}:`,
    ...describeVersions(versions),
    ...(url ? [`  ${url}`] : []),
  ]);
  return { result: { previews }, lines: lines.length ? lines : ['There are no previews.'] };
};

const end = async (access: EdgeAccess, id: string | undefined): Promise<Outcome> => {
  if (!id) return refuseWords('preview end needs the id of a composition. See: pnpm remote preview list');
  const ended = await callEdge(access, 'endPreview', { body: { id } });
  return { result: ended, lines: [`Nobody can see ${id} any more.`] };
};

/** `preview mf-news@1.5.0 mf-listings@2.0.0 --for 24h`, `preview list` and `preview end <id>`. */
export const preview = async (access: EdgeAccess, { rest, flags }: Words): Promise<Outcome> => {
  if (rest[0] === 'list') return list(access);
  if (rest[0] === 'end') return end(access, rest[1]);
  const shown = await previewVersions(access, readVersions('preview', rest), {
    hours: parseHours(flags.for),
    sendsForms: flags['send-forms'] ?? false,
    allowLoss: parseLoss(flags['allow-loss']),
  });
  return {
    result: shown,
    lines: [
      `Composition ${shown.id} can be seen until ${new Date(shown.expires).toISOString()}:`,
      ...describeVersions(shown.versions),
      shown.url,
      shown.sendsForms ? 'Its forms are really sent.' : 'Its forms are answered as taken, and sent nowhere.',
      'A test sends what stands behind "grant=" as the header x-preview.',
    ],
  };
};
