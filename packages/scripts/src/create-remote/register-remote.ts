import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatPublishWorkflow, publishWorkflowOf } from '../repository/publish-workflow.ts';

const ownersFile = '.github/CODEOWNERS';

/** A line for the remote below those of the other remotes. */
const addOwner = (text: string, remote: string): string => {
  const lines = text.split('\n');
  const last = lines.findLastIndex((line) => line.startsWith('/mf-') || line.startsWith('/shell/'));
  lines.splice(last + 1, 0, `${`/${remote}/`.padEnd(25)} @binnen/${remote.replace(/^mf-/, '')}`);
  return lines.join('\n');
};

/** What the repository has for each remote: a workflow that publishes it, and its owner. Returns the files. */
export const registerRemote = (root: string, remote: string): string[] => {
  const workflow = path.join(root, publishWorkflowOf(remote));
  mkdirSync(path.dirname(workflow), { recursive: true });
  writeFileSync(workflow, formatPublishWorkflow(remote));
  const owners = path.join(root, ownersFile);
  const text = existsSync(owners) ? readFileSync(owners, 'utf8') : '';
  if (!text.includes(`/${remote}/`)) writeFileSync(owners, addOwner(text, remote));
  return [publishWorkflowOf(remote), ownersFile];
};
