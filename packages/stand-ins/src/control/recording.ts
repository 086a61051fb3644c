import type { Service } from './services.ts';

/** A write as a service received it. A name that was sent more than once has a list of values. */
export interface Recorded {
  at: string;
  service: Service;
  method: string;
  path: string;
  query: Record<string, string | string[]>;
  /** Parsed when it is JSON or a form, else the text. */
  body: unknown;
}

/** `a=1&a=2&b=3` → `{ a: ['1', '2'], b: '3' }`. */
export const collectParameters = (parameters: URLSearchParams): Record<string, string | string[]> =>
  Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const values = parameters.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );

export const parseBody = (type: string, text: string): unknown => {
  if (type.includes('application/x-www-form-urlencoded')) return collectParameters(new URLSearchParams(text));
  if (!type.includes('json')) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

export interface Recording {
  list: (service?: Service) => Recorded[];
  add: (write: Recorded) => void;
  clear: (service?: Service) => void;
}

export const createRecording = (): Recording => {
  let writes: Recorded[] = [];
  return {
    list: (service) => writes.filter((write) => !service || write.service === service),
    add: (write) => void writes.push(write),
    clear: (service) => {
      writes = service ? writes.filter((write) => write.service !== service) : [];
    },
  };
};
