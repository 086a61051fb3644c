import { parse } from 'es-module-lexer/js';
import { providedModules } from './compose.ts';

/** The imports of a server module that neither the composition nor its own release provides. */
export const findForeignImports = (source: string, own: string[]): { foreign: string[]; error?: string } => {
  try {
    const [imports] = parse(source);
    const foreign = imports
      // `d` ≥ 0 is a dynamic import, -2 is import.meta.
      .filter((found) => found.d !== -2)
      .map((found) => found.n ?? source.slice(found.s, found.e))
      .filter((name) => !providedModules.includes(name) && !own.includes(name));
    return { foreign: [...new Set(foreign)] };
  } catch {
    return { foreign: [], error: 'It is no JavaScript module: its imports could not be read.' };
  }
};
