/** `binnen-remote`, in a remote's own repository. */
import { runProgram } from './program.ts';

await runProgram(process.cwd());
