import type { History, Seen, StepKind } from './history.ts';

/** One send, two more when it may have arrived; and one for each time that the office sends it again. */
const mostSends = 3;
/** For so long a lead that fails holds the later ones of its person. */
const holdsMs = 3_600_000;
/** Who is killed so soon after an answer may not have written it down. */
const writtenMs = 100;

type Of<Kind extends Seen['kind']> = Seen & { kind: Kind };
type Call = Of<'sent' | 'effect'>;

const groupBy = <T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const name = key(item);
    const group = groups.get(name);
    if (group) group.push(item);
    else groups.set(name, [item]);
  }
  return groups;
};

/**
 * What is wrong with a history, in sentences. It knows what visitors, office and services saw, and nothing of the code:
 * no acknowledged lead is lost; what may not be repeated is repeated only when its answer was lost; each visitor's leads
 * arrive in order; what was erased is gone; what is held is not sent, and is there until the office did something with it.
 */
export const checkHistory = ({ seen, unclear, disk, pending }: History): string[] => {
  const of = <Kind extends Seen['kind']>(...kinds: Kind[]): Of<Kind>[] =>
    seen.filter((each): each is Of<Kind> => kinds.some((kind) => kind === each.kind));
  const faults: string[] = [];
  const submitted = of('submitted');
  /** An entry is JSON in a row that is written as JSON. */
  const isOnDisk = (lead: string): boolean => disk.includes(`\\"${lead}\\"`);
  const told = new Set(of('told').map(({ lead }) => lead));
  const listLeads = (kind: 'dead' | 'released' | 'erased') => new Set(of(kind).flatMap(({ leads }) => leads));
  const [erased, released, dead] = [listLeads('erased'), listLeads('released'), listLeads('dead')];
  const breaks = of('killed', 'taken over', 'disk full').map(({ at }) => at);
  const answers = new Map(of('answered').map((each) => [each.call, each.at]));
  const isSure = ({ call }: Call): boolean => {
    const at = answers.get(call);
    return at !== undefined && !breaks.some((each) => each >= at && each <= at + writtenMs);
  };
  const effects = groupBy(
    of('effect'),
    ({ step, lead, person }) => `${step} ${step === 'automation' ? person : lead}`,
  );
  const find = (step: StepKind, whose: string) => effects.get(`${step} ${whose}`) ?? [];

  if (pending < 0) faults.push('the outbox does not answer, long after all was well again');
  if (pending > 0) faults.push(`${pending} leads still wait, long after all was well again`);
  const mustArrive = submitted.filter(
    ({ lead, held }) =>
      told.has(lead) && !erased.has(lead) && !unclear.has(lead) && (!held || released.has(lead)),
  );
  for (const { lead, steps } of mustArrive)
    for (const step of steps)
      if (step !== 'automation' && find(step, lead).length === 0)
        faults.push(`${lead}: its visitor was thanked, and its ${step} never arrived`);
  for (const [person, leads] of groupBy(mustArrive, (each) => each.person)) {
    const wanted = leads.filter(({ steps }) => steps.includes('automation')).length;
    const came = find('automation', person).length;
    if (came < wanted) faults.push(`${person}: the office heard ${came} times of ${wanted} leads`);
  }

  const again = of('sent again');
  for (const [name, calls] of effects) {
    const [step] = name.split(' ');
    const [first] = calls;
    if (!first || step === 'contact') continue;
    const mine = submitted.filter((each) =>
      step === 'automation' ? each.person === first.person : each.lead === first.lead,
    );
    if (mine.some(({ lead }) => unclear.has(lead))) continue;
    const wanted =
      step === 'automation' ? mine.filter(({ steps }) => steps.includes('automation')).length : 1;
    const sure = calls.filter(isSure).length;
    if (sure > wanted) faults.push(`${name}: arrived ${sure} times with a good answer, ${wanted} was asked`);
    const retries = again.flatMap(({ leads }) => mine.filter(({ lead }) => leads.includes(lead))).length;
    if (calls.length > mostSends * wanted + retries)
      faults.push(`${name}: arrived ${calls.length} times, ${wanted} was asked`);
    if (step === 'automation') continue;
    const repeated = calls.find(
      (call, index) =>
        index > 0 && calls.slice(0, index).some((each) => isSure(each) && each.call < call.call),
    );
    if (repeated) faults.push(`${name}: sent again after a good answer`);
  }

  for (const { lead, held } of submitted)
    if (held && told.has(lead) && ![released, erased, unclear].some((each) => each.has(lead)))
      if (!isOnDisk(lead))
        faults.push(`${lead}: its visitor was thanked, it was held, and others made it go`);
  for (const { lead, held } of submitted)
    if (held && !released.has(lead) && (find('contact', lead).length > 0 || find('note', lead).length > 0))
      faults.push(`${lead}: it was held, and was sent all the same`);

  const jumps = of('clock').map(({ at }) => at);
  const toldAt = new Map(of('told').map(({ lead, at }) => [lead, at]));
  for (const [person, leads] of groupBy(mustArrive, (each) => each.person)) {
    // Leads that waited for the office, or were counted as too old by a wrong clock, let others go first.
    const inLine = leads.flatMap(({ lead, at, held }) => {
      const [arrived] = find('contact', lead);
      if (held || !arrived || dead.has(lead)) return [];
      return jumps.some((jump) => jump >= at && jump <= arrived.at)
        ? []
        : [{ lead, at, arrivedAt: arrived.at }];
    });
    for (const one of inLine)
      for (const later of inLine)
        // Sent at the same moment, they have no order. One that fails for an hour lets others go first.
        if (
          (toldAt.get(one.lead) ?? Infinity) < later.at &&
          later.arrivedAt < Math.min(one.arrivedAt, one.at + holdsMs)
        )
          faults.push(`${person}: ${later.lead} arrived before ${one.lead}, which was taken earlier`);
  }

  for (const { leads, at } of of('erased'))
    for (const lead of leads) {
      const late = of('sent').find(
        (call) => call.lead === lead && call.step !== 'automation' && call.at > at,
      );
      if (late && !unclear.has(lead))
        faults.push(`${lead}: it was erased, and its ${late.step} was sent afterwards`);
    }
  const left = [...erased].filter((lead) => !unclear.has(lead) && isOnDisk(lead));
  for (const lead of left) faults.push(`${lead}: it was erased, and is still on the disk`);
  return faults;
};
