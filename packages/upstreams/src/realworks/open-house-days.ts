import { compareTexts } from '@binnen/contracts/formats/compare-texts';
import { dropPastDays } from '@binnen/contracts/filters/open-houses';
import type { Card, Openhuisdag } from '@binnen/contracts/property';
import { formatAmsterdam } from '@binnen/contracts/formats/local-date';

/** `2026-11-21 11:00:00` or `2026-11-21T10:00:00Z` → `2026-11-21T11:00:00`; undefined for anything else. */
export const formatLocalTime = (text: unknown): string | undefined => {
  if (typeof text !== 'string') return undefined;
  const match = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2})?/.exec(text.trim());
  if (!match) return undefined;
  const instant = /(?:Z|[+-]\d{2}:?\d{2})$/.test(text.trim()) ? Date.parse(text) : undefined;
  if (instant === undefined) return `${match[1]}T${match[2]}${match[3] ?? ':00'}`;
  return Number.isNaN(instant) ? undefined : formatAmsterdam(new Date(instant));
};

const dayMs = 86_400_000;

/** An end that is not after the start, or days after it, is none. A start at midnight is a day without a time, whatever its end. */
const createDay = (from: unknown, to: unknown): Openhuisdag | undefined => {
  const start = formatLocalTime(from) ?? formatLocalTime(`${String(from).trim()} 00:00`);
  const eind = formatLocalTime(to) ?? '';
  if (!start) return undefined;
  const length = Date.parse(eind) - Date.parse(start);
  const isEnd = length > 0 && length < dayMs && !start.endsWith('T00:00:00');
  return { start, eind: isEnd ? eind : null };
};

const parseDay = (item: unknown): Openhuisdag | undefined => {
  if (typeof item === 'string') {
    const [from, to] = item.split('|');
    return createDay(from, to);
  }
  if (typeof item !== 'object' || item === null) return undefined;
  const day = item as Record<string, unknown>;
  return createDay(day['start'] ?? day['van'] ?? day['begin'], day['eind'] ?? day['einde'] ?? day['tot']);
};

/**
 * Open-house days in order. Public clients of the feed handle a list of texts, one text `start|eind`, and objects. All
 * three are parsed; anything else is left out.
 */
export const parseOpenHouseDays = (value: unknown): Openhuisdag[] => {
  const items = Array.isArray(value) ? value : value ? [value] : [];
  return items
    .flatMap((item) => parseDay(item) ?? [])
    .sort((one, other) => compareTexts(one.start, other.start));
};

/** A home without its open houses that are over since the feed was read; the same object when there are none. */
export const dropOver = <Home extends Pick<Card, 'openhuisdagen'>>(home: Home): Home => {
  const openhuisdagen = dropPastDays(home.openhuisdagen, new Date(Date.now()));
  return openhuisdagen.length === home.openhuisdagen.length ? home : { ...home, openhuisdagen };
};
