/**
 * Why an upstream gave no usable answer: no answer in time, no connection, an error status, a body that does not fit
 * the schema, or an open circuit because of those.
 */
export type UpstreamReason = 'timeout' | 'refused' | 'status' | 'malformed' | 'open';

/** An upstream failed. Answered as `upstream-unavailable`, without the upstream's address or messages. */
export class UpstreamError extends Error {
  readonly service: string;
  readonly reason: UpstreamReason;
  /** The status of the upstream's answer, when there was one. */
  readonly status: number | undefined;
  /** The request went out and no answer of the service came back that can be read: a write may have been done. */
  readonly unanswered: boolean;
  readonly #options: { status?: number; detail?: string };
  constructor(
    service: string,
    reason: UpstreamReason,
    options: { status?: number; detail?: string; unanswered?: boolean } = {},
  ) {
    super([service, reason, options.status, options.detail].filter(Boolean).join(' '));
    this.name = 'UpstreamError';
    this.service = service;
    this.reason = reason;
    this.status = options.status;
    this.unanswered = options.unanswered ?? false;
    this.#options = options;
  }
  /** The same failure of a call that came before a write: the write itself was not sent. */
  asUnsent(): UpstreamError {
    return new UpstreamError(this.service, this.reason, { ...this.#options, unanswered: false });
  }
}
