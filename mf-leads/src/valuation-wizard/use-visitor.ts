import type { personalNames } from '@binnen/platform/visitor-query';
import { useLocation } from '@binnen/platform';
import { useEffect, useState } from 'react';

export interface Visitor {
  postcode: string;
  huisnr: string;
  email: string;
}

const readVisitor = (state: unknown): Visitor => {
  const brought = new Map<string, unknown>(Object.entries(state ?? {}));
  const read = (name: (typeof personalNames)[number]): string => {
    const value = brought.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { postcode: read('zip'), huisnr: read('nr'), email: read('email') };
};

/**
 * The visitor of a link with `zip`, `nr` and `email`: null until the browser has read them. The shell took them out of
 * the address, and no page of the server holds them.
 */
export const useVisitor = (): Visitor | null => {
  const { state } = useLocation();
  const [visitor, setVisitor] = useState<Visitor | null>(null);
  useEffect(() => setVisitor(readVisitor(state)), [state]);
  return visitor;
};
