import type { Card } from '@binnen/contracts/property';
import { routes } from '@binnen/contracts/routes';
import { Button } from '@binnen/design/button';
import { check, Icon, share as shareIcon } from '@binnen/design/icon';
import { useState } from 'react';
import { shareLink } from '../saved/share.ts';
import css from './sharing.module.css';

/** Shares these homes by a link, which has their ids and nothing else. */
export function ShareButton({ homes, label }: { homes: readonly Card[]; label: string }) {
  const [copied, setCopied] = useState('');
  const path = routes.favourites.href({ woningen: homes.map(({ id }) => id).join(',') });
  // The answer belongs to the homes that were shared.
  const isCopied = copied === path;
  return (
    <Button
      look="secondary"
      className={css.share}
      onClick={() =>
        void shareLink('Woningen bij Binnen', path).then((outcome) =>
          setCopied(outcome === 'copied' ? path : ''),
        )
      }
    >
      <Icon of={isCopied ? check : shareIcon} size="s" />
      <span aria-live="polite">{isCopied ? 'Link gekopieerd' : label}</span>
    </Button>
  );
}
