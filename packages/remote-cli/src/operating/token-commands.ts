import { TokenScopeSchema } from '@binnen/platform/contract/tokens';
import * as v from 'valibot';
import type { PlatformReply } from '@binnen/platform/contract/platform-calls';
import { callEdge, type EdgeAccess } from '../edge-client.ts';
import { issueToken } from '../operate.ts';
import type { Outcome, Words } from '../outcome.ts';
import { parseCount, refuseWords } from '../words.ts';

const formatDay = (at: number) => new Date(at).toISOString().slice(0, 10);

const describe = ({
  name,
  digits,
  scopes,
  expires,
  ended,
  by,
}: PlatformReply<'tokens'>['tokens'][number]): string => {
  const state = `${ended ?? (expires < Date.now() ? 'expired' : 'good until')} ${formatDay(expires)}`;
  return `  ${name}  ${digits}  ${scopes.join(' ')}  ${state}  (by ${by})`;
};

const show = (shown: PlatformReply<'issueToken'>): Outcome => ({
  result: shown,
  lines: [
    `The token of ${shown.name} (${shown.scopes.join(', ')}), good until ${formatDay(shown.expires)}:`,
    `  ${shown.token}`,
    'It is never shown again. Its holder sets it as BINNEN_TOKEN.',
  ],
});

const checkScope = (text: string): string => {
  const result = v.safeParse(TokenScopeSchema, text);
  return result.success ? text : refuseWords(`"${text}": ${result.issues[0].message}.`);
};

/** `token list | issue | rotate | revoke`. */
export const token = async (access: EdgeAccess, { rest, flags }: Words): Promise<Outcome> => {
  const [action, name, ...scopes] = rest;
  const days = parseCount('days', flags.days);
  if (action === 'list') {
    const { tokens } = await callEdge(access, 'tokens');
    return { result: { tokens }, lines: tokens.length ? tokens.map(describe) : ['No token was issued yet.'] };
  }
  if (action !== 'issue' && action !== 'rotate' && action !== 'revoke')
    return refuseWords('token needs one of: list, issue, rotate, revoke.');
  if (!name || (action === 'issue' && !scopes.length))
    return refuseWords(
      action === 'issue'
        ? 'token issue needs a name and what it may do: pnpm remote token issue team-news publish:mf-news'
        : `token ${action} needs a name: pnpm remote token ${action} team-news`,
    );
  if (action === 'issue')
    return show(await issueToken(access, { name, scopes: scopes.map(checkScope), days }));
  if (action === 'rotate')
    return show(
      await callEdge(access, 'rotateToken', {
        path: { name },
        body: { days, overlapHours: parseCount('overlap', flags.overlap) },
      }),
    );
  const body = { leaked: flags.leaked ?? false };
  const { revoked } = await callEdge(access, 'revokeToken', { path: { name }, body });
  return {
    result: { name, revoked },
    lines: [`${revoked} token${revoked === 1 ? '' : 's'} of ${name} revoked: refused from now on.`],
  };
};
