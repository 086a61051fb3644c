import type { References } from '@binnen/contracts/leads';
import { useRef, useState } from 'react';
import { estimateValue, parseRange, type Range } from './estimate.ts';
import { loadReferences, type HomeQuestion } from './load-references.ts';

export type Reference = References['references'][number];

/** A home that counts in the estimate. */
export interface Counted {
  label: string;
  range: Range;
}

export interface Estimate {
  value: number;
  counted: Counted[];
}

export const formatReference = ({ street, houseNumber, houseNumberExt }: Reference): string =>
  [street || 'Adres niet gevonden', houseNumber, houseNumberExt].filter(Boolean).join(' ');

const ask = (home: Reference): HomeQuestion => ({
  postcode: home.postalCode,
  huisnummer: String(home.houseNumber),
  toevoeging: home.houseNumberExt ?? '',
});

/** Goes past the comparable homes one by one, and adds up those that are like the visitor's own. */
export const useComparison = () => {
  const [references, setReferences] = useState<Reference[]>([]);
  const [index, setIndex] = useState(0);
  const counted = useRef<Counted[]>([]);

  /** Loads the own home. Answers how many there are to compare with; null when the value cannot be known. */
  const begin = async (home: HomeQuestion, label: string): Promise<number | null> => {
    counted.current = [];
    setIndex(0);
    try {
      const found = await loadReferences(home);
      const range = parseRange(found.weightedValueRange);
      if (!range) return null;
      counted.current = [{ label, range }];
      setReferences(found.references);
      return found.references.length;
    } catch (error) {
      console.warn('The references could not be read', error instanceof Error ? error.message : '');
      return null;
    }
  };

  /** A home that is alike counts, if its own value can be had. */
  const count = async (reference: Reference): Promise<void> => {
    try {
      const { weightedValueRange } = await loadReferences(ask(reference));
      const range = parseRange(weightedValueRange);
      if (range) counted.current.push({ label: formatReference(reference), range });
    } catch (error) {
      console.warn('The value of a reference could not be read', error instanceof Error ? error.message : '');
    }
  };

  const next = () => setIndex((known) => known + 1);
  const isLast = index >= references.length - 1;

  const estimate = (): Estimate | null => {
    const [own, ...others] = counted.current;
    if (!own) return null;
    const value = estimateValue(
      own.range,
      others.map((other) => other.range),
    );
    return { value, counted: [...counted.current] };
  };

  return {
    reference: references[index],
    index,
    total: references.length,
    isLast,
    begin,
    count,
    next,
    estimate,
  };
};
