import { createDeadline, stepMs } from './in-time.ts';

/** The part of Turnstile's script that we use: https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/ */
interface Turnstile {
  render: (box: HTMLElement, options: Record<string, unknown>) => string | null | undefined;
  reset: (id: string) => void;
  remove: (id: string) => void;
}

const findTurnstile = () => (window as { turnstile?: Turnstile }).turnstile;

let loading: Promise<Turnstile> | undefined;

const patienceMs = 8_000;
/** For a visitor who has to do something. */
const interactionMs = 120_000;

const load = (src = ''): Promise<Turnstile> => {
  loading ??= new Promise<Turnstile>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${src}?render=explicit`;
    script.async = true;
    const fail = () => reject(new Error('Turnstile cannot be loaded.'));
    script.addEventListener('load', () => {
      const turnstile = findTurnstile();
      if (turnstile) resolve(turnstile);
      else fail();
    });
    script.addEventListener('error', fail);
    createDeadline(patienceMs).addEventListener('abort', fail);
    document.head.append(script);
  }).catch((error: unknown) => {
    // The next form tries again.
    loading = undefined;
    throw error;
  });
  return loading;
};

export interface Challenge {
  /**
   * Resolves with an answer that was not given before, or with '' when there is none in time. `isQuiet`: it is for a send
   * that goes by itself, and the focus stays where the visitor is.
   */
  answer: (isQuiet?: boolean) => Promise<string>;
  remove: () => void;
}

/** Puts Turnstile's box on the page, as the edge's `meta` says. Most visitors see nothing of it. */
export const showChallenge = async (box: HTMLElement, meta: HTMLMetaElement): Promise<Challenge> => {
  const turnstile = await load(meta.dataset.script);
  const sentence = document.createElement('p');
  sentence.textContent = 'Bevestig even dat je geen robot bent, dan gaan we verder.';
  let known = '';
  let hasFailed = false;
  let isRemoved = false;
  let isInteractive = false;
  let leads = true;
  let timer: ReturnType<typeof setTimeout>;
  /** Set while an answer is awaited. */
  let wake: (() => void) | undefined;
  const wait = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => (ms > stepMs ? wait(ms - stepMs) : wake?.()), Math.min(ms, stepMs));
  };
  /** A visitor who has to do something is led there. */
  const lead = () => {
    if (!wake || !isInteractive) return;
    wait(interactionMs);
    box.prepend(sentence);
    if (!leads) return;
    box.tabIndex = -1;
    box.focus();
  };
  const settle = (answer: string) => {
    known = answer;
    hasFailed = !answer;
    wake?.();
  };
  const id = turnstile.render(box, {
    sitekey: meta.content,
    appearance: 'interaction-only',
    size: 'flexible',
    theme: 'light',
    language: 'nl',
    'response-field': false,
    callback: settle,
    'before-interactive-callback': () => {
      isInteractive = true;
      lead();
    },
    'after-interactive-callback': () => {
      isInteractive = false;
    },
    'expired-callback': () => {
      known = '';
    },
    'error-callback': () => {
      settle('');
      return true;
    },
  });
  if (!id) throw new Error('Turnstile shows nothing.');
  const untilSettled = async () => {
    const focused = document.activeElement;
    await new Promise<void>((resolve) => {
      wake = resolve;
      wait(patienceMs);
      lead();
    });
    wake = undefined;
    clearTimeout(timer);
    // The focus goes back to where it was.
    if (box.contains(document.activeElement) && focused instanceof HTMLElement) focused.focus();
    sentence.remove();
  };
  return {
    answer: async (isQuiet = false) => {
      leads = !isQuiet;
      if (!known && !hasFailed) await untilSettled();
      // Once more: without an answer a person has to look at the lead before it is sent on.
      if (hasFailed && !isRemoved) {
        turnstile.reset(id);
        await untilSettled();
      }
      // Turnstile throws when it has to reset what is gone.
      if (isRemoved) return '';
      const given = known;
      // An answer is good once: a second send needs another.
      known = '';
      hasFailed = false;
      isInteractive = false;
      turnstile.reset(id);
      return given;
    },
    // Who waits for an answer goes on without one.
    remove: () => {
      isRemoved = true;
      settle('');
      turnstile.remove(id);
    },
  };
};
