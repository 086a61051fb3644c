import { createHash, randomBytes } from 'node:crypto';

export interface MadeSecret {
  /** What the Worker gets. */
  value: string;
  /** What a person has to keep, and cannot be shown again. */
  told: string[];
}

const random = () => randomBytes(32).toString('base64url');

const made: Record<string, () => MadeSecret> = {
  SIGNING_KEY: () => ({ value: random(), told: [] }),
  PREVIEW_KEYS: () => ({ value: random(), told: [] }),
  WEBHOOK_SECRET: () => {
    const value = random();
    return { value, told: [`For the webhooks of both CMSes: ${value}`] };
  },
  PLATFORM_TOKENS: () => {
    const token = `root_${random()}`;
    const hash = createHash('sha256').update(token).digest('hex');
    return {
      value: JSON.stringify({ [hash]: ['*'] }),
      told: [`The root token, which issues all others (BINNEN_TOKEN): ${token}`],
    };
  },
};

/** Makes a secret that is nobody else's; undefined: an upstream gives it. */
export const makeSecret = (name: string): MadeSecret | undefined => made[name]?.();
