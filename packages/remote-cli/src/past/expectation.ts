import { selectOne } from 'css-select';
import { parseDocument } from 'htmlparser2';
import { isWhole } from './replay-command.ts';
import type { PastPage } from './render-past.ts';
import { refuseWords } from '../words.ts';

/** Whether a page is as it should be. */
export type Expectation = (page: PastPage) => boolean;

const readText = (page: PastPage): string =>
  page.html.map((piece) => new TextDecoder().decode(piece)).join('');

/** The text that a visitor reads: without tags, and without the data for scripts. */
const readWords = (page: PastPage): string =>
  readText(page)
    .replaceAll(/<(script|style|template)\b[\s\S]*?<\/\1>/gi, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll(/\s+/g, ' ');

/** `status:200`, `text:Bel ons` or `selector:form[data-owner=mf-news]`. */
export const parseExpectation = (text: string): Expectation => {
  const [, kind, value = ''] = /^(status|text|selector):(.+)$/s.exec(text) ?? [];
  if (kind === 'status' && /^[1-5]\d\d$/.test(value)) return ({ status }) => status === Number(value);
  if (kind === 'text') return (page) => readWords(page).includes(value.replaceAll(/\s+/g, ' '));
  if (kind === 'selector')
    return (page) => {
      try {
        return selectOne(value, parseDocument(readText(page))) !== null;
      } catch (error) {
        return refuseWords(`--expect ${text}: ${(error as Error).message}`);
      }
    };
  return refuseWords(
    `--expect ${text}: expected status:200, text:<words on the page> or selector:<CSS selector>.`,
  );
};

/** The page without what differs in each composition: its id, and the versions in the paths of files. */
const readMarkup = (page: PastPage): string =>
  readText(page)
    .replaceAll(/<script\b[\s\S]*?<\/script>/gi, '')
    .replaceAll(/\/remotes\/[^/"]+\/[^/"]+\//g, '/');

/** Without an expectation, a page is good when it is as the first one was. */
export const expectSameAs =
  (good: PastPage): Expectation =>
  (page) =>
    page.status === good.status && isWhole(page) === isWhole(good) && readMarkup(page) === readMarkup(good);
