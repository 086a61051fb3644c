import { fetchFromApi } from '@binnen/contracts/api-address';
import { visitorPaths } from '@binnen/contracts/api-paths';
import type { Address, AddressLookup } from '@binnen/contracts/leads';

const deadlineMs = 6_000;

export type Lookup =
  | { kind: 'found'; addresses: Address[] }
  /** `fields` are those that the service named. */
  | { kind: 'failed'; message: string; fields: string[] };

const findNamed = (error: string): string[] => [
  ...(/postcode/i.test(error) ? ['postcode'] : []),
  ...(/number|huisnummer/i.test(error) ? ['huisnr'] : []),
];

const fail = (message: string, fields: string[] = []): Lookup => ({ kind: 'failed', message, fields });
const unknown = 'Sorry, het adres blijkt niet te bestaan';

const isWhole = (address: Partial<Address> | null): address is Address =>
  Boolean(address?.street && address.number && address.city?.label);

/** The addresses of a postcode and house number. Never rejects: a form can do without. */
export const lookUpAddress = async (postcode: string, huisnummer: string): Promise<Lookup> => {
  const query = new URLSearchParams({ postcode, huisnummer });
  let response: Response;
  try {
    response = await fetchFromApi(document, `${visitorPaths.addresses}?${query}`, {
      signal: AbortSignal.timeout(deadlineMs),
    });
  } catch {
    return fail('Sorry, het is niet gelukt om een adres te zoeken');
  }
  try {
    const reply = (await response.json()) as Partial<AddressLookup>;
    if (response.status === 400) return fail('Sorry, dit adres bestaat niet', findNamed(reply.error ?? ''));
    const found: unknown = response.ok && !reply.error ? reply._embedded?.addresses : [];
    const addresses = Array.isArray(found) ? found.filter(isWhole) : [];
    return addresses.length > 0 ? { kind: 'found', addresses } : fail(unknown);
  } catch {
    return fail(unknown);
  }
};
