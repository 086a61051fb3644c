import path from 'node:path';
import * as v from 'valibot';

const names = v.array(v.string());
const schedule = v.optional(names);

/** The options of Renovate that we use; a misspelt one is refused here, and ignored by nobody. */
const RenovateSchema = v.strictObject({
  $schema: v.string(),
  extends: names,
  timezone: v.string(),
  schedule,
  rangeStrategy: v.literal('pin'),
  minimumReleaseAge: v.pipe(v.string(), v.regex(/^\d+ days$/)),
  internalChecksFilter: v.literal('strict'),
  dependencyDashboard: v.boolean(),
  lockFileMaintenance: v.strictObject({ enabled: v.boolean(), schedule }),
  vulnerabilityAlerts: v.strictObject({ enabled: v.boolean(), schedule, labels: names }),
  ignorePaths: names,
  packageRules: v.array(
    v.strictObject({
      description: v.string(),
      groupName: v.string(),
      matchPackageNames: names,
      matchUpdateTypes: v.optional(v.array(v.picklist(['major', 'minor', 'patch']))),
      allowedVersions: v.optional(v.string()),
      schedule,
    }),
  ),
});

/** What is wrong with Renovate's configuration: it must wait as long as pnpm does, and group what there is. */
export const checkRenovate = (
  text: string,
  dependencies: readonly string[],
  pnpmMinutes: number,
): string[] => {
  const result = v.safeParse(RenovateSchema, JSON.parse(text));
  if (!result.success)
    return result.issues.map((issue) => `renovate.json: ${v.getDotPath(issue) ?? ''}: ${issue.message}`);
  const { minimumReleaseAge, packageRules } = result.output;
  const isEarly = Number.parseInt(minimumReleaseAge, 10) * 24 * 60 < pnpmMinutes;
  const unknown = packageRules
    .flatMap(({ matchPackageNames }) => matchPackageNames)
    .filter((pattern) => !dependencies.some((name) => path.matchesGlob(name, pattern)));
  return [
    ...(isEarly ? [`renovate.json proposes versions after ${minimumReleaseAge}; pnpm refuses them`] : []),
    ...unknown.map((pattern) => `renovate.json groups ${pattern}, which nothing depends on`),
  ];
};

const DevContainerSchema = v.object({
  image: v.string(),
  customizations: v.object({ vscode: v.object({ extensions: names }) }),
});
const ExtensionsSchema = v.strictObject({ recommendations: names });

/** Editor and dev container: the same extensions in both, and the Node that tests run with. */
export const checkEditors = (devContainer: string, extensions: string, node: string): string[] => {
  const { image, customizations } = v.parse(DevContainerSchema, JSON.parse(devContainer));
  const { recommendations } = v.parse(ExtensionsSchema, JSON.parse(extensions));
  const isSame = recommendations.join() === customizations.vscode.extensions.join();
  return [
    ...(isSame ? [] : ['devcontainer.json and .vscode/extensions.json name different extensions']),
    ...(image.includes(`:${node.split('.')[0]}-`) ? [] : [`devcontainer.json has another Node than ${node}`]),
  ];
};

/** All versions of pnpm that these files call, when that is more than one. */
export const checkPnpmVersions = (texts: readonly string[]): string[] => {
  const versions = new Set(
    texts.flatMap((text) => [...text.matchAll(/\bpnpm@(\d[\w.]*)/g)].map((m) => m[1]!)),
  );
  return versions.size === 1
    ? []
    : [`pnpm is called in several versions: ${[...versions].sort().join(', ')}`];
};
