import { PatternSchema } from '@binnen/platform/patterns';
import { RemoteNameSchema, VersionSchema } from '@binnen/platform/contract/composition';
import { mostPreviewHours } from '@binnen/platform/contract/preview-hours';
import * as v from 'valibot';
import { EdgeRefusal } from './edge-client.ts';

export interface Target {
  remote: string;
  version?: string;
}

/** Refuses words that a command does not understand. `message` says what was expected. */
export const refuseWords = (message: string): never => {
  throw new EdgeRefusal('usage', `${message}\n\nAll commands: pnpm remote help`);
};

/** `mf-news` or `mf-news@1.2.0`. */
export const parseTarget = (text: string): Target => {
  const [remote, version, ...more] = text.split('@');
  if (!v.is(RemoteNameSchema, remote) || more.length)
    return refuseWords(
      `"${text}" names no remote. Expected "mf-" and 2 to 30 small letters, e.g. mf-news or mf-news@1.2.0.`,
    );
  if (version === undefined) return { remote };
  if (!v.is(VersionSchema, version))
    return refuseWords(`"${version}" is no version. Expected e.g. 1.2.0 or 1.2.0-3f2a9c1d.`);
  return { remote, version };
};

/** `mf-news`, where a version would not be heeded. */
export const parseRemote = (text: string): string => {
  const { remote, version } = parseTarget(text);
  return version === undefined
    ? remote
    : refuseWords(
        `"${text}": expected a remote without a version, as ${remote}. To make that version live: pnpm remote promote ${text}`,
      );
};

export const parsePath = (text: string): string => {
  const result = v.safeParse(PatternSchema, text);
  return result.success ? result.output : refuseWords(`"${text}": ${result.issues[0].message}.`);
};

/** `--days 90`: a whole number, or nothing. */
export const parseCount = (name: string, text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text)) return refuseWords(`--${name} ${text}: expected a whole number.`);
  return Number(text);
};

/** `--port 8780`; 0: any that is free. */
export const parsePort = (text: string): number =>
  /^\d{1,5}$/.test(text) && Number(text) <= 65_535
    ? Number(text)
    : refuseWords(`--port ${text}: expected a port, 0 to 65535.`);

/** `--for 24h` or `--for 3d`, in hours. */
export const parseHours = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  const [, count, unit] = /^(\d{1,3})([hd])$/.exec(text) ?? [];
  if (!count) return refuseWords(`--for ${text}: expected e.g. 24h or 3d.`);
  const hours = Number(count) * (unit === 'd' ? 24 : 1);
  return hours <= mostPreviewHours
    ? hours
    : refuseWords(`--for ${text}: a preview lasts ${mostPreviewHours / 24} days at most.`);
};

/** `--share 5`: percent of the visitors. */
export const parseShare = (name: string, text: string): number => {
  const share = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return share >= 1 && share <= 100
    ? share
    : refuseWords(`--${name} ${text}: expected percents from 1 to 100.`);
};

/** `--every 15m` or `--every 2h`, in minutes. */
export const parseMinutes = (text: string): number => {
  const [, count, unit] = /^(\d{1,3})([mh])$/.exec(text) ?? [];
  if (!count) return refuseWords(`--every ${text}: expected e.g. 15m or 2h.`);
  return Number(count) * (unit === 'h' ? 60 : 1);
};

/** `--allow-loss=/huren,/kopen`, or `--allow-loss` alone. */
export const parseLoss = (text: string | undefined): true | string[] | undefined =>
  text === undefined ? undefined : text === '' || text.split(',').map(parsePath);
