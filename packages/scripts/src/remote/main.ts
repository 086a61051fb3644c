import path from 'node:path';
import { runProgram } from '@binnen/remote-cli/program';
import { leadsCommand } from './leads-command.ts';

await runProgram(path.resolve(import.meta.dirname, '../../../..'), [leadsCommand]);
