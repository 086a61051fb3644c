/** The seven statuses that the spec labels; a feed may send others, which are not published. */
export const statuses = [
  'BESCHIKBAAR',
  'ONDER_BOD',
  'VERKOCHT_ONDER_VOORBEHOUD',
  'VERHUURD_ONDER_VOORBEHOUD',
  'VERKOCHT',
  'VERHUURD',
  'AANGEKOCHT',
] as const;
export type Status = (typeof statuses)[number];

/** Sold, let, or bought for a client: a list has these homes only when the visitor asks for them. */
const sold: readonly Status[] = ['VERKOCHT', 'VERHUURD', 'AANGEKOCHT'];
export const isSold = (status: Status): boolean => sold.includes(status);

/**
 * The statuses that count as "the offer": available, under offer, or sold or let with a reservation ("onder
 * voorbehoud").
 */
export const offeredStatuses: readonly Status[] = statuses.filter((status) => !isSold(status));
