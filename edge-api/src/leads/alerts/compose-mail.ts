import { frequencies, withDay } from '@binnen/contracts/alerts/alert-form';
import { html } from 'hono/html';
import { parseConfig } from '../../environment/config.ts';
import type { Bindings } from '../../environment/env.ts';
import type { Mail } from '@binnen/upstreams/brevo/client';
import { createAlertPath } from './alert-key.ts';
import { readWords, type Match, type AlertRow } from './store/rows.ts';

/** A mail has so many homes; the others are in the list that it links to. */
const mostHomes = 20;

const firm = 'Binnen makelaars · Keulenstraat 19c, 7418 ET Deventer · 0570 555 010';

type Message = Pick<Mail, 'subject' | 'text' | 'html'>;

const layOut = async (body: unknown): Promise<string> =>
  String(
    await html`<!doctype html>
      <html lang="nl">
        <body style="font-family: sans-serif; line-height: 1.5; color: #1d2b2a">
          ${body}
          <p style="color: #55605f; font-size: 14px">${firm}</p>
        </body>
      </html>`,
  );

/** A stranger may have asked it: what is in quotes is not said, or the firm would mail anybody's text to anybody. */
const composeQuestion = async (alert: AlertRow, when: string, url: string): Promise<Message> => {
  const words = readWords(alert).map((each) => (each.startsWith('“') ? 'je eigen zoekwoorden' : each));
  const asked = `Je vroeg ons te mailen over nieuwe woningen: ${[...new Set(words)].join(', ')}.`;
  const isNew = alert.staat === 'onbevestigd';
  const title = `${isNew ? 'Bevestig' : 'Bekijk'} je melding`;
  const has = `Deze melding heb je al${alert.staat === 'actief' ? `: we mailen je ${when}` : '; die staat op pauze.'}`;
  const what = isNew ? `Bevestig dat je deze mail wilt. Daarna mailen we je ${when}` : has;
  const without = 'Zonder bevestiging mailen we je niet, en na 48 uur wissen we je adres.';
  const rest = `Was jij dit niet? Dan hoef je niets te doen. ${isNew ? without : 'Er verandert niets.'}`;
  return {
    subject: `${title} voor nieuwe woningen`,
    text: `${asked}\n\n${what}\n${url}\n\n${rest}\n\n${firm}\n`,
    html: await layOut(
      html`<p>${asked}</p>
        <p>${what}</p>
        <p><a href="${url}">${title}</a></p>
        <p>${rest}</p>`,
    ),
  };
};

export const formatPrice = ({ prijs, was }: Match): string => (was ? `${prijs} (was ${was})` : prijs);

export const nameSubject = (matches: readonly Match[]): string => {
  const [first, ...others] = matches;
  if (first && others.length === 0) return `${first.was ? 'Lager geprijsd' : 'Nieuw'}: ${first.adres}`;
  return `${matches.length} woningen bij je melding`;
};

const composePhoto = (src: string) =>
  html`<img src="${src}" width="320" alt="" style="display: block; max-width: 100%; height: auto" />`;

const composeMatches = async (
  words: string,
  when: string,
  url: string,
  { site, list, matches }: { site: string; list: string; matches: readonly Match[] },
): Promise<Message> => {
  const shown = matches.slice(0, mostHomes);
  const left = matches.length - shown.length;
  const more = left > 0 ? `En nog ${left}: bekijk de hele lijst` : 'Bekijk de hele lijst';
  const why = `Je krijgt deze mail omdat je op onze site vroeg om nieuwe woningen: ${words}. We mailen je ${when}`;
  const manage = 'Pauzeren, een andere dag kiezen, of stoppen';
  const texts = shown.map((home) => `${home.adres}\n${formatPrice(home)}\n${site}${home.pad}`);
  return {
    subject: nameSubject(matches),
    text: `${texts.join('\n\n')}\n\n${more}: ${list}\n\n${why}\n${manage}: ${url}\n\n${firm}\n`,
    html: await layOut(
      html`${shown.map(
          (home) =>
            html`<p>
              <a href="${site}${home.pad}"
                >${home.foto && composePhoto(site + home.foto)}<b>${home.adres}</b></a
              ><br />${formatPrice(home)}
            </p>`,
        )}
        <p><a href="${list}">${more}</a></p>
        <p style="font-size: 14px">${why} <a href="${url}">${manage}</a></p>`,
    ),
  };
};

/** The mail of an alert: what was found for it, or with null the question whether it was asked for. */
export const composeMail = async (
  env: Bindings,
  alert: AlertRow,
  matches: readonly Match[] | null,
): Promise<Mail> => {
  const site = parseConfig(env).SITE_ORIGIN;
  const url = site + (await createAlertPath(env, alert.id));
  const words = readWords(alert).join(', ');
  const when = `${frequencies[withDay(alert.frequentie)].toLowerCase()} als er een woning bij komt of goedkoper wordt.`;
  const message = matches
    ? await composeMatches(words, when, url, { site, list: site + alert.lijst, matches })
    : await composeQuestion(alert, when, url);
  return {
    ...message,
    to: alert.email,
    // RFC 8058: a mail program ends it by a POST to this address; a GET of it only shows a page.
    headers: { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
};
