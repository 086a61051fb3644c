#!/usr/bin/env node
/** `binnen-remote`, in a remote's own repository: what it is made of is loaded once this Node can load it. */
import { findNodeFault } from '@binnen/platform/contract/node-version';

const fault = findNodeFault(process.versions.node);
if (fault === undefined) {
  const { runProgram } = await import('./program.ts');
  await runProgram(process.cwd());
} else {
  console.error(fault);
  process.exitCode = 1;
}
