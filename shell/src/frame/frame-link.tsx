import type { FrameLink as FrameLinkData } from '@binnen/contracts/content';
import { useText } from '@binnen/platform';
import type { ReactNode } from 'react';

/** The link's wording: its short text, else its title. */
export function LinkText({ of }: { of: { titel: string; key: string | null } }) {
  return useText(of.key ?? '', of.titel);
}

/** A link of menu or footer. Documents and other sites are ordinary links too; the login opens beside the site. */
export function FrameLink({
  of,
  className,
  children,
}: {
  of: FrameLinkData;
  className?: string | undefined;
  children?: ReactNode;
}) {
  const elsewhere = /^https?:/.test(of.url);
  return (
    <a href={of.url} className={className} {...(elsewhere ? { rel: 'noopener' } : {})}>
      <LinkText of={of} />
      {children}
    </a>
  );
}

/** Opens the login of another service in a tab of its own. */
export function LoginLink({ of, className }: { of: FrameLinkData; className?: string | undefined }) {
  return (
    <a href={of.url} className={className} target="_blank" rel="nofollow noopener">
      <LinkText of={of} />
    </a>
  );
}
