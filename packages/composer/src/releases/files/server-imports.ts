import { parse } from 'es-module-lexer/js';
import { providedModules } from './compose.ts';

/** The imports of a server module that neither the composition nor its own release provides. */
export const findForeignImports = (source: string, own: string[]): { foreign: string[]; error?: string } => {
  try {
    const [imports] = parse(source);
    // An import() with a computed name is not checked: it only fails itself, in the isolate.
    const foreign = imports
      .map((found) => ('specifier' in found ? found.specifier : null))
      .filter((name) => typeof name === 'string')
      .filter((name) => !providedModules.includes(name) && !own.includes(name));
    return { foreign: [...new Set(foreign)] };
  } catch {
    return { foreign: [], error: 'It is no JavaScript module: its imports could not be read.' };
  }
};
