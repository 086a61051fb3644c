import { parseConfig } from '../../environment/config.ts';
import type { Bindings } from '../../environment/env.ts';
import { listCeilings } from '../../protection/ceilings.ts';
import { limitedKinds, type Limited } from '../../protection/limit.ts';

/** The part of each ceiling that is taken in its hour or day: 1 is all of it. Those of alerts are counted apart. */
export const readCeilings = async (
  env: Bindings,
  used: Partial<Record<Limited, number>>,
): Promise<Partial<Record<Limited, number>>> => {
  const config = parseConfig(env);
  const [alerts, pushes] = await env.QUOTAS.getByName('alerts').read(['alerts', 'pushes']);
  const counts: Partial<Record<Limited, number>> = { ...used, alerts: alerts ?? 0, pushes: pushes ?? 0 };
  const ceilings = listCeilings(config);
  return Object.fromEntries(
    limitedKinds.flatMap((what) => {
      const { most } = ceilings[what];
      return config.LIMITS === 'off' || most === 0 ? [] : [[what, (counts[what] ?? 0) / most]];
    }),
  );
};
