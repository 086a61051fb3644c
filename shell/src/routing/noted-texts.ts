import { readPaths } from '@binnen/contracts/read-paths';
import type { AllTexts } from '@binnen/contracts/content';
import type { Texts } from '@binnen/platform';

type ByKey = Record<string, string>;

/** `texts`, and those of them that were read since. */
const note = (texts: ByKey): { texts: ByKey; noted: ByKey } => {
  const noted: ByKey = {};
  return {
    noted,
    texts: new Proxy(texts, {
      get: (_, key) => {
        if (typeof key !== 'string' || !Object.hasOwn(texts, key)) return undefined;
        return (noted[key] = texts[key]!);
      },
    }),
  };
};

/** The same texts, and those of them that were read since. */
export const noteTexts = ({ short, long }: Texts): { texts: Texts; noted: Texts } => {
  const [notedShort, notedLong] = [note(short), note(long)];
  return {
    texts: { short: notedShort.texts, long: notedLong.texts },
    noted: { short: notedShort.noted, long: notedLong.noted },
  };
};

/** Sees which of the CMS's texts one render reads, because its document needs no others. */
export const createTextNotes = () => {
  let watched: { reply: AllTexts; noted: AllTexts } | undefined;
  const begin = ({ versie, ...all }: AllTexts) => {
    const { texts, noted } = noteTexts(all);
    return { reply: { versie, ...texts }, noted: { versie, ...noted } };
  };
  return {
    /** The same reply; of all texts one that notes what is read of it. */
    watch: (call: string, reply: unknown): unknown =>
      call === readPaths.texts ? (watched ??= begin(reply as AllTexts)).reply : reply,
    /** What the document needs of the replies, as JSON by call. Ask after drawing. */
    parts: (): Record<string, string> =>
      watched ? { [readPaths.texts]: JSON.stringify(watched.noted) } : {},
  };
};
