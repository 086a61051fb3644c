import type { AlertHistory, Seen } from './history.ts';

const dayMs = 86_400_000;
/** Who is killed so soon after an answer may not have written it down. */
const writtenMs = 100;
/** A request that is under way takes so long to leave. */
const leavingMs = 100;
/** Eight in the morning in Deventer, in winter: the simulated days are in January. */
const morningMs = 7 * 3_600_000;

const days = ['zondag', 'maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag'];

type Of<Kind extends Seen['kind']> = Extract<Seen, { kind: Kind }>;

/**
 * What is wrong with a history, in sentences. It knows what visitors, the offer's makers and the mail service saw, and
 * nothing of the code: no confirmed alert misses a home, none is told twice unless an answer was lost, who paused, ended or
 * was erased gets nothing, and what comes by day or week is one message.
 */
export const checkAlerts = ({ seen, disk, waiting }: AlertHistory): string[] => {
  const faults: string[] = [];
  const of = <Kind extends Seen['kind']>(...kinds: Kind[]): Of<Kind>[] =>
    seen.filter((each): each is Of<Kind> => kinds.some((kind) => kind === each.kind));
  const breaks = of('killed', 'taken over', 'disk full').map(({ at }) => at);
  const answers = new Map(of('answered').map(({ call, at }) => [call, at]));
  const isSure = ({ call }: Of<'mailed'>): boolean => {
    const at = answers.get(call);
    return at !== undefined && !breaks.some((each) => each >= at && each <= at + writtenMs);
  };
  if (waiting < 0) faults.push('the alerts do not answer, long after all was well again');
  if (waiting > 0) faults.push(`${waiting} messages still wait, long after all was well again`);

  const offers = of('offer');
  const last = offers.at(-1);
  const hasClock = of('clock').some(({ at }, index, all) => index < all.length - 1 && at > 0);
  const ends = seen.at(-1)?.at ?? 0;
  const alerts = Map.groupBy(of('mailed'), ({ alert }) => alert);
  for (const [alert, messages] of alerts) {
    const acting = of('acting').filter((each) => each.alert === alert);
    const acted = of('acted').filter((each) => each.alert === alert);
    const erased = of('erased').filter((each) => each.alerts.includes(alert));
    const tells = messages.filter(({ isQuestion }) => !isQuestion);
    const sent = of('sent').filter((each) => each.alert === alert);
    const askedAt = messages[0]?.at ?? 0;
    const confirmed = acted.find(({ action, now }) => action === 'bevestig' && now);

    // Who paused, ended or was erased.
    const ended = [...acted.filter(({ action, now }) => action === 'stop' && !now), ...erased][0];
    const after = ended && sent.find(({ at }) => at > ended.at + leavingMs);
    if (after) faults.push(`${alert}: was ended, and a message was sent afterwards`);
    if (ended && disk.includes(alert)) faults.push(`${alert}: was ended, and is still on the disk`);
    for (const pause of acted) {
      if (pause.now?.staat !== 'gepauzeerd') continue;
      const until = acting.find(({ at, action }) => at > pause.at && action === 'hervat')?.at ?? Infinity;
      // A press on "go on" whose answer is still to come.
      const unclear = acting.some(
        (each) =>
          each.action === 'hervat' &&
          each.at <= pause.at &&
          !acted.some(({ action, at }) => action === 'hervat' && at >= each.at && at < pause.at),
      );
      const late = sent.find(({ at, isQuestion }) => !isQuestion && at > pause.at + leavingMs && at < until);
      if (late && !unclear) faults.push(`${alert}: was paused, and a message was sent in the pause`);
    }
    const first = acting.find(({ action }) => action === 'bevestig')?.at ?? Infinity;
    if (sent.some(({ isQuestion, isPush, at }) => !isQuestion && !isPush && at < first))
      faults.push(`${alert}: was not confirmed, and homes were sent`);

    // Twice.
    const told = new Map<number, { euros: number; isSure: boolean }[]>();
    for (const message of tells)
      for (const { id, euros } of message.homes) {
        const before = told.get(id) ?? [];
        const same = before.filter((each) => each.euros <= euros);
        if (same.some((each) => each.isSure))
          faults.push(`${alert}: home ${id} at ${euros} was told again after a good answer`);
        told.set(id, [...before, { euros, isSure: isSure(message) }]);
      }

    // What was on offer when it was asked for, and at no other price since.
    const list = (confirmed ?? acted.find(({ now }) => now))?.now?.lijst ?? '';
    const askings = of('asking').filter((each) => each.list === list && each.person === messages[0]?.person);
    const [asking] = askings;
    const [, city, most] = /\/woningaanbod\/(\w+)\?prijstot=(\d+)/.exec(list) ?? [];
    const isWanted = (home: { city: string; euros: number } | undefined): boolean =>
      home !== undefined && home.city === city && home.euros <= Number(most);
    for (const { homes, at } of tells)
      for (const { id, euros } of homes) {
        const since = asking ? offers.filter((each) => each.at >= asking.at) : [];
        const before = asking ? offers.filter((each) => each.at < asking.at).slice(-2) : [];
        const old = before.length === 2 && before.every((each) => each.homes[id]);
        const prices = [...before, ...since.filter((each) => each.at <= at)].map(
          (each) => each.homes[id]?.euros,
        );
        if (old && new Set(prices).size === 1)
          faults.push(`${alert}: home ${id} at ${euros} was told, and was on offer already`);
      }

    // Missed: what matches in the end, and came, or became cheaper than ever, after it was last asked for.
    const state = acted.at(-1)?.now?.staat;
    const isClear = acting.every(({ at }) => at <= (acted.at(-1)?.at ?? 0));
    if (confirmed && state === 'actief' && isClear && !ended)
      for (const [id, home] of Object.entries(last?.homes ?? {})) {
        // A long message leaves homes to the list that it links to.
        if (!isWanted(home) || tells.some(({ more }) => more > 0)) continue;
        const askedLast = askings.findLast(({ at }) => at <= confirmed.at)?.at ?? 0;
        const now = offers.findIndex((each) => each.at > Math.max(askedAt, askedLast));
        if (now < 0) continue;
        const known = offers.slice(Math.max(0, now - 2), now).map((each) => each.homes[Number(id)]);
        const earlier = offers.slice(0, now).some((each) => each.homes[Number(id)]);
        const since = offers.slice(now, -1).map((each) => each.homes[Number(id)]);
        const prices = [...known, ...since].flatMap((each) => (each ? [each.euros] : []));
        const isCheaper = known.every(Boolean) && prices.every((euros) => euros > home.euros);
        const mine = told.get(Number(id)) ?? [];
        if (!earlier && mine.length === 0) faults.push(`${alert}: home ${id} came, and was never told`);
        if (isCheaper && !mine.some(({ euros }) => euros <= home.euros))
          faults.push(`${alert}: home ${id} became cheaper, ${home.euros}, and that was never told`);
      }

    // One message for all, of who never changed it.
    if (!confirmed || hasClock || acting.length !== 1) continue;
    const frequency = confirmed.now?.frequentie;
    const day = confirmed.now?.dag;
    let most1 = offers.filter(({ at }) => at > askedAt).length + 2;
    if (frequency !== 'direct') {
      most1 = 0;
      for (let at = Math.floor(confirmed.at / dayMs) * dayMs + morningMs; at <= ends; at += dayMs)
        if (at > confirmed.at && (!day || days[new Date(at).getUTCDay()] === day)) most1 += 1;
    }
    const distinct = new Set(tells.map(({ homes }) => JSON.stringify(homes))).size;
    if (distinct > most1) faults.push(`${alert}: ${frequency} got ${distinct} messages, ${most1} at most`);
  }
  return faults;
};
