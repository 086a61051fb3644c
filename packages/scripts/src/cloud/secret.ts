import { createHash, randomBytes } from 'node:crypto';
import type { EnvironmentName } from './environments.ts';

export interface MadeSecret {
  /** What the Worker gets. */
  value: string;
  /** What a person has to keep, and cannot be shown again. */
  told: string[];
}

const random = () => randomBytes(32).toString('base64url');

/**
 * Some secrets hold several values: a new one is put before those that stay good. Cloudflare does not show a secret
 * again, so the operator gives the ones to keep.
 */
type Kept = string | undefined;
type Make = (kept: Kept, environment: EnvironmentName) => MadeSecret;

const isTokens = (value: unknown): value is Record<string, string[]> =>
  typeof value === 'object' && value !== null && Object.values(value).every(Array.isArray);

const parseTokens = (kept: Kept): Record<string, string[]> => {
  const value: unknown = kept ? JSON.parse(kept) : {};
  if (isTokens(value)) return value;
  throw new Error('Expected the JSON of PLATFORM_TOKENS to keep, such as {"<SHA-256>":["*"]}.');
};

const made: Record<string, Make> = {
  SIGNING_KEY: () => ({ value: random(), told: [] }),
  PREVIEW_KEYS: (kept, environment) => {
    const key = random();
    const value = [key, kept].filter(Boolean).join(' ');
    const how = `pnpm cloud:secret PREVIEW_KEYS --env ${environment} --keep <this key> the next time, and without --keep to drop it`;
    return { value, told: [`The key that signs previews from now on: ${key}`, `To rotate it: ${how}.`] };
  },
  WEBHOOK_SECRET: () => {
    const value = random();
    return { value, told: [`For the webhooks of both CMSes: ${value}`] };
  },
  PLATFORM_TOKENS: (kept, environment) => {
    const token = `root_${random()}`;
    const hash = createHash('sha256').update(token).digest('hex');
    const value = JSON.stringify({ [hash]: ['*'], ...parseTokens(kept) });
    return {
      value,
      told: [
        `The root token, which issues all others (BINNEN_TOKEN): ${token}`,
        `To keep it good while you rotate: pnpm cloud:secret PLATFORM_TOKENS --env ${environment} --keep '{"${hash}":["*"]}'`,
      ],
    };
  },
};

/** Secrets that can hold the one before, so that a rotation adds before it drops. */
export const canKeep = (name: string): boolean => name === 'PREVIEW_KEYS' || name === 'PLATFORM_TOKENS';

/** Makes a secret that is nobody else's; undefined: an upstream gives it. `kept`: what stays good beside it. */
export const makeSecret = (
  name: string,
  environment: EnvironmentName,
  kept?: string,
): MadeSecret | undefined => made[name]?.(kept, environment);
