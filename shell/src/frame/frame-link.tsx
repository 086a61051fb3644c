import type { FrameLink as FrameLinkData } from '@binnen/contracts/content';
import { useText } from '@binnen/platform';
import type { ComponentProps } from 'react';

/** The link's wording: its short text, else its title. */
export function LinkText({ of }: { of: { titel: string; key: string | null } }) {
  return useText(of.key ?? '', of.titel);
}

/** A link of menu or footer. Documents and other sites are ordinary links too. */
export function FrameLink({ of, children, ...link }: { of: FrameLinkData } & ComponentProps<'a'>) {
  const { rel = /^https?:/.test(of.url) ? 'noopener' : undefined } = link;
  return (
    <a href={of.url} {...link} rel={rel}>
      <LinkText of={of} />
      {children}
    </a>
  );
}
