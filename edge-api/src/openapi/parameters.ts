type Json = Record<string, unknown>;

const parameterPattern = /:([A-Za-z_]+)(?:\{([^}]*(?:\{[^}]*\}[^}]*)*)\})?\??/g;

/** Hono's `/images/:origin/:path{.+}` as OpenAPI's `/images/{origin}/{path}`. */
export const toTemplate = (path: string): string => path.replace(parameterPattern, '{$1}');

/** The value of each parameter in an example of the call. */
export const findExampleValues = (path: string, example: string | undefined): Record<string, string> => {
  if (!example) return {};
  const [pathname = '', search = ''] = example.split('?', 2);
  const pattern = path
    .replace(/[.+^$()|[\]\\]/g, '\\$&')
    .replace(/:([A-Za-z_]+)(?:\\?\{[^}]*\})?/g, (whole, name: string) =>
      whole.includes('{') ? `(?<${name}>.+)` : `(?<${name}>[^/]+)`,
    );
  const groups = new RegExp(`^${pattern}$`).exec(pathname)?.groups ?? {};
  const decoded = Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]);
  return { ...Object.fromEntries(decoded), ...Object.fromEntries(new URLSearchParams(search)) };
};

/** The parameters of a path, and of the JSON schema of its query. */
export const listParameters = (
  path: string,
  query: Json | undefined,
  values: Record<string, string>,
): Json[] => {
  const example = (name: string) => (values[name] === undefined ? {} : { example: values[name] });
  const ofPath = [...path.matchAll(parameterPattern)].map(([, name, pattern]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', ...(pattern ? { pattern } : {}) },
    ...example(name!),
  }));
  const properties = (query?.['properties'] ?? {}) as Record<string, Json>;
  const required = (query?.['required'] ?? []) as string[];
  const ofQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
    ...example(name),
  }));
  return [...ofPath, ...ofQuery];
};
