type ParameterOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** `/content/pages/:slug` with its parameters, percent-encoded. */
export const fillPath = <Path extends string>(
  path: Path,
  parameters: Record<ParameterOf<Path>, string>,
): string => path.replace(/:([a-z]+)/g, (_, name: ParameterOf<Path>) => encodeURIComponent(parameters[name]));
