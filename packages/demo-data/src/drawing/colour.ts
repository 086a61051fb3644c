type Channels = readonly [number, number, number];

export const parseHex = (hex: string): Channels => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

export const toHex = (channels: Channels): string =>
  `#${channels
    .map((c) =>
      Math.max(0, Math.min(255, Math.round(c)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

export const mix = (from: string, to: string, amount: number): string => {
  const a = parseHex(from);
  const b = parseHex(to);
  return toHex([a[0] + (b[0] - a[0]) * amount, a[1] + (b[1] - a[1]) * amount, a[2] + (b[2] - a[2]) * amount]);
};

/** Darker goes towards cool ink and lighter towards warm paper, as painted shadows and lights do. */
export const darker = (hex: string, amount: number): string => mix(hex, '#16222c', amount);
export const lighter = (hex: string, amount: number): string => mix(hex, '#fff6e4', amount);

/** A colour that gives light itself: written so that the hour's grade leaves it alone. */
export const glow = (hex: string): string => `rgb(${parseHex(hex).join(',')})`;

export const INK = '#1b2a2e';
export const PAPER = '#fbf8f3';
export const RIVER = '#0e5450';
export const BRICK = '#a8412b';
export const SAND = '#efe6d6';
export const SUN = '#f3be56';
export const BLUESTONE = '#5d676b';
