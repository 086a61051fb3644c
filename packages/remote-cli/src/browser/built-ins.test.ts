import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { builtInsScript } from '@binnen/platform/contract/built-ins';

/** A realm with what is peculiar of a browser's: objects whose functions are their prototypes'. */
const page = `
class History { pushState() {} get length() { return 1; } }
class Node {}
class Document extends Node {
  #title = '';
  get title() { return this.#title; }
  set title(text) { this.#title = text; }
  createElement() {}
}
Object.defineProperty(globalThis, 'History', { value: History });
Object.defineProperty(globalThis, 'Document', { value: Document });
Object.defineProperty(globalThis, 'history', { get: () => own });
const own = new History();
globalThis.document = new Document();
`;
const findChanged = (code: string): string[] =>
  runInNewContext(`${page}${builtInsScript}${code};globalThis.findChangedBuiltIns()`) as string[];

test.each([
  ['Array.prototype.map = () => 1', 'Array.prototype.map'],
  ['Array.prototype.first = () => 1', 'Array.prototype.first'],
  ['Object.prototype.x = 1', 'Object.prototype.x'],
  ['JSON.parse = () => 1', 'JSON.parse'],
  ['globalThis.Map = class {}', 'Map'],
  ['history.pushState = () => {}', 'history.pushState'],
  ['History.prototype.pushState = () => {}', 'History.prototype.pushState'],
  ['document.createElement = () => {}', 'document.createElement'],
  ['document.ours = {}', 'document.ours'],
  ['Object.defineProperty(document, "title", { value: "ours" })', 'document.title'],
  [
    `const { get } = Object.getOwnPropertyDescriptor(Document.prototype, 'title');
    Object.defineProperty(Document.prototype, 'title', { get, set() {} })`,
    'Document.prototype.title',
  ],
  ['delete History.prototype.pushState', 'History.prototype.pushState'],
])('%s is noticed', (code, name) => expect(findChanged(code)).toEqual([name]));

test.each([
  'document.title = "A page"',
  // As React marks a document that it listens to.
  'document["_reactListening" + 1] = true; document.__reactEvents$1 = new Set()',
  'Error.stackTraceLimit = 50',
  'globalThis.ours = () => {}; class Own {} Own.prototype.x = 1',
])('%s changes no built-in', (code) => expect(findChanged(code)).toEqual([]));
