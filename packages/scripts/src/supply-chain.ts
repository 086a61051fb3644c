/**
 * `pnpm supply-chain`: what the product is made of. Refuses versions that are not pinned or verified, install scripts
 * that are not on the list, licences that nobody agreed to, and known vulnerabilities; prints the licences.
 */
import { spawnSync } from 'node:child_process';
import { root } from '@binnen/build/workspace';
import { findDependencyFaults } from './repository/dependencies.ts';
import { findLicenceFaults, type LicenceList } from './licences/licence-faults.ts';

interface Audit {
  advisories?: Record<string, { module_name: string; severity: string; title: string; url: string }>;
  error?: { message: string };
}

const pnpm = (...words: string[]) =>
  spawnSync('npx', ['--yes', 'pnpm@12.21.0', ...words], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });

const parse = <T>(text: string): T | null => {
  try {
    return JSON.parse(text) as T;
  } catch {
    return null;
  }
};

const report = (what: string, faults: string[]): number => {
  console.log(`${what}: ${faults.length ? `${faults.length} wrong` : 'in order'}`);
  for (const fault of faults) console.log(`  ${fault}`);
  return faults.length;
};

const checkLock = (): string[] => {
  const { status, stdout, stderr } = pnpm('install', '--frozen-lockfile');
  return status === 0 ? [] : [`${stdout}${stderr}`.trim().split('\n').slice(-8).join('\n  ')];
};

const checkLicences = (): string[] => {
  const list = parse<LicenceList>(pnpm('licenses', 'list', '--recursive', '--json').stdout);
  if (!list) return ['pnpm could not list the licences. Run "pnpm install" first.'];
  for (const [licence, packages] of Object.entries(list).sort(
    ([, one], [, other]) => other.length - one.length,
  ))
    console.log(`  ${String(packages.length).padStart(4)}  ${licence}`);
  return findLicenceFaults(list);
};

/** Vulnerabilities from "high" up; null when the registry gives no answer. */
const audit = (): string[] | null => {
  const { stdout } = pnpm('audit', '--json');
  const answer = parse<Audit>(stdout);
  if (!answer?.advisories) return null;
  return Object.values(answer.advisories)
    .filter(({ severity }) => severity === 'high' || severity === 'critical')
    .map(({ module_name, severity, title, url }) => `${module_name}: ${title} (${severity}) ${url}`);
};

let faults = report('Lockfile, release age and install scripts', checkLock());
faults += report('Pinned and verified versions', findDependencyFaults());
console.log('Licences of all packages, the development tools’ too:');
faults += report('Licences', checkLicences());
const vulnerabilities = audit();
if (vulnerabilities) faults += report('Known vulnerabilities', vulnerabilities);
else
  console.log(
    'Known vulnerabilities: NOT CHECKED. The registry’s audit service gave no answer; ask again elsewhere.',
  );
process.exit(faults ? 1 : 0);
