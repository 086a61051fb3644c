import { EdgeRefusal, type EdgeAccess } from './edge-client.ts';
import { hintUnpublished, listReleases, readComposition } from './releases.ts';
import { backup, clean, grant, rebuild, restore } from './operating/operator-commands.ts';
import { rehearseRelease } from './browser/rehearse-command.ts';
import { describeVersions, promote, publish, retire, rollback } from './release-commands.ts';
import { canary } from './canary-command.ts';
import { bisect } from './past/bisect-command.ts';
import { explain } from './explain-command.ts';
import { preview } from './preview-command.ts';
import { replay, replays } from './past/replay-command.ts';
import { sample } from './operating/sample-command.ts';
import { source } from './past/source-command.ts';
import { token } from './operating/token-commands.ts';
import { budget, health, webhook } from './operating/watch-commands.ts';
import type { Outcome, SiteCommand } from './outcome.ts';
import { readWords } from './read-words.ts';
import { types } from './widget-types/types-command.ts';
import { parseRemote } from './words.ts';

const formatUsage = (ofSite: readonly SiteCommand[]) => `Usage: pnpm remote <command> … [--json]

  dev [--against <url>]          this repository's remote among what is live there, on this
                                 machine: [--port 8780]; each save shows by itself
  rehearse <remote>              render the built release with what is live, and open each sample
                                 in Chromium beside the live one; the result is kept with the release
    --without-browser            only what the server draws
  rehearse --shell <version>     which remotes work with this shell: the newest release of each
  sample <remote> <path>         draw the built page with what the site answers now, and write those
                                 answers as a sample
  types [<remote>@<version> …]   declare the widgets of what is live, and of these releases, for
                                 TypeScript: src/offered-widgets.d.ts
    --check                      what of them no longer takes what this remote's pages pass
  publish <remote>[@<version>]   render its samples with what is live, and upload the built release;
                                 no browser opens it, and nothing goes live yet
  promote <remote>@<version> …   make versions live, all at once
    --now                        no page from before is served once it is known
    --into-both                  while canaries run: live for their visitors, too
    --unrehearsed                although a browser found it broken; for an operator
  promote --all                  publish all that is built, and make it one composition
    --allow-loss=/huren,/kopen   these pages answer now, and may be lost
    --allow-loss                 so may any that the built-in composition has; the first time only
  preview <remote>@<version> …   an address that shows these among what is live
                                 [--for 24h]; [--send-forms] its forms are really sent
  preview list | end <id>        what can be seen now; for nobody any more
  canary <remote>@<version> …    a share of the visitors gets these: --share 5, or
                                 --auto 5,25,100 --every 15m; back by itself when worse;
                                 --allow-loss and --unrehearsed as for promote
  canary                         how those that run go, and how the last ones ended
  canary [<remote>] --share 25   another share: --auto off ends the steps that follow
  canary promote | abort         for everybody; for nobody. Two may run beside each other:
                                 then with the remote, as canary abort mf-news
  rollback [<remote>]            back to what was live before; again: further back
  retire <remote>                out of the site; its releases stay
    --allow-loss=/huren          … with these pages of it
  explain <path>                 who answers it and why: owners, reads, cache, times
    --request <x-request-id>     the same of a page that was served a while ago
  health <remote>                its releases in browsers: views, faults with their places, error
                                 budget, and LCP, INP and CLS by page
  budget <remote> 0.2 | default  … the percentage of its views that may have a fault (0.5)
  webhook <remote> <url> | off   … where its team is told of trouble with it, and when that is over
  replays                        pages that failed in the last 14 days
  replay <id>                    render one of them here, with the releases that it had
    --with mf-news              … and with the build in this folder: is it fixed?
    --open                       show the page in a browser
  bisect <path>                  which release changed this page: through the history
    --expect text:Bel ons        or status:200, or selector:form; else as the good one
    --good <id> --bad <id>       compositions; else the oldest, and what is live
    --replay <id>                with the data of a replay instead of today's
  source <place> …               places of a log (mf-news/1.5.0/page.js:1:234) in the sources
  status [<remote>]              what is live, and what is published

An operator's:
  grant [<remote> <path>]        the paths that remotes may claim; allow one more
  grant --withdraw <remote> <path>
  token list                     who has a token, for what, and until when
  token issue <name> <scope> …   [--days 180], e.g. token issue team-news publish:mf-news
  token rotate <name>            a new one; the old is good for [--overlap 24] hours more
  token revoke <name>            at once; [--leaked] says why to who still sends it
  rebuild                        write to KV anew what it has lost of the live composition
  backup                         copy all stores now; else every four minutes, and the last
                                 of each hour is kept
  restore <store> [--at <instant>] [--dry-run]
                                 from the newest copy before then; each is kept a week.
                                 The stores are those that backup prints
  clean [--dry-run]              delete what no roll-back and no open tab can need
${ofSite.map(({ help }) => `${help}\n`).join('')}
The edge is BINNEN_URL (default http://localhost:8787); BINNEN_TOKEN is the token
of your team (default that of the local stack).`;

const status = async (access: EdgeAccess, [remote]: string[]): Promise<Outcome> => {
  const [live, releases] = await Promise.all([readComposition(access), listReleases(access)]);
  const published = releases.filter((release) => !remote || release.remote === remote);
  return {
    result: { live, published },
    lines: [
      live.id
        ? `Composition ${live.id} is live:`
        : 'Nothing was promoted yet: the built-in composition serves.',
      ...describeVersions(live.versions),
      'Published:',
      ...published.map((each) => `  ${each.remote}@${each.version}  ${new Date(each.at).toISOString()}`),
      ...(remote ? await hintUnpublished(access, remote) : []),
    ],
  };
};

/** Runs one command, also one that the site adds; throws an `EdgeRefusal` that says what to do. */
export const runCommand = async (
  words: string[],
  access: EdgeAccess,
  root: string,
  ofSite: readonly SiteCommand[] = [],
): Promise<Outcome> => {
  const usage = formatUsage(ofSite);
  if (words.includes('--help') || words[0] === 'help') return { result: { usage }, lines: [usage] };
  const { command, rest, flags } = readWords(words, ofSite);
  if (!command) throw new EdgeRefusal('usage', usage);
  if (command === 'publish') return publish(access, root, { rest, flags });
  if (command === 'rehearse') return rehearseRelease(access, root, { rest, flags });
  if (command === 'promote') return promote(access, root, { rest, flags });
  if (command === 'canary') return canary(access, { rest, flags });
  if (command === 'preview') return preview(access, { rest, flags });
  if (command === 'rollback') return rollback(access, { rest, flags });
  if (command === 'retire') return retire(access, { rest, flags });
  if (command === 'status') return status(access, rest.map(parseRemote));
  if (command === 'health') return health(access, { rest, flags });
  if (command === 'budget') return budget(access, { rest, flags });
  if (command === 'webhook') return webhook(access, { rest, flags });
  if (command === 'replays') return replays(access);
  if (command === 'replay') return replay(access, root, { rest, flags });
  if (command === 'sample') return sample(access, root, { rest, flags });
  if (command === 'types') return types(access, root, { rest, flags });
  if (command === 'source') return source(access, { rest, flags });
  if (command === 'bisect') return bisect(access, root, { rest, flags });
  if (command === 'explain') return explain(access, { rest, flags });
  if (command === 'token') return token(access, { rest, flags });
  if (command === 'clean') return clean(access, { rest, flags });
  if (command === 'rebuild') return rebuild(access);
  if (command === 'backup') return backup(access);
  if (command === 'restore') return restore(access, { rest, flags });
  if (command === 'grant') return grant(access, { rest, flags });
  const added = ofSite.find(({ name }) => name === command);
  if (added) return added.run(access, { rest, flags });
  throw new EdgeRefusal('usage', `"${command}" is no command.\n\n${usage}`);
};
