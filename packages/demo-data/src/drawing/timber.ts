import { rect, type Sheet } from './svg.ts';

export const timberFill = (sheet: Sheet, s: number): string => {
  const step = Math.max(4, Math.round((0.14 * s) / 4) * 4);
  return sheet.define(`timber-${step}`, (id) => {
    const tones = ['#a9794e', '#9c6d45', '#b5875a', '#a2734b'];
    const boards = tones
      .map((tone, i) => rect(i * step, 0, step, 40, tone) + rect(i * step, 0, 1.5, 40, '#5c3f28'))
      .join('');
    return `<pattern id="${id}" width="${step * 4}" height="40" patternUnits="userSpaceOnUse">${boards}</pattern>`;
  });
};
