import { parseArgs } from 'node:util';
import { knownFlags, type SiteCommand, type Words } from './outcome.ts';
import { refuseWords } from './words.ts';

const change = '[--allow-loss=<paths>] [--unrehearsed]';
const promotion = `${change} [--now] [--into-both]`;

/** The ways to say each command: what none of them has is refused, so that nothing is done that was not meant. */
export const waysToSay: Readonly<Record<string, readonly string[]>> = {
  publish: ['<remote>[@<version>]'],
  rehearse: ['--shell=<version>', '<remote>[@<version>] [--without-browser]'],
  sample: ['<remote> <path>'],
  types: ['--check', '[<remote>@<version>] …'],
  promote: [`--all ${promotion}`, `<remote>@<version> … ${promotion}`],
  preview: ['list', 'end <id>', '<remote>@<version> … [--for=<hours>] [--send-forms] [--allow-loss=<paths>]'],
  canary: [
    'promote [<remote>]',
    'abort [<remote>]',
    `[<remote>@<version>] … [--share=<percent>] [--auto=<percents>] [--every=<minutes>] ${change}`,
  ],
  rollback: ['[<remote>]'],
  retire: ['<remote> [--allow-loss=<paths>]'],
  explain: ['--request=<id>', '<path>'],
  health: ['<remote>'],
  budget: ['<remote> <percent>'],
  webhook: ['<remote> <url>'],
  replays: [''],
  replay: ['<id> [--with=<remote>] [--open]'],
  bisect: ['<path> [--expect=<what>] [--good=<id>] [--bad=<id>] [--replay=<id>]'],
  source: ['<place> …'],
  status: ['[<remote>]'],
  grant: ['--withdraw <remote> <path>', '[<remote>] [<path>]'],
  token: [
    'list',
    'issue <name> <scope> … [--days=<count>]',
    'rotate <name> [--days=<count>] [--overlap=<hours>]',
    'revoke <name> [--leaked]',
  ],
  rebuild: [''],
  backup: [''],
  restore: ['<store> [--at=<instant>] [--dry-run]'],
  clean: ['[--dry-run]'],
};

const parseWay = (way: string) => {
  const parts = way.split(' ').filter(Boolean);
  const words = parts.filter((part) => !part.includes('--') && part !== '…');
  return {
    flags: [...way.matchAll(/--([a-z-]+)/g)].map(([, flag = '']) => flag),
    needed: parts.filter((part) => part.startsWith('--')).map((part) => part.slice(2).replace(/=.*/, '')),
    /** `issue` of `token issue <name>`: what a way begins with. */
    first: words.filter((word) => /^[a-z]+$/.test(word)),
    most: parts.includes('…') ? Infinity : words.length,
  };
};

/** Refuses a flag or a word that this command does not have, or not beside the others. */
const refuseForeign = (command: string, ways: readonly string[], { rest, flags }: Words): void => {
  const given = Object.keys(flags);
  const meant = ways.find((way) => {
    const { needed, first } = parseWay(way);
    return needed.every((flag) => given.includes(flag)) && first.every((word, at) => rest[at] === word);
  });
  // The command says itself which of its first words it needs.
  const { flags: known, most } = parseWay(meant ?? '…');
  const flag = given.find((each) => !known.includes(each));
  const foreign = flag === undefined ? rest.slice(most).map((word) => `"${word}"`)[0] : `--${flag}`;
  const shown = meant === undefined ? ways : [meant];
  if (foreign !== undefined)
    refuseWords(
      `${command} takes no ${foreign}: ${shown.map((way) => `pnpm remote ${command} ${way}`.trim()).join(', or ')}`,
    );
};

/** The command, and the words and flags after it. Refuses those that are none of the command's. */
export const readWords = (
  words: string[],
  ofSite: readonly SiteCommand[],
): { command: string | undefined } & Words => {
  let read: { command: string | undefined } & Words;
  try {
    const { positionals, values } = parseArgs({
      // A flag with or without words is none that parseArgs knows.
      args: words.map((word) => (word === '--allow-loss' ? '--allow-loss=' : word)),
      allowPositionals: true,
      options: knownFlags,
    });
    const [command, ...rest] = positionals;
    read = { command, rest, flags: values };
  } catch (error) {
    return refuseWords((error as Error).message);
  }
  const { command } = read;
  const added = ofSite.find(({ name }) => name === command);
  if (command === undefined) return read;
  // Every object has a `constructor`, and no command has that name.
  const own = Object.hasOwn(waysToSay, command) ? waysToSay[command] : undefined;
  refuseForeign(command, added?.ways ?? own ?? [], read);
  return read;
};
