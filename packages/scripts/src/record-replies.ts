import * as v from 'valibot';

const ExampleSchema = v.object({
  path: v.string(),
  headers: v.optional(v.record(v.string(), v.string())),
  body: v.optional(v.string()),
});
const DocumentSchema = v.object({
  paths: v.record(
    v.string(),
    v.record(v.string(), v.looseObject({ 'x-examples': v.optional(v.array(ExampleSchema), []) })),
  ),
});

const longestText = 60;
const requestId = '5f0c1f5e-9a35-4d0e-8d43-4f2b1a7f6c11';
/** An object with more texts, counts or numbered entries than this is a table by key; with more numbers than that, one of counts. */
const mostEntries = 15;
const mostCounts = 8;

const areNumbers = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((part) => typeof part === 'number');

/** A reply that fits on a page: of a list or table its first entry, of counts three, of a long text its begin. */
const cut = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, 1).map(cut);
  if (typeof value === 'string')
    return value.length > longestText ? `${value.slice(0, longestText)}…` : value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const isTable =
    entries.length > mostEntries &&
    entries.every(([name, part]) => typeof part === 'string' || /^\d+$/.test(name) || areNumbers(part));
  const areCounts = entries.length > mostCounts && areNumbers(value);
  const shown = isTable ? entries.slice(0, 1) : areCounts ? entries.slice(0, 3) : entries;
  return Object.fromEntries(shown.map(([name, part]) => [name, cut(part)]));
};

const recordOne = async (
  origin: string,
  method: string,
  { path, headers, body }: v.InferOutput<typeof ExampleSchema>,
) => {
  const reply = await fetch(origin + path, {
    method,
    ...(headers ? { headers } : {}),
    ...(body ? { body } : {}),
  });
  const text = (await reply.text())
    .replaceAll(/https?:\/\/localhost:\d+/g, 'https://binnen.example')
    // The same each time, so that a change of this file is a change of the API.
    .replaceAll(/"requestId":"[^"]+"/g, `"requestId":"${requestId}"`);
  if (!/json/.test(reply.headers.get('content-type') ?? '') || path.startsWith('/openapi')) return [];
  const name = `${method} ${path} ${body ?? ''}`.trim();
  return [[name, { status: reply.status, body: cut(JSON.parse(text)) }] as const];
};

/** Runs each example of the document against a running edge. Returns the JSON of `recorded-replies.json`. */
export const recordReplies = async (origin: string, document: unknown): Promise<string> => {
  const { paths } = v.parse(DocumentSchema, document);
  const recorded: Record<string, unknown> = {};
  for (const methods of Object.values(paths))
    for (const [method, operation] of Object.entries(methods))
      for (const example of operation['x-examples'])
        for (const [name, reply] of await recordOne(origin, method.toUpperCase(), example))
          recorded[name] = reply;
  return `${JSON.stringify(recorded, undefined, 1)}\n`;
};
