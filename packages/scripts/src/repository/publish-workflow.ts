/** What a remote is built of beside its own folder: a change there makes a new release of each. */
const builtOf = [
  'packages/build/src/**',
  'packages/contracts/src/**',
  'packages/design/**',
  'packages/platform/src/**',
  'pnpm-lock.yaml',
  '.github/workflows/promote.yml',
  '.github/workflows/publish.yml',
];

export const publishWorkflowOf = (remote: string): string => `.github/workflows/publish-${remote}.yml`;

/** The workflow that publishes one remote when something changed that it is built of. One text for all of them. */
export const formatPublishWorkflow = (remote: string): string =>
  `# Derived: \`pnpm check\` compares it with packages/scripts/src/repository/publish-workflow.ts.
name: publish ${remote}
on:
  push:
    branches: [main]
    paths:
${[`${remote}/**`, ...builtOf].map((pattern) => `      - '${pattern}'`).join('\n')}
  workflow_dispatch:
permissions:
  contents: read

jobs:
  publish:
    uses: ./.github/workflows/publish.yml
    with:
      remote: ${remote}
    secrets: inherit
`;
