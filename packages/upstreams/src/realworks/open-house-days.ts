import type { Openhuisdag } from '@binnen/contracts/property';
import { formatAmsterdam } from '@binnen/contracts/formats/local-date';

/** `2026-11-21 11:00:00` → `2026-11-21T11:00:00`; undefined for anything else. */
export const formatLocalTime = (text: unknown): string | undefined => {
  if (typeof text !== 'string') return undefined;
  const match = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2})?/.exec(text.trim());
  return match ? `${match[1]}T${match[2]}${match[3] ?? ':00'}` : undefined;
};

const parseDay = (item: unknown): Openhuisdag | undefined => {
  if (typeof item === 'string') {
    const [from, to] = item.split('|');
    const start = formatLocalTime(from);
    return start ? { start, eind: formatLocalTime(to) ?? null } : undefined;
  }
  if (typeof item !== 'object' || item === null) return undefined;
  const day = item as Record<string, unknown>;
  const start = formatLocalTime(day['start'] ?? day['van'] ?? day['begin']);
  return start
    ? { start, eind: formatLocalTime(day['eind'] ?? day['einde'] ?? day['tot']) ?? null }
    : undefined;
};

/**
 * Open-house days in order. Public clients of the feed handle a list of texts, one text `start|eind`, and objects. All
 * three are parsed; anything else is left out.
 */
export const parseOpenHouseDays = (value: unknown): Openhuisdag[] => {
  const items = Array.isArray(value) ? value : value ? [value] : [];
  return items
    .flatMap((item) => parseDay(item) ?? [])
    .sort((one, other) => one.start.localeCompare(other.start));
};

/** The days that are not over yet; feeds keep old ones. */
export const dropPastDays = (days: readonly Openhuisdag[], now: Date): Openhuisdag[] => {
  const local = formatAmsterdam(now);
  return days.filter(({ start, eind }) => (eind ?? `${start.slice(0, 10)}T23:59:59`) >= local);
};
