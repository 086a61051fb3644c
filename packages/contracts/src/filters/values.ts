/** How the text of a filter in an address is read. */
export interface Value<T> {
  /** Null: it asks for nothing (`openhuis=nee`). Undefined: it makes no sense. */
  read: (text: string) => T | null | undefined;
  /** The one way in which it is written. */
  write: (wanted: T) => string;
  /** What the API's document says. */
  document: JsonSchema;
  /** Words for a caller's mistake, where the document's schema alone does not say enough. */
  form?: string;
}

/** The schema of a value in an address, typed where messages are made of it. */
export interface JsonSchema extends Record<string, unknown> {
  type: string;
  enum?: readonly string[];
  minimum?: number;
  maximum?: number;
}

/** A whole number; 0 asks for nothing. */
export const whole = (least: number, most: number): Value<number> => ({
  read: (text) => {
    const number = Number(text);
    const fits = /^\d{1,16}$/.test(text) && number >= least && number <= most;
    return fits ? number || null : undefined;
  },
  write: String,
  document: { type: 'integer', minimum: least, maximum: most },
});

const yes = ['ja', 'true', '1'];
const no = ['nee', 'false', '0'];

/** Yes; "no" asks for nothing. */
export const flag: Value<true> = {
  read: (text) => (yes.includes(text) ? true : no.includes(text) ? null : undefined),
  write: () => 'ja',
  document: { type: 'boolean' },
};

/** One of a list; `also` has other spellings of some. */
export const oneOf = (values: readonly string[], also: Record<string, string> = {}): Value<string> => ({
  read: (text) => (Object.hasOwn(also, text) ? also[text] : values.find((value) => value === text)),
  write: (wanted) => wanted,
  document: { type: 'string', enum: [...values] },
});

/** Lower-case letters, digits and hyphens. */
export const word: Value<string> = {
  read: (text) => (/^[a-z0-9_-]{1,80}$/.test(text) ? text : undefined),
  write: (wanted) => wanted,
  form: 'lower-case letters, digits, hyphens and underscores',
  document: { type: 'string', pattern: '^[a-z0-9_-]{1,80}$' },
};

/** A name as people write it: `Zandweerd-Noord`. */
export const name: Value<string> = {
  read: (text) => (/^[\p{L}\d][\p{L}\p{M}\d '’.,()/&-]{0,79}$/u.test(text) ? text : undefined),
  write: (wanted) => wanted,
  form: 'a name of at most 80 letters',
  document: { type: 'string', maxLength: 80 },
};

interface Box {
  text: string;
  edges: readonly [south: number, west: number, north: number, east: number];
}
const degrees = /^(-?\d{1,3}(?:\.\d{1,20})?,){4}$/;

/** A part of the map: `52.1,6.0,52.3,6.2`. A map of a caller's own has fifteen digits, of which six are kept: 0.1 m. */
export const box: Value<Box> = {
  read: (given) => {
    if (!degrees.test(`${given},`)) return undefined;
    const text = given.replace(/(\.\d{6})\d+/g, '$1');
    const [south = 0, west = 0, north = 0, east = 0] = text.split(',').map(Number);
    return south <= north && west <= east ? { text, edges: [south, west, north, east] } : undefined;
  },
  write: ({ text }) => text,
  form: 'south,west,north,east in degrees',
  document: { type: 'array', items: { type: 'number' }, minItems: 4, maxItems: 4 },
};
