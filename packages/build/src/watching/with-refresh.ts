import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rspack, type Configuration, type RuleSetRule } from '@rspack/core';

const fileOf = (module: string) => fileURLToPath(import.meta.resolve(`@binnen/platform/refresh/${module}`));
const compiler = 'builtin:swc-loader';
/** What the compiler imports `jsxDEV` from. */
const source = 'binnen-refresh';

const withHooks = (rule: RuleSetRule): RuleSetRule => {
  if (rule.loader !== compiler || typeof rule.options !== 'object') return rule;
  const { jsc } = rule.options;
  const react = { runtime: 'automatic', development: true, refresh: true, importSource: source };
  return { ...rule, options: { ...rule.options, jsc: { ...jsc, transform: { react } } } };
};

/** The browser's half of a watched build, that takes the next one while its page stays. */
export const withRefresh = (configuration: Configuration, name: string): Configuration => {
  const rules = (configuration.module?.rules ?? []).map((rule) =>
    typeof rule === 'object' && rule !== null ? withHooks(rule) : rule,
  );
  return {
    ...configuration,
    resolve: {
      ...configuration.resolve,
      alias: { ...configuration.resolve?.alias, [`${source}/jsx-dev-runtime`]: fileOf('jsx-dev-runtime') },
    },
    module: {
      ...configuration.module,
      // What is first runs last.
      rules: [
        { test: /\.tsx?$/, exclude: path.dirname(fileOf('runtime')), loader: 'builtin:react-refresh-loader' },
        ...rules,
      ],
    },
    plugins: [
      ...(configuration.plugins ?? []),
      new rspack.HotModuleReplacementPlugin(),
      new rspack.ProvidePlugin({ $ReactRefreshRuntime$: [fileOf('runtime')] }),
      new rspack.DefinePlugin({ BINNEN_REMOTE: JSON.stringify(name) }),
    ],
  };
};
