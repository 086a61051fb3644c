import path from 'node:path';
import { runProgram } from './program.ts';

await runProgram(path.resolve(import.meta.dirname, '../../..'));
