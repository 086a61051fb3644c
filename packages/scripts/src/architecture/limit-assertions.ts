import { parseSync, Visitor } from 'oxc-parser';

/** How often sources say more than the compiler knows. */
export interface Assertions {
  /** `as X`; not `as const`. */
  casts: number;
  /** `as unknown as X` and `as never`, which believe anything. */
  blind: number;
  /** `x!` */
  nonNull: number;
}

/**
 * At most so many in all sources of a kind. They only go down: who takes some away writes the new sum here. Narrow, parse by
 * a schema, or change the types instead.
 */
const limits: Record<'product' | 'tests and tools', Assertions> = {
  product: { casts: 215, blind: 15, nonNull: 100 },
  'tests and tools': { casts: 515, blind: 65, nonNull: 560 },
};

const names: Record<keyof Assertions, string> = {
  casts: '`as X`',
  blind: '`as unknown as X` or `as never`',
  nonNull: '`x!`',
};

const inProduct =
  /^(shell|mf-[a-z]+|edge-api|packages\/(assistants|composer|platform|edge-kit|offer|upstreams|contracts|design|api-client|build|remote-cli|create-binnen-remote))\//;
const isProduct = (file: string): boolean => inProduct.test(file) && !/\.test\.|\/test\//.test(file);
const isGenerated = (file: string): boolean =>
  file === 'packages/api-client/src/api.ts' ||
  file.endsWith('worker-configuration.d.ts') ||
  file.startsWith('packages/e2e/releases/');

export const countAssertions = (file: string, source: string): Assertions => {
  const found: Assertions = { casts: 0, blind: 0, nonNull: 0 };
  // Reading the whole tree is slow: most files have none.
  if (!/\bas\b|!/.test(source)) return found;
  new Visitor({
    TSAsExpression: ({ expression, typeAnnotation }) => {
      const isConst =
        typeAnnotation.type === 'TSTypeReference' &&
        typeAnnotation.typeName.type === 'Identifier' &&
        typeAnnotation.typeName.name === 'const';
      if (isConst) return;
      const isSecond =
        expression.type === 'TSAsExpression' && expression.typeAnnotation.type === 'TSUnknownKeyword';
      // Two in a row are one.
      if (!isSecond) found.casts += 1;
      if (isSecond || typeAnnotation.type === 'TSNeverKeyword') found.blind += 1;
    },
    TSNonNullExpression: () => {
      found.nonNull += 1;
    },
  }).visit(parseSync(file, source).program);
  return found;
};

/** One sentence for each limit that the sources are above. */
export const limitAssertions = (sources: ReadonlyMap<string, string>): string[] => {
  const sums = {
    product: { casts: 0, blind: 0, nonNull: 0 },
    'tests and tools': { casts: 0, blind: 0, nonNull: 0 },
  };
  for (const [file, source] of sources) {
    if (isGenerated(file)) continue;
    const sum = sums[isProduct(file) ? 'product' : 'tests and tools'];
    const found = countAssertions(file, source);
    sum.casts += found.casts;
    sum.blind += found.blind;
    sum.nonNull += found.nonNull;
  }
  return (['product', 'tests and tools'] as const).flatMap((kind) =>
    (['casts', 'blind', 'nonNull'] as const)
      .filter((name) => sums[kind][name] > limits[kind][name])
      .map(
        (name) =>
          `${kind}: ${sums[kind][name]} times ${names[name]}, and at most ${limits[kind][name]} are allowed: narrow, parse or restructure instead`,
      ),
  );
};
