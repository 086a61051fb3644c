/** The part of Turnstile's script that we use: https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/ */
interface Turnstile {
  render: (box: HTMLElement, options: Record<string, unknown>) => string | null | undefined;
  reset: (id: string) => void;
  remove: (id: string) => void;
}

const findTurnstile = () => (window as { turnstile?: Turnstile }).turnstile;

let loading: Promise<Turnstile> | undefined;

const load = (src: string): Promise<Turnstile> => {
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
    document.head.append(script);
  }).catch((error: unknown) => {
    // The next form tries again.
    loading = undefined;
    throw error;
  });
  return loading;
};

export interface Challenge {
  /** Resolves with an answer that was not given before, or with '' when there is none. */
  answer: () => Promise<string>;
  remove: () => void;
}

/** Puts Turnstile's box on the page. Most visitors see nothing of it. */
export const showChallenge = async (
  box: HTMLElement,
  {
    siteKey,
    script,
    onInteraction = () => {},
  }: {
    siteKey: string;
    script: string;
    /** The visitor has to do something in the box. */
    onInteraction?: () => void;
  },
): Promise<Challenge> => {
  const turnstile = await load(script);
  let known = '';
  let hasFailed = false;
  let wake: ((answer: string) => void) | undefined;
  const settle = (answer: string) => {
    known = answer;
    hasFailed = !answer;
    wake?.(answer);
  };
  const id = turnstile.render(box, {
    sitekey: siteKey,
    appearance: 'interaction-only',
    size: 'flexible',
    theme: 'light',
    language: 'nl',
    'response-field': false,
    callback: settle,
    'before-interactive-callback': onInteraction,
    'expired-callback': () => {
      known = '';
    },
    'error-callback': () => {
      settle('');
      return true;
    },
  });
  if (!id) throw new Error('Turnstile shows nothing.');
  return {
    answer: async () => {
      const isSettled = known !== '' || hasFailed;
      const given = isSettled ? known : await new Promise<string>((resolve) => (wake = resolve));
      // An answer is good once: a second send needs another.
      known = '';
      hasFailed = false;
      wake = undefined;
      turnstile.reset(id);
      return given;
    },
    remove: () => turnstile.remove(id),
  };
};
