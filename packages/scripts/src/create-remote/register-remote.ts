import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ownersFile = '.github/CODEOWNERS';

/** A line for the remote below those of the other remotes. */
const addOwner = (text: string, remote: string): string => {
  const lines = text.split('\n');
  const last = lines.findLastIndex((line) => line.startsWith('/mf-') || line.startsWith('/shell/'));
  lines.splice(last + 1, 0, `${`/${remote}/`.padEnd(25)} @binnen/${remote.replace(/^mf-/, '')}`);
  return lines.join('\n');
};

/** Every remote's workflow is this one with its own name. */
const modelRemote = 'mf-leads';
const workflowOf = (remote: string): string => `.github/workflows/publish-${remote}.yml`;

/** Adds a remote's workflow, which publishes it, and its owner to the repository. Returns the files. */
export const registerRemote = (root: string, remote: string): string[] => {
  const model = readFileSync(path.join(root, workflowOf(modelRemote)), 'utf8');
  writeFileSync(path.join(root, workflowOf(remote)), model.replaceAll(modelRemote, remote));
  const owners = path.join(root, ownersFile);
  const text = existsSync(owners) ? readFileSync(owners, 'utf8') : '';
  if (!text.includes(`/${remote}/`)) writeFileSync(owners, addOwner(text, remote));
  return [workflowOf(remote), ownersFile];
};
