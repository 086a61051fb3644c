/** `pnpm texts`: every text of shell and remotes that the firm's editors can change, as a table. */
import path from 'node:path';
import { deployables, root } from '@binnen/build/workspace';
import { listTexts, type TextEntry } from '@binnen/build/texts';
import { findUnreadTexts } from './unread-texts.ts';

type Owned = TextEntry & { owners: string[] };

/** Every text that a front end shows, with the front ends that show it. */
export const listAll = async (): Promise<Owned[]> => {
  const all = new Map<string, Owned>();
  for (const owner of deployables)
    for (const entry of await listTexts(path.join(root, owner))) {
      const name = `${entry.kind} ${entry.key}`;
      all.set(name, { ...entry, owners: [...(all.get(name)?.owners ?? []), owner] });
    }
  return [...all.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
};

const formatCell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** A Markdown page for editors. */
export const formatTexts = async (): Promise<string> =>
  [
    '# Texts that editors can change',
    '',
    'Add an entry with the key to "shorttexts" (plain text) or "longtexts" (HTML) of the CMS, and its text shows instead of',
    'the built-in wording. An entry that is empty or gone brings the built-in wording back.',
    '',
    '| key | list | built-in wording | shown by |',
    '| --- | --- | --- | --- |',
    ...(await listAll()).map(
      ({ key, kind, fallback, owners }) =>
        `| \`${key}\` | ${kind}texts | ${formatCell(fallback)} | ${owners.join(', ')} |`,
    ),
    '',
  ].join('\n');

if (import.meta.main) {
  console.log(await formatTexts());
  const unread = findUnreadTexts(await listAll());
  if (unread.length > 0) {
    console.error(`Nothing shows these texts of packages/demo-data/content/texts: ${unread.join(', ')}.`);
    process.exitCode = 1;
  }
}
