import type { Card } from '@binnen/contracts/property';
import { routes } from '@binnen/contracts/routes';
import { Button } from '@binnen/design/button';
import { check, Icon, share as shareIcon } from '@binnen/design/icon';
import { useState } from 'react';
import { LinkToCopy } from '../saved/link-to-copy.tsx';
import { shareLink, type Outcome } from '../saved/share.ts';
import css from './sharing.module.css';

/** Shares these homes by a link, which has their ids and nothing else. */
export function ShareButton({ homes, label }: { homes: readonly Card[]; label: string }) {
  const [shared, setShared] = useState<{ path: string; outcome: Outcome }>();
  const path = routes.favourites.href({ woningen: homes.map(({ id }) => id).join(',') });
  // The answer belongs to the homes that were shared.
  const outcome = shared?.path === path ? shared.outcome : 'silent';
  const isCopied = outcome === 'copied';
  return (
    <>
      <Button
        look="secondary"
        className={css.share}
        onClick={() =>
          void shareLink('Woningen bij Binnen', path).then((came) => setShared({ path, outcome: came }))
        }
      >
        <Icon of={isCopied ? check : shareIcon} size="s" />
        <span aria-live="polite">{isCopied ? 'Link gekopieerd' : label}</span>
      </Button>
      {outcome === 'failed' && <LinkToCopy path={path} />}
    </>
  );
}
