#!/usr/bin/env node
/** `binnen-build`: what it is made of is loaded once this Node can load it. */
import { findNodeFault } from '@binnen/platform/contract/node-version';

const fault = findNodeFault(process.versions.node);
if (fault === undefined) await import('./build-own.ts');
else {
  console.error(fault);
  process.exitCode = 1;
}
