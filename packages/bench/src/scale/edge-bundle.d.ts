/** What `bundleEdge` made: the Worker as it is deployed. */
declare module 'edge-bundle' {
  export interface Cursor {
    rowsRead: number;
    rowsWritten: number;
  }
  export interface ObjectState {
    storage: { sql: { exec: (...values: unknown[]) => Cursor } };
  }
  class Deployed {
    constructor(state: ObjectState, env: unknown);
    alarm(): Promise<void>;
  }
  export { Deployed as Alerts, Deployed as Outbox, Deployed as Quotas, Deployed as Registry };
  const edge: {
    fetch: (request: Request, env: object, context: object) => Promise<Response>;
    scheduled: (event: object, env: object, context: object) => Promise<void>;
  };
  export default edge;
}
