import { useEffect, useRef } from 'react';
import { useHydrating } from '@binnen/platform/use-hydrating';
import { keepFirstSight } from './draft.ts';

/** When this document was first seen, in milliseconds since 1970. One that was prerendered is seen when it is shown. */
const findFirstPaint = (): number => {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const [navigation] = performance.getEntriesByType('navigation');
  const shown =
    navigation && 'activationStart' in navigation && typeof navigation.activationStart === 'number'
      ? navigation.activationStart
      : 0;
  return performance.timeOrigin + Math.max(paint?.startTime ?? performance.now(), shown);
};

/**
 * For how long the visitor has had this form before their eyes, in milliseconds. One that came with the document is seen
 * from first paint, long before script is there; a reload goes on counting.
 */
export const useFillTime = (form: string): (() => number) => {
  const cameWithDocument = useRef(useHydrating());
  const seenAt = useRef(0);
  const now = () => performance.timeOrigin + performance.now();
  useEffect(() => {
    seenAt.current = keepFirstSight(form, cameWithDocument.current ? findFirstPaint() : now());
  }, [form]);
  return () => Math.max(0, now() - seenAt.current);
};
