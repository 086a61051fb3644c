import { personalNames } from '@binnen/contracts/page-query';
import { useLocation, useNavigate } from '@binnen/platform';
import { useEffect, useRef, useState } from 'react';

export interface Visitor {
  postcode: string;
  huisnr: string;
  email: string;
}

const readVisitor = (search: string): Visitor => {
  const query = new URLSearchParams(search);
  return { postcode: query.get('zip') ?? '', huisnr: query.get('nr') ?? '', email: query.get('email') ?? '' };
};

/**
 * Who came with `zip`, `nr` and `email` in the URL: null until the browser has it. Only the browser reads them, so that
 * no page of the server's holds an address, and all three leave the address bar before anything else reads them.
 */
export const useVisitor = (): Visitor | null => {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const [visitor, setVisitor] = useState<Visitor | null>(null);
  const isRead = useRef(false);
  useEffect(() => {
    if (isRead.current) return;
    isRead.current = true;
    const { search } = window.location;
    setVisitor(readVisitor(search));
    const query = new URLSearchParams(search);
    if (!personalNames.some((name) => query.has(name))) return;
    for (const name of personalNames) query.delete(name);
    const rest = query.size > 0 ? `?${query}` : '';
    window.history.replaceState(window.history.state, '', pathname + rest + hash);
    void navigate(pathname + rest + hash, { replace: true, preventScrollReset: true });
  }, [pathname, hash, navigate]);
  return visitor;
};
