/**
 * The second process of `replay` and `bisect`, `node render-process.ts <workspace> <folder of a release> …`: joins the
 * releases in its workspace, and renders what its parent asks for. It is another process because a page may loop or grow, and nothing on this machine limits it.
 */
import type { RenderReply, RenderRequest } from '@binnen/platform/render-protocol';
import { joinReleases, readBuilt } from '../join-releases.ts';

/** `fault`: what the render threw. */
export type ProcessReply = { reply: RenderReply } | { fault: string };

process.on('disconnect', () => process.exit());

const describe = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
const answer = (message: ProcessReply): void => void process.send!(message);

const [workspace = '', ...folders] = process.argv.slice(2);
const joining = joinReleases(workspace, folders.map(readBuilt), 'replay');
process.on('message', (request: RenderRequest) => {
  joining
    .then((render) => render(request))
    .then(
      (reply) => answer({ reply }),
      (error: unknown) => answer({ fault: describe(error) }),
    );
});
