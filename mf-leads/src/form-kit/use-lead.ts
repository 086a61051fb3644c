import { findFlagged, findMissing, formatThankYou, type FormContract } from '@binnen/contracts/forms';
import type { ContactReply } from '@binnen/contracts/leads';
import { useNavigate } from '@binnen/platform';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { doubtedEmail } from './sending/doubts.ts';
import { eraseDraft } from './sending/draft.ts';
import { useFillTime } from './sending/fill-time.ts';
import {
  createKey,
  keepKey,
  postLead,
  postPromised,
  untilOnline,
  type ReadSteps,
} from './sending/post-lead.ts';
import { repeatSend, UnavailableError } from './sending/repeat-send.ts';
import { TellableError } from './sending/tellable-error.ts';

export type SubmitState =
  | 'idle'
  | 'incomplete'
  | 'offline'
  | 'sending'
  | 'sent'
  | 'refused'
  | 'failed'
  /** It could not be stored: it is sent again by itself … */
  | 'waiting'
  /** … or no longer. */
  | 'unavailable';

export interface LeadOptions {
  form: FormContract;
  /** The path of the home that it is about, where what is typed is of that home alone. */
  about?: string | undefined;
  /** Replaces the way to the thank-you page. */
  onSent?: ((reply: ContactReply, values: Record<string, string>) => void) | undefined;
  /** The contact and valuation forms stay where they are when the reply has no id. */
  staysWithoutId?: boolean | undefined;
  /** A step of a calculator. */
  isStep?: boolean | undefined;
  /** The draft of the questions whose answers this form got: it goes when they are sent. */
  answersOf?: string | undefined;
  /** For a form whose button says of each step of the edge that it is done. */
  readSteps?: ReadSteps | undefined;
  flag: (errors: Record<string, string>) => void;
  /** The same, and sends the visitor there. */
  handBack: (errors: Record<string, string>) => void;
  /** The answer of Turnstile; empty where there is none. `isQuiet`: nobody pressed a button for it. */
  answerChallenge: (isQuiet: boolean) => Promise<string>;
}

const readFields = (form: HTMLFormElement): URLSearchParams => {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value);
  return fields;
};

const renewed =
  'Dit formulier is intussen vernieuwd. Laad de pagina opnieuw: wat je hebt ingevuld, blijft staan.';

const isAsked = ({ elements }: HTMLFormElement, field: string): boolean =>
  !field.startsWith('_') && elements.namedItem(field) !== null;

/** Sends a form, and knows how far it is. */
export const useLead = ({
  form,
  about,
  onSent,
  staysWithoutId = false,
  isStep = false,
  answersOf,
  readSteps,
  flag,
  handBack,
  answerChallenge,
}: LeadOptions) => {
  const [state, setState] = useState<SubmitState>('idle');
  const [problem, setProblem] = useState<TellableError>();
  const [step, setStep] = useState('');
  const navigate = useNavigate();
  const readFillMs = useFillTime(form.name);
  /** The last send that got no answer. */
  const unanswered = useRef<{ key: string; fields: string } | null>(null);
  /** Of the send under way, or the one that waits. */
  const sending = useRef<AbortController>(undefined);
  /** Sends nothing again by itself: the visitor changes something, or leaves. */
  const stopRepeats = () => {
    sending.current?.abort();
    // Half a correction must not go by itself when the network is back.
    setState((known) => (known === 'offline' ? 'idle' : known));
  };
  useEffect(() => stopRepeats, []);

  const stayIncomplete = (errors: Record<string, string>) => {
    handBack(errors);
    setState('incomplete');
  };

  /** Nothing that was typed or brought fills the form in again. */
  const forget = (element: HTMLFormElement) => {
    eraseDraft(form.name, about);
    if (answersOf) eraseDraft(answersOf);
    if (element.isConnected) window.history.replaceState({ ...window.history.state, usr: null }, '');
  };

  const finish = (element: HTMLFormElement, reply: ContactReply, values: Record<string, string>) => {
    unanswered.current = null;
    if (reply.result_code === 0) {
      // Nothing else of a form is ever refused.
      flag({ email: doubtedEmail });
      return setState('refused');
    }
    forget(element);
    setState('sent');
    // A visitor who went elsewhere stays there: the page and its history are another one's now.
    if (!element.isConnected) return;
    if (onSent) return onSent(reply, values);
    if (reply.subscriber_id || !staysWithoutId)
      void navigate(formatThankYou(form, values), { state: { sent: true, name: values['firstname'] } });
  };

  const send = async (element: HTMLFormElement, fields: URLSearchParams) => {
    const values = Object.fromEntries(fields);
    const text = fields.toString();
    const key =
      unanswered.current?.fields === text ? unanswered.current.key : isStep ? keepKey(text) : createKey();
    unanswered.current = { key, fields: text };
    stopRepeats();
    const controller = new AbortController();
    const { signal } = controller;
    sending.current = controller;
    let isRepeat = false;
    let sendOne = postLead;
    const post = async () => {
      if (!navigator.onLine) {
        setState('offline');
        sendOne = postPromised;
        await untilOnline();
        if (signal.aborted) return undefined;
      }
      setStep('');
      // A repeat takes neither the fields nor the focus: the visitor may be about to correct something.
      setState(isRepeat ? 'waiting' : 'sending');
      const fillMs = readFillMs();
      const read = readSteps && ((response: Response) => readSteps(response, setStep));
      const answer = await answerChallenge(isRepeat);
      // Stopped meanwhile: nothing goes by itself any more.
      if (isRepeat && signal.aborted) throw new UnavailableError(null);
      const action = element.getAttribute('action') ?? '';
      return await sendOne(action, fields, { key, fillMs, answer, read });
    };
    try {
      const onWait = () => {
        isRepeat = true;
        setState('waiting');
      };
      const posted = await repeatSend(post, { signal, onWait });
      // The visitor pressed the button meanwhile: that send goes on.
      if (!posted || sending.current !== controller) return;
      // Corrected while a repeat was under way: what the form holds was not sent yet.
      if (isRepeat && signal.aborted && element.isConnected) return setState('idle');
      if (posted.kind === 'reply') return finish(element, posted.reply, values);
      // A newer release asks for what this page does not have.
      if (!Object.keys(posted.errors).some((field) => isAsked(element, field)))
        throw new TellableError(renewed);
      stayIncomplete(posted.errors);
    } catch (error) {
      if (sending.current !== controller) return;
      if (error instanceof UnavailableError) return setState('unavailable');
      setProblem(error instanceof TellableError ? error : undefined);
      setState('failed');
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (['sending', 'offline', 'sent'].includes(state)) return;
    const fields = readFields(event.currentTarget);
    const values = Object.fromEntries(fields);
    const missing = findMissing(form, values);
    if (Object.keys(missing).length > 0) return stayIncomplete(missing);
    flag(findFlagged(form, values));
    void send(event.currentTarget, fields);
  };

  return { state, problem, step, submit, stopRepeats };
};
