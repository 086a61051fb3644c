import { useRef, useState } from 'react';
import { useValues } from '../form-kit/use-values.ts';
import { useComparison, type Estimate } from './use-comparison.ts';
import { wait } from './wait.ts';

/** The steps that the calculators have in common. */
export const steps = { loading: -1, address: 2, comparison: 3, value: 4, last: 5, contact: 6 } as const;

interface CalculatorOptions {
  /** Under which name the address is kept in this tab. */
  name: string;
  firstStep: number;
  /** What comes after the last home: the step, and how long it takes to get there. */
  finish: (estimate: Estimate) => Promise<number> | number;
  prefill?: Record<string, string>;
}

const nothing = {};

/** The way through a calculator: address, comparable homes one by one, value. */
export const useCalculator = ({ name, firstStep, finish, prefill = nothing }: CalculatorOptions) => {
  const [step, setStep] = useState(firstStep);
  const [isUnknown, setUnknown] = useState(false);
  const [estimate, setEstimate] = useState<Estimate | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const fields = useValues({ name, defaults: nothing, prefill, element: form });
  const comparison = useComparison();
  const { values } = fields;

  const conclude = async () => {
    setStep(steps.loading);
    const found = comparison.estimate();
    if (!found) return setStep(steps.address);
    setEstimate(found);
    setStep(await finish(found));
  };

  const begin = async () => {
    setUnknown(false);
    setStep(steps.loading);
    const { postcode = '', huisnr = '', toevoeging = '', fulladdress = '' } = values;
    // A number that was typed with its letter has the letter once.
    const huisnummer = toevoeging ? huisnr.replace(/^(\s*\d+).*$/, '$1') : huisnr;
    const count = await comparison.begin({ postcode, huisnummer, toevoeging }, fulladdress);
    if (count === null) {
      setUnknown(true);
      return setStep(steps.address);
    }
    if (count === 0) return conclude();
    setStep(steps.comparison);
  };

  const answer = async (isAlike: boolean) => {
    const { reference, isLast } = comparison;
    if (!reference) return;
    if (isLast) setStep(steps.loading);
    if (isAlike) await comparison.count(reference);
    if (isLast) return conclude();
    comparison.next();
  };

  return { step, setStep, isUnknown, estimate, form, fields, values, comparison, begin, answer };
};

export type Calculator = ReturnType<typeof useCalculator>;

/** The visitor sees that something is worked out. */
export const showAfter = async (ms: number, step: number): Promise<number> => {
  await wait(ms);
  return step;
};
