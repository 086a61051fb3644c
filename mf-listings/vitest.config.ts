import { defineRemoteTests } from '@binnen/remote-testing/vitest';

export default defineRemoteTests({ dependencies: ['maplibre-gl', 'react-dom/server.browser'] });
