import type { PageHeader } from '@binnen/platform';
import type { ReactNode } from 'react';
import type { FrameData } from './frame-data.ts';

export function Frame({ header, children }: { data: FrameData; header: PageHeader | null; children: ReactNode }) {
  return (
    <div data-owner="shell">
      <header>
        <h1>{header?.title}</h1>
        {header?.children}
      </header>
      <main>{children}</main>
    </div>
  );
}
