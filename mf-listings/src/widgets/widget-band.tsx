import { Section, SectionHead } from '@binnen/design/section';
import type { ReactNode } from 'react';

/** A page's words round a widget of homes. */
export interface BandProps {
  titel: string;
  /** A line above the title. */
  subtitel?: string;
  tone?: 'paper' | 'white' | 'sand';
}

/** The widget's own band of the page: a widget that has nothing to show leaves no title behind. */
export function WidgetBand({
  titel,
  subtitel,
  tone = 'paper',
  link,
  children,
}: BandProps & { link?: { href: string; label: string }; children: ReactNode }) {
  return (
    <Section tone={tone} data-owner="mf-listings">
      <SectionHead title={titel} eyebrow={subtitel} link={link} />
      {children}
    </Section>
  );
}
