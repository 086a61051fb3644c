import { formatAddress } from '@binnen/contracts/formats/address';
import type { Property } from '@binnen/contracts/property';
import { check, Icon, share as shareIcon } from '@binnen/design/icon';
import { useState } from 'react';
import { formatPath } from '../home/address.ts';
import { HeartButton } from '../saved/heart-button.tsx';
import { LinkToCopy } from '../saved/link-to-copy.tsx';
import { shareLink, type Outcome } from '../saved/share.ts';
import css from './page-actions.module.css';

const printer =
  'M7 8.5V3.5h10v5M7 17.5H4.5a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1h15a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1H17M7 14h10v6.5H7V14Z';

/** Keep, share, print. They need script, so without it they are not there. */
export function PageActions({ home }: { home: Property }) {
  const [outcome, setOutcome] = useState<Outcome>('silent');
  const isCopied = outcome === 'copied';
  return (
    <div className={css.actions}>
      <HeartButton home={home} labelled />
      <button
        type="button"
        className={css.action}
        onClick={() => void shareLink(formatAddress(home), formatPath(home)).then(setOutcome)}
      >
        <Icon of={isCopied ? check : shareIcon} />
        <span aria-live="polite">{isCopied ? 'Link gekopieerd' : 'Deel'}</span>
      </button>
      <button type="button" className={css.action} onClick={() => print()}>
        <Icon of={printer} />
        Print
      </button>
      {outcome === 'failed' && <LinkToCopy path={formatPath(home)} />}
    </div>
  );
}
