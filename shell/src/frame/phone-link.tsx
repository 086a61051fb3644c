import { formatTel } from '@binnen/contracts/formats/format-tel';
import { routes } from '@binnen/contracts/routes';
import { useLocation, useText } from '@binnen/platform';
import type { ComponentProps } from 'react';

/** The firm's number; the mortgage page has one of its own. */
export const usePhone = (): string => {
  const primary = useText('primary_phone_number', '0570 555 010');
  const mortgage = useText('primary_wooncontinuplan_phone_number', '0570 555 020');
  return useLocation().pathname === routes.wooncontinuplan.href() ? mortgage : primary;
};

export const PhoneLink = ({ phone, ...link }: { phone: string } & ComponentProps<'a'>) => (
  <a {...link} href={formatTel(phone)} aria-label={`Bel ${phone}`} />
);
