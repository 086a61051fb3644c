import { defineRemoteTests } from '@binnen/remote-testing/vitest';

export default defineRemoteTests();
