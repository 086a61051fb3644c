import { visitorPaths } from '@binnen/contracts/api-paths';
import type { Address, AddressLookup } from '@binnen/contracts/leads';
import type { Problem } from '@binnen/contracts/problem';
import { fetchLookup } from './fetch-lookup.ts';

export type Lookup =
  | { kind: 'found'; addresses: Address[] }
  /** `errors`: by field, where the service named one. */
  | { kind: 'failed'; message: string; errors: Record<string, string> };

const deadlineMs = 6_000;

type Reply = Partial<AddressLookup & Problem>;

const doesNotExist = 'Sorry, dit adres bestaat niet';
const unknown = 'Sorry, het adres blijkt niet te bestaan';

const fail = (message: string, errors: Record<string, string> = {}): Lookup => ({
  kind: 'failed',
  message,
  errors,
});

/** The edge's own sentence on a field; older ones name it in `error`. */
const readErrors = ({ error = '', errors = [] }: Reply): Record<string, string> => {
  const say = (field: string) => errors.find((each) => each.field === field)?.message ?? doesNotExist;
  return {
    ...(/postcode/i.test(error) ? { postcode: say('postcode') } : {}),
    ...(/number|huisnummer/i.test(error) ? { huisnr: say('huisnummer') } : {}),
  };
};

/** A home without a town or letter can be chosen; one without street or number cannot. */
const isHome = (address: Partial<Address> | null): address is Address =>
  Boolean(address?.street && address.number && address.city);

/** The addresses of a postcode and house number. Rejects when there is no usable answer. */
export const lookUpAddress = async (postcode: string, huisnummer: string): Promise<Lookup> => {
  const query = new URLSearchParams({ postcode, huisnummer });
  const response = await fetchLookup(`${visitorPaths.addresses}?${query}`, deadlineMs);
  const reply = (await response.json()) as Reply;
  if (response.status === 400) return fail(doesNotExist, readErrors(reply));
  if (response.status === 404) return fail(unknown);
  const found: unknown = response.ok && !reply.error ? reply._embedded?.addresses : undefined;
  if (!Array.isArray(found)) throw new Error('no addresses');
  const addresses = found.filter(isHome);
  return addresses.length > 0 ? { kind: 'found', addresses } : fail(unknown);
};
