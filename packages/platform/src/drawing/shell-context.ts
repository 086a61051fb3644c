import { createContext, useContext } from 'react';
import type { Shell } from '../shell/define-shell.ts';

export const ShellContext = createContext<Shell | null>(null);

export const useShell = (): Shell => {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('This needs the shell around it');
  return shell;
};
