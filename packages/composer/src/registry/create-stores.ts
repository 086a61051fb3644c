import { createCanaryStore } from './judging/canary-store.ts';
import { createHistoryStore } from './stores/history-store.ts';
import { createPreviewStore } from './stores/preview-store.ts';
import { createReleaseStore } from './stores/release-store.ts';
import { createUploadStore } from './stores/upload-store.ts';

/** The registry's stores that its own work needs. Each has the `calls` that other isolates make of it alone. */
export const createStores = (sql: SqlStorage) => {
  const releases = createReleaseStore(sql);
  const history = createHistoryStore(sql);
  return {
    releases,
    history,
    uploads: createUploadStore(sql, releases.wasPublished),
    previews: createPreviewStore(sql),
    canaries: createCanaryStore(sql, history.prepare),
  };
};
export type Stores = ReturnType<typeof createStores>;
