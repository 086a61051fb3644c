/**
 * `pnpm cloud:setup --env staging`: creates the stores that an environment lacks, and says what is left to do.
 * `pnpm cloud:secret SIGNING_KEY --env staging`: makes a secret, or asks for one, and gives it to the Worker.
 */
import { execFile, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { root } from '@binnen/build/workspace';
import {
  configFile,
  environments,
  optionalSecrets,
  readCloudConfig,
  readText,
  type EnvironmentName,
} from './environments.ts';
import { canKeep, makeSecret } from './secret.ts';
import { createAccount, emptyAccount, setUpEnvironment, type Wrangler } from './set-up.ts';

const usage = `Usage: pnpm cloud:setup --env ${environments.join('|')} [--dry-run]
       pnpm cloud:secret <NAME> --env ${environments.join('|')} [--keep <the value to keep beside the new one>]`;

const folder = path.join(root, 'edge-api');
const program = path.join(folder, 'node_modules/wrangler/bin/wrangler.js');
const env = { ...process.env, WRANGLER_SEND_METRICS: 'false' };

const wrangler: Wrangler = async (...words) => {
  try {
    return (await promisify(execFile)(process.execPath, [program, ...words], { cwd: folder, env })).stdout;
  } catch (error) {
    const { stderr = '', stdout = '' } = error as { stderr?: string; stdout?: string };
    throw new Error(`wrangler ${words.join(' ')} failed:\n${stderr.trim() || stdout.trim()}`, {
      cause: error,
    });
  }
};

const setUp = async (environment: EnvironmentName, dryRun: boolean) => {
  const text = readText(configFile);
  const account = createAccount(wrangler);
  const reached = dryRun ? await account.namespaces().catch(() => undefined) : undefined;
  const isUnknown = dryRun && !reached;
  if (isUnknown)
    console.log('No account can be reached (npx wrangler login): this is what an empty one would get.');
  const result = await setUpEnvironment(
    isUnknown ? emptyAccount : account,
    environment,
    configFile,
    text,
    dryRun,
  );
  if (!dryRun && result.text !== text) writeFileSync(configFile, result.text);
  const list = (title: string, lines: string[]) =>
    console.log([title, ...lines.map((line) => `  ${line}`)].join('\n'));
  if (result.created.length) list(dryRun ? 'Missing:' : 'Created:', result.created);
  else console.log('Every store is there.');
  if (result.left.length) list('Left to do by hand (docs/operations.md says how):', result.left);
  else console.log(`Ready: (cd edge-api && npx wrangler deploy --env ${environment})`);
};

/** wrangler asks for what cannot be made, so that it is in no history of a command line. */
const putSecret = (name: string, environment: EnvironmentName, kept?: string): Promise<boolean> => {
  if (kept && !canKeep(name)) throw new Error(`${name} holds one value: there is nothing to keep beside it.`);
  const secret = makeSecret(name, environment, kept);
  const child = spawn(process.execPath, [program, 'secret', 'put', name, '--env', environment], {
    cwd: folder,
    env,
    stdio: [secret ? 'pipe' : 'inherit', 'inherit', 'inherit'],
  });
  if (secret) child.stdin?.end(secret.value);
  return new Promise((resolve) => {
    child.on('close', (code) => {
      if (code === 0) for (const line of secret?.told ?? []) console.log(line);
      resolve(code === 0);
    });
  });
};

try {
  const { values, positionals } = parseArgs({
    options: {
      env: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      keep: { type: 'string' },
    },
    allowPositionals: true,
  });
  const environment = environments.find((name) => name === values.env);
  const [command, name, ...more] = positionals;
  if (!environment || more.length > 0) throw new Error(usage);
  if (command === 'setup' && !name && values.keep === undefined) await setUp(environment, values['dry-run']);
  else if (command === 'secret' && name && !values['dry-run']) {
    const { required } = readCloudConfig().env[environment]!.secrets;
    const known = [...required, ...optionalSecrets];
    if (!known.includes(name)) throw new Error(`Expected one of: ${known.join(', ')}.`);
    if (!(await putSecret(name, environment, values.keep))) process.exitCode = 1;
  } else throw new Error(usage);
} catch (error) {
  console.error((error as Error).message);
  // A flag that it does not know.
  if (error instanceof TypeError && 'code' in error) console.error(usage);
  process.exitCode = 1;
}
