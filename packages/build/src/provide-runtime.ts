// The shell's copy of the federation runtime, for the remotes' `externalRuntime`. The plugin that ships with
// module federation does the same, but imports CommonJS: 46 kB more.
import * as core from '@module-federation/runtime-core';

(globalThis as Record<string, unknown>)['_FEDERATION_RUNTIME_CORE'] ??= core;

export default () => ({ name: 'provide-runtime-core' });
