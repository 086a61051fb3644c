/** The oldest Node that the tools work with: it reads TypeScript by itself. As `engines` of each package says. */
export const oldestNode = '22.18';

/** The sentence before a tool begins, when the Node that runs it (`process.versions.node`) is too old; else undefined. */
export const findNodeFault = (running: string): string | undefined => {
  const [major = 0, minor = 0] = running.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldestNode.split('.').map(Number);
  const isEnough = major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
  return isEnough
    ? undefined
    : `This needs Node ${oldestNode} or newer, and runs in Node ${running}. Install a newer one: https://nodejs.org/en/download`;
};
