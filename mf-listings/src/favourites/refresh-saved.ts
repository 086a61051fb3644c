import { readPaths } from '@binnen/contracts/read-paths';
import type { Archive, Card } from '@binnen/contracts/property';
import { fetchReply } from '../search/fetch-reply.ts';
import { readHomes, writeShelf, type Shelf } from '../saved/saved-homes.ts';

/**
 * Asks the API how the kept homes are now, and keeps that. Answers the ids of homes that are not in the offer any
 * more. Offline, or when the API fails, everything stays as it was.
 */
export const refreshSaved = async (shelf: Shelf, signal: AbortSignal): Promise<number[]> => {
  const homes = readHomes(shelf);
  if (homes.length === 0) return [];
  const ids = homes.map(({ id }) => id).join(',');
  const reply = await fetchReply<Archive>(`${readPaths.archive}?ids=${ids}&limit=100`, signal);
  if (!reply) return [];
  const fresh = new Map<number, Card>(reply.resultaten.map((card) => [card.id, card]));
  const updated = readHomes(shelf).map((home) => {
    const card = fresh.get(home.id);
    return card ? { ...card, notitie: home.notitie } : home;
  });
  writeShelf(shelf, updated);
  return homes.filter(({ id }) => !fresh.has(id)).map(({ id }) => id);
};
