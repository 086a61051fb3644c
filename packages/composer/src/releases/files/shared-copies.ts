import { reactMajor } from '@binnen/platform/contract/composition';
import * as v from 'valibot';

export const manifestName = 'mf-manifest.json';

/** The part of module federation's manifest that says what a remote shares with its host. */
const ManifestSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    shared: v.optional(
      v.array(
        v.object({
          name: v.string(),
          /** Of the copy that was found at the build; `''` when there is none. */
          version: v.optional(v.nullable(v.string()), ''),
          singleton: v.optional(v.nullable(v.boolean()), true),
          requiredVersion: v.nullish(v.union([v.string(), v.boolean()])),
        }),
      ),
      [],
    ),
  }),
);

/** Names that React's own code defines and a library never does: of 19, and of those before it. */
const ownReact = /\b__(CLIENT_INTERNALS|SECRET_INTERNALS)_DO_NOT_USE_OR_[A-Z_]+\s*=/;

/** The major that a version, or a range such as `^18.2.0`, names; undefined where it names none or several. */
const findMajor = (version: unknown): number | undefined => {
  const [, major] = /^[\^~]?v?(\d+)\b[\w.+-]*$/.exec(typeof version === 'string' ? version : '') ?? [];
  return major === undefined ? undefined : Number(major);
};

/** What is wrong with a server module that carries a React of its own: hooks of one copy do not work in another. */
export const findOwnReact = (source: string): string | undefined =>
  ownReact.test(source)
    ? 'It carries a React of its own: hooks fail where two copies meet. Leave react, react/jsx-runtime and react-dom to the composition (externals; see CONTRIBUTING).'
    : undefined;

/**
 * What is wrong with what `mf-manifest.json` says of shared packages. A remote of contract N shares `reactMajor` of React
 * and `@binnen/platform` N, each as one copy. Without a manifest nothing is known.
 */
export const findForeignShares = (manifest: string, contract: number): string[] => {
  const { success, output } = v.safeParse(ManifestSchema, manifest);
  if (!success) return ['It is not the manifest of module federation: expected JSON with a list "shared".'];
  const majors: Record<string, number> = {
    react: reactMajor,
    'react-dom': reactMajor,
    '@binnen/platform': contract,
  };
  return output.shared.flatMap(({ name, version, singleton, requiredVersion }) => {
    const expected = majors[name] ?? (name.startsWith('react/') ? reactMajor : undefined);
    if (expected === undefined) return [];
    if (singleton === false)
      return [`It shares ${name}, but not as one copy. Set "singleton: true": a page has one ${name}.`];
    const found = findMajor(version) ?? findMajor(requiredVersion);
    return found === undefined || found === expected
      ? []
      : [
          `It was built for ${name} ${version || String(requiredVersion)}, and contract ${contract} shares ${expected}. Build it with ${name} ${expected}.`,
        ];
  });
};
