import type { Frame } from '@binnen/platform/contract/replays';

/** A place in a release's built script, as a stack names it. */
export type BuiltFrame = Omit<Frame, 'source'>;

/** The modules that the shell's release brings beside its own. */
const ofShell = new Set(['shell', 'platform', 'react', 'react-jsx-runtime', 'react-dom-server']);
const mostFrames = 6;
/** Longer than any stack of a render that is told. */
const mostText = 4_000;

/**
 * The places that the stack of a render names, the innermost first. An isolate calls its modules by their file alone, so
 * the composition's versions say whose they are.
 */
export const listFrames = (stack: string, versions: Readonly<Record<string, string>>): BuiltFrame[] =>
  [
    ...stack
      .slice(0, mostText)
      .matchAll(
        /(?:\bat (?:async )?([\w$.<>]{1,80})(?: \[as [\w$.]{1,80}\])? \()?\b([a-z][a-z-]{1,40})\.js:(\d{1,7}:\d{1,7})/g,
      ),
  ]
    .flatMap(([, name, module = '', place]) => {
      const remote = ofShell.has(module) ? 'shell' : module;
      const version = Object.hasOwn(versions, remote) ? versions[remote] : undefined;
      return version
        ? [{ function: name ?? null, built: `${remote}/${version}/server/${module}.js:${place}` }]
        : [];
    })
    .slice(0, mostFrames);
