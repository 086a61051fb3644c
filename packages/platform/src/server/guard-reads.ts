import type { Read } from '@binnen/platform';
import type { DeclaredReads } from '../protocol/render-protocol.ts';
import { isDeclaredRead } from '../protocol/match-read.ts';

/** A release asked for what it did not declare. It is the release's bug, also where another one declared the call. */
export class UndeclaredRead extends Error {
  constructor(remote: string, version: string, call: string) {
    const [path = ''] = call.split('?', 1);
    // The query stays out of it: a visitor's question may stand there. An @ would be taken for an e-mail address in a log.
    super(`${remote} ${version} reads ${path}, which it does not declare. Add it to its reads.ts.`);
    this.name = 'UndeclaredRead';
    // Whose code asked, without the modules that pass the question on: a log names the innermost place.
    const [says = '', ...frames] = (this.stack ?? '').split('\n');
    const own = frames.filter((frame) => frame.includes(`${remote}.js:`));
    if (own.length) this.stack = [says, ...own].join('\n');
  }
}

/** The reads of one release: those that it declared. */
export const guardReads = (
  read: Read,
  remote: string,
  declared: DeclaredReads,
  onUndeclared: (error: UndeclaredRead) => void,
): Read => {
  const own = Object.hasOwn(declared, remote) ? declared[remote] : undefined;
  return async (call) => {
    if (own && isDeclaredRead(own.reads, call)) return read(call);
    const error = new UndeclaredRead(remote, own?.version ?? '?', call);
    onUndeclared(error);
    throw error;
  };
};
