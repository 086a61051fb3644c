import { defineRemoteTests } from '@binnen/remote-testing/vitest';

export default defineRemoteTests({ longest: ['keyboard', 'failed-sends', 'required-fields'] });
