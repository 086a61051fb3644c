/** A page request that this isolate answered. */
export interface RecentRequest {
  /** `x-request-id`. */
  id: string;
  at: number;
  /** The path, with the query parameters that its page declares: nothing of a visitor. */
  path: string;
  status: number;
  /** The reply's headers. They are read when somebody asks. */
  headers: Headers;
}

const most = 500;
const recent: RecentRequest[] = [];
let next = 0;

/** Remembers the last page requests of this isolate; a hit of the page cache has time for no more than this. */
export const rememberRequest = (id: string, path: string, { status, headers }: Response): void => {
  recent[next] = { id, at: Date.now(), path, status, headers };
  next = (next + 1) % most;
};

export const findRecent = (id: string): RecentRequest | undefined => recent.find((each) => each.id === id);
