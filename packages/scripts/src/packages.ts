/** Every folder with a package of its own, in the order in which data flows. */
export const packages = [
  'packages/contracts',
  'packages/platform',
  'packages/design',
  'packages/build',
  'packages/remote-testing',
  'edge-api',
  'shell',
  'mf-listings',
  'mf-content',
  'mf-leads',
  'packages/remote-cli',
  'packages/demo-data',
  'packages/stand-ins',
  'packages/scripts',
  'packages/e2e',
  'packages/bench',
] as const;
