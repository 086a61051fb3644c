import {
  describeSentForm,
  describeNetworks,
  describeNext,
  describeState,
  isRunning,
  nameCanary,
  type Canary,
} from '@binnen/platform/contract/canary';
import { callEdge, EdgeRefusal, type EdgeAccess } from './edge-client.ts';
import type { Outcome, Words } from './outcome.ts';
import { describeVersions, readVersions } from './release-commands.ts';
import { readComposition } from './releases.ts';
import { parseLoss, parseMinutes, parseRemote, parseShare, refuseWords } from './words.ts';

const countFaults = (faults: Record<string, number>): string =>
  Object.entries(faults)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ') || 'no faults';

const describeOne = (canary: Canary): string[] => {
  const { by, says, versions, counts, evidence, faults, forms, auto, apart } = canary;
  const found = faults.filter(({ side }) => side === 'canary').slice(0, 5);
  return [
    `The canary of ${nameCanary(canary)} by ${by} ${describeState(canary)}. ${says}`,
    ...describeVersions(versions),
    ...(['stable', 'canary'] as const).map(
      (side) => `  ${side}: ${counts[side].views} page views, ${countFaults(counts[side].faults)}`,
    ),
    ...Object.entries(apart).map(([kind, count]) => `  not counted: ${count} ${kind}`),
    ...Object.entries(evidence).map(
      ([name, { value, limit }]) => `  evidence in ${name}: ${value.toFixed(2)}; back at ${limit.toFixed(0)}`,
    ),
    ...forms.map((form) => `  forms: ${describeSentForm(form)}`),
    ...found.map(
      ({ count, kind, page, stack, source = stack, ...from }) =>
        `  ${count} × ${kind} on ${page ?? 'no page'} ${source}${describeNetworks(from)}`,
    ),
    ...(auto ? [`  next: ${describeNext(auto)}`] : []),
  ];
};

const describe = ({ canaries }: { canaries: Canary[] }): Outcome => ({
  result: { canaries },
  lines: canaries.length ? canaries.flatMap(describeOne) : ['There was no canary yet.'],
});

/** `--auto 5,25,100`: the first is the share to begin with. `--auto off` ends the steps of the canary that runs. */
const readSteps = ({ share, auto, every }: Words['flags']) => {
  if (every !== undefined && share !== undefined && (auto === undefined || auto === 'off'))
    return refuseWords(`--every ${every} needs the steps that it is between: --auto 5,25,100.`);
  if (auto === 'off' && share !== undefined) return { share: parseShare('share', share), auto: null };
  const steps = auto === undefined ? [] : auto.split(',').map((text) => parseShare('auto', text));
  const first = share === undefined ? steps.shift() : parseShare('share', share);
  if (first === undefined) return refuseWords('canary needs --share 5, or --auto 5,25,100 --every 15m.');
  return {
    share: first,
    ...(steps.length ? { auto: { shares: steps, everyMinutes: parseMinutes(every ?? '15m') } } : {}),
  };
};

/**
 * A merge starts the canary of its release, whether that is new or not: one that is live or runs is left where it is, and one
 * that went back is not given to visitors again before a person says so.
 */
const findStarted = async (
  access: EdgeAccess,
  versions: Record<string, string>,
  share: string | undefined,
): Promise<Outcome | undefined> => {
  const wanted = Object.entries(versions);
  const isIn = (mix: Record<string, string>): boolean =>
    wanted.every(([remote, version]) => mix[remote] === version);
  const name = wanted.map(([remote, version]) => `${remote}@${version}`).join(' and ');
  const { versions: live } = await readComposition(access);
  if (isIn(live))
    return { result: { live }, lines: [`${name} is live already, for everybody: nothing changed.`] };
  // A share by itself is meant for the canary that runs.
  if (share !== undefined) return undefined;
  const { canaries } = await callEdge(access, 'canary');
  const found = canaries.find(
    (each) =>
      isIn(each.versions) &&
      (isRunning(each) || (each.state === 'rolled-back' && each.changes.every((remote) => versions[remote]))),
  );
  if (!found) return undefined;
  const { result, lines } = describe({ canaries: [found] });
  if (!isRunning(found)) {
    const again = `pnpm remote canary ${wanted.map((each) => each.join('@')).join(' ')} --share 5`;
    const says = `The last canary of ${name} went back by itself: nothing was started. To try it again: ${again}`;
    return { result, failed: true, lines: [says, ...lines] };
  }
  const another = `pnpm remote canary ${found.changes[0]} --share 50`;
  return {
    result,
    lines: [`A canary of ${name} runs already, and goes on as it is. Another share: ${another}`, ...lines],
  };
};

/** The edge tells a token that may not look. Any other failure ends here: what went back must not start again. */
const passForbidden = (error: unknown): undefined => {
  if (!(error instanceof EdgeRefusal && error.code === 'forbidden')) throw error;
};

/**
 * `canary mf-news@1.5.0 --share 5`, `canary --share 25`, `canary promote`, `canary abort` and `canary`. Where two run,
 * `canary mf-news --share 25` and `canary promote mf-news` say which.
 */
export const canary = async (access: EdgeAccess, { rest, flags }: Words): Promise<Outcome> => {
  const [action, ...named] = rest;
  const isStep = flags.share !== undefined || flags.auto !== undefined;
  if (action === undefined && !Object.keys(flags).length) return describe(await callEdge(access, 'canary'));
  if (action === 'promote' || action === 'abort') {
    const name = action === 'promote' ? 'promoteCanary' : 'abortCanary';
    const [of] = named.map(parseRemote);
    return describe(await callEdge(access, name, { body: { of } }));
  }
  const of = rest.length === 1 && isStep && !action?.includes('@') ? parseRemote(action!) : undefined;
  const versions = action === undefined || of ? undefined : readVersions('canary', rest);
  const steps = readSteps(flags);
  const started = versions && (await findStarted(access, versions, flags.share).catch(passForbidden));
  if (started) return started;
  const loss = parseLoss(flags['allow-loss']);
  const { unrehearsed } = flags;
  const body = { ...steps, of, versions, allowLoss: Array.isArray(loss) ? loss : [], unrehearsed };
  return describe(await callEdge(access, 'startCanary', { body }));
};
