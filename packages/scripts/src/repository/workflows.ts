import path from 'node:path';
import type { TemplateParseResult } from '@actions/workflow-parser/templates/template-parse-result';
import {
  convertWorkflowTemplate,
  NoOperationTraceWriter,
  parseAction,
  parseWorkflow,
} from './github-parser.ts';

/** Reads a file of the repository; undefined: there is none. */
export type ReadFile = (file: string) => string | undefined;

const trace = new NoOperationTraceWriter();

const errorsOf = ({ context }: TemplateParseResult): string[] =>
  context.errors.getErrors().map(({ message }) => message);

const readLocal = (read: ReadFile) => ({
  getFileContent: (reference: object) => {
    const name = 'path' in reference ? String(reference.path) : '';
    const content = read(name);
    return content === undefined
      ? Promise.reject(new Error(`there is no ${name}`))
      : Promise.resolve({ name, content });
  },
});

/** The actions that a text uses which nothing holds to what was reviewed: a tag can be moved to other code. */
const findUnpinned = (file: string, text: string): string[] =>
  [...text.matchAll(/^\s*(?:- )?uses: (?<action>\S+)(?<comment> # v\S+)?$/gm)]
    .map(({ groups }) => ({ action: groups!['action']!, comment: groups!['comment'] }))
    .filter(({ action, comment }) => !action.startsWith('./') && !(/@[0-9a-f]{40}$/.test(action) && comment))
    .map(({ action }) => `${file}: ${action} is not pinned to a commit, with its version as a comment`);

const findMissingActions = (file: string, text: string, read: ReadFile): string[] =>
  [...text.matchAll(/^\s*(?:- )?uses: \.\/(?<local>\S+)$/gm)]
    .map(({ groups }) => groups!['local']!)
    .filter((local) => read(local) === undefined && read(`${local}/action.yml`) === undefined)
    .map((local) => `${file}: there is no ${local}`);

/** What pnpm itself understands, among what the workflows call. */
const ownCommands = new Set(['install', 'exec']);

/** The commands of a text that no script of the root's package has. */
const findMissingScripts = (file: string, text: string, scripts: readonly string[]): string[] =>
  [...text.matchAll(/\bpnpm@[\d.]+(?<flags>(?: -\S+)*) (?<script>\w[\w:-]*)/g)]
    .filter(({ groups }) => !groups!['flags']!.includes('--filter'))
    .map(({ groups }) => groups!['script']!)
    .filter((script) => !ownCommands.has(script) && !scripts.includes(script))
    .map((script) => `${file}: package.json has no script "${script}"`);

/**
 * The faults of a workflow or action: those for which GitHub would refuse it, by GitHub's own parser and schema;
 * actions that are not pinned; and missing files and scripts.
 */
export const checkWorkflow = async (
  file: string,
  text: string,
  read: ReadFile,
  scripts: readonly string[],
): Promise<string[]> => {
  const isAction = path.basename(file) === 'action.yml';
  const entry = { name: file, content: text };
  const parsed = isAction ? parseAction(entry, trace) : parseWorkflow(entry, trace);
  // Converting looks at what the schema cannot: jobs that are needed, calls of other workflows, schedules.
  if (!isAction && parsed.value)
    await convertWorkflowTemplate(parsed.context, parsed.value, readLocal(read), {
      fetchReusableWorkflowDepth: 1,
    });
  return [
    ...errorsOf(parsed),
    ...findUnpinned(file, text),
    ...findMissingActions(file, text, read),
    ...findMissingScripts(file, text, scripts),
  ];
};
