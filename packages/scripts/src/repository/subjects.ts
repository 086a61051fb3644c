import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const longest = 72;
/** Before, some were longer. */
const since = '2026-11-25T12:00:00Z';

/** `log`: a line a commit, its hash and its subject. */
export const checkSubjects = (log: string): string[] =>
  log
    .split('\n')
    .map((line) => /^(\S+) (.*)$/.exec(line))
    .filter((found) => (found?.[2] ?? '').length > longest)
    .map(
      (found) =>
        `commit ${found?.[1]}: its subject has ${found?.[2]?.length} characters, ${longest} at most. No later commit mends that: reword it (git commit --amend, git rebase -i) before it is pushed`,
    );

/** Commits whose subject is cut where history is listed. Sources that came without their history have none. */
export const findLongSubjects = (root: string): string[] =>
  existsSync(path.join(root, '.git'))
    ? checkSubjects(
        execFileSync('git', ['log', '--no-merges', `--since=${since}`, '--format=%h %s'], {
          cwd: root,
          encoding: 'utf8',
        }),
      )
    : [];
