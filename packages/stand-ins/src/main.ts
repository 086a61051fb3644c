import { parseArgs } from 'node:util';
import { ContentError } from '@binnen/demo-data/read-content';

const fail = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};

const readCount = (name: string, text: string, least: number, most: number): number => {
  const number = Number(text);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  return fail(`${name} is ${text}; expected a whole number from ${least} to ${most}.`);
};

const readArguments = () => {
  try {
    return parseArgs({ options: { objects: { type: 'string', default: '440' } } }).values;
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}. Known: --objects N.`);
  }
};

const port = readCount('STAND_INS_PORT', process.env['STAND_INS_PORT'] || '8790', 1, 65_535);
const host = process.env['HOST'] || '127.0.0.1';
const objects = readCount('--objects', readArguments().objects, 1, 1_000_000);

const create = async () => {
  try {
    // Imported here and not above, because pictures are checked on import.
    const { createStandIns } = await import('./server.ts');
    return createStandIns({ objects });
  } catch (error) {
    if (error instanceof ContentError) return fail(error.message);
    throw error;
  }
};

const standIns = await create();
try {
  const { url } = await standIns.start({ port, host });
  console.log(`Upstream stand-ins: ${url} (${objects} objects)`);
} catch (error) {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  fail(
    taken
      ? `Port ${port} is taken: stop what listens there, or choose another with STAND_INS_PORT.`
      : `The stand-ins could not listen on ${host}:${port}: ${error instanceof Error ? error.message : String(error)}`,
  );
}

let stopping = false;
const stop = async () => {
  if (stopping) return;
  stopping = true;
  await standIns.stop();
  process.exit(0);
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
