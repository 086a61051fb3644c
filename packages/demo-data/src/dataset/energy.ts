import type { Random } from './random.ts';

/** The insulation and heating of a home; the parts agree with each other. */
export interface Energy {
  /** `A++` … `G`; empty where the feed has none. */
  label: string;
  isolatievormen: string[];
  verwarmingsoorten: string[];
  warmwatersoorten: string[];
  /** Of the boiler; empty without one. */
  ketelBouwjaar: string;
  zonnepanelen: number;
}

/** Of a plot. */
export const noEnergy: Energy = {
  label: '',
  isolatievormen: [],
  verwarmingsoorten: [],
  warmwatersoorten: [],
  ketelBouwjaar: '',
  zonnepanelen: 0,
};

const labels = ['G', 'F', 'E', 'D', 'C', 'B', 'A', 'A+', 'A++', 'A+++'] as const;

const labelOfYear = (year: number): number => {
  if (year < 1945) return 1;
  if (year < 1975) return 2.4;
  if (year < 1985) return 3.6;
  if (year < 1995) return 4.3;
  if (year < 2006) return 5.3;
  return year < 2015 ? 6.3 : 7.6;
};

const chooseInsulation = (step: number, year: number, random: Random): string[] => {
  if (step >= 6) return ['VOLLEDIG_GEISOLEERD'];
  const forms: string[] = [];
  if (step >= 2) forms.push(step >= 5 && random.chance(0.6) ? 'HR_GLAS' : 'DUBBEL_GLAS');
  else forms.push('GEDEELTELIJK_DUBBEL_GLAS');
  if (step >= 2) forms.push('DAKISOLATIE');
  if (step >= 3 && year > 1922) forms.push('MUURISOLATIE');
  if (step >= 4 && random.chance(0.75)) forms.push('VLOERISOLATIE');
  return forms;
};

/** `thisYear` is the newest year of a boiler. */
export const createEnergy = (year: number, thisYear: number, random: Random): Energy => {
  const improved = random.weighted([
    [0, 5],
    [1, 4],
    [2, 3],
    [3, 1],
  ]);
  const most = year < 1920 ? 6 : labels.length - 1;
  const step = Math.round(
    Math.min(most, Math.max(0, labelOfYear(year) + improved * 0.9 + random.next() - 0.5)),
  );
  const pump = step >= 8 || (step === 7 && random.chance(0.6)) || (step === 6 && random.chance(0.12));
  const district = !pump && year > 1998 && random.chance(0.08);
  const panels = step >= 5 && random.chance(step >= 7 ? 0.9 : 0.45) ? random.int(6, 16) : 0;
  const heat = pump ? 'WARMTEPOMP' : district ? 'STADSVERWARMING' : 'CV_KETEL';
  const oldest = Math.max(year, thisYear - 17);
  const gas = heat === 'CV_KETEL';
  return {
    label: labels[step] ?? 'C',
    isolatievormen: chooseInsulation(step, year, random),
    verwarmingsoorten:
      pump || (step >= 5 && random.chance(0.3)) ? [heat, 'VLOERVERWARMING_GEDEELTELIJK'] : [heat],
    warmwatersoorten: gas ? ['CV_KETEL'] : pump ? ['WARMTEPOMP'] : ['STADSVERWARMING'],
    ketelBouwjaar: gas ? String(random.int(Math.min(oldest, thisYear - 1), thisYear - 1)) : '',
    zonnepanelen: panels,
  };
};
