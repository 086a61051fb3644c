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
export const createTextNotes = (textsCall: string) => {
  let watched: { reply: Texts; noted: Texts } | undefined;
  // Both have the reply's other fields, such as its version.
  const begin = (all: Texts) => {
    const { texts, noted } = noteTexts(all);
    return { reply: { ...all, ...texts }, noted: { ...all, ...noted } };
  };
  return {
    /** The same reply; the reply with all texts notes which of them are read. */
    watch: (call: string, reply: unknown): unknown =>
      call === textsCall ? (watched ??= begin(reply as Texts)).reply : reply,
    /** The parts of replies that the document needs, as JSON by call. Ask after drawing. */
    parts: (): Record<string, string> => (watched ? { [textsCall]: JSON.stringify(watched.noted) } : {}),
  };
};
