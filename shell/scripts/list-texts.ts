// Lists every text that the firm's editors can change: its key, its built-in wording and where it stands.
// node shell/scripts/list-texts.ts [--json]
import path from 'node:path';
import { listTexts } from './find-texts.ts';

const root = path.join(import.meta.dirname, '../..');
const texts = listTexts(root);

if (process.argv.includes('--json')) console.log(JSON.stringify(texts, null, 1));
else {
  console.log('| key | built-in wording | where |\n|---|---|---|');
  for (const { key, fallback, where } of texts)
    console.log(`| \`${key}\` | ${fallback.replaceAll('|', '\\|')} | ${where.join(', ')} |`);
}
