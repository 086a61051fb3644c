/** `pnpm contract:record`: records what today's contract promises. Refuses to record that a promise is broken. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contractVersion } from '@binnen/platform/contract/composition';
import {
  describeToday,
  findBrokenPromises,
  findUnhosted,
  formatRecord,
  recordFile,
} from './find-contract-faults.ts';

const file = recordFile(contractVersion);
const broken = [...findUnhosted(), ...(existsSync(file) ? findBrokenPromises() : [])];
for (const sentence of broken) console.error(sentence);
if (broken.length > 0) process.exit(1);
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, formatRecord(describeToday()));
console.log(`Recorded contract ${contractVersion} in ${path.relative(process.cwd(), file)}.`);
