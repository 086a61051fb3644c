import type { HomeType } from './home-types.ts';

interface Valued {
  type: HomeType;
  /** Of a terraced house in that place, euros. */
  squareMetre: number;
  area: number;
  plot: number;
  year: number;
  label: string;
  /** A factor of 1 ± a few per cent: condition, street, chance. */
  mood: number;
}

const labelFactor = (label: string): number => {
  const order = ['G', 'F', 'E', 'D', 'C', 'B', 'A', 'A+', 'A++', 'A+++', 'A++++'].indexOf(label);
  return order < 0 ? 0.96 : 0.9 + order * 0.018;
};

/** The value of a home in euros, unrounded, from its size, plot, age and energy label. */
export const estimateValue = ({ type, squareMetre, area, plot, year, label, mood }: Valued): number => {
  if (type.objecttype === 'BOUWGROND') return (120_000 + plot * 165) * mood;
  // A small home costs more per square metre than a large one.
  const perMetre = squareMetre * type.factor * Math.pow(area / 110, -0.24);
  const usual = type.plot ? type.plot[0] : 0;
  const extra = Math.max(0, plot - usual);
  // Ground is expensive up to the size of a garden, and cheap beyond that.
  const ground =
    Math.min(extra, 500) * 95 + Math.max(0, Math.min(extra, 2500) - 500) * 24 + Math.max(0, extra - 2500) * 6;
  const charm = year < 1906 ? 1.04 : year > 2010 ? 1.06 : 1;
  return (perMetre * area * charm + ground) * labelFactor(label) * mood;
};

/** An asking price as brokers write it: 389.000, 425.000, 699.000, 1.095.000. */
export const roundAskingPrice = (value: number): number => {
  // The digits that are rounded away make the choice: practically random, but always the same.
  const habit = Math.floor(value) % 10;
  const nearest = (step: number): number => Math.round(value / step) * step;
  if (value > 1_000_000) return nearest(25_000) - (habit < 4 ? 5_000 : 0);
  if (value > 600_000)
    return habit < 4 ? nearest(25_000) : habit < 7 ? nearest(25_000) - 1_000 : nearest(5_000);
  return habit < 5 || nearest(5_000) % 25_000 === 0 ? nearest(5_000) : nearest(5_000) - 1_000;
};

/** A month's rent in euros, service costs apart. */
export const estimateRent = ({ type, squareMetre, area, plot, label, mood }: Valued): number => {
  const perMetre = 14.8 * (squareMetre / 3950) * Math.pow(area / 90, -0.42) * Math.min(type.factor, 1.15);
  const rent = (perMetre * area + Math.min(plot, 400) * 0.25) * labelFactor(label) * mood;
  return Math.round(rent / (rent > 900 ? 25 : 5)) * (rent > 900 ? 25 : 5);
};
