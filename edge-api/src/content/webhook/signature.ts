import { isSignatureOf } from '@binnen/edge-kit/hashes/hmac';

/** Older signatures are refused as replays. */
const toleranceSeconds = 300;

const fromHex = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** `t=<seconds since 1970>,v1=<HMAC-SHA256 of "t.body" in hexadecimal>`, compared in constant time. */
export const isSigned = async (secret: string, header: string, body: string): Promise<boolean> => {
  const [, time, signature] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (!time || !signature || Math.abs(Date.now() / 1000 - Number(time)) > toleranceSeconds) return false;
  return isSignatureOf(secret, fromHex(signature), `${time}.${body}`);
};
