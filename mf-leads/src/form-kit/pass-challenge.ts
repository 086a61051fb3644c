import { fetchFromApi } from '@binnen/platform/api-address';
import { visitorPaths } from '@binnen/contracts/api-paths';
import { challengeMeta } from '@binnen/contracts/forms';
import { controlFields } from '@binnen/contracts/forms/control-fields';
import css from './lead-form.module.css';
import { showChallenge } from './sending/turnstile.ts';

/** Whether the edge refused a lookup because it wants to know first that nobody is a robot. */
export const isAskedFirst = async (response: Response): Promise<boolean> => {
  const problem = (await response.clone().json()) as { code?: string } | null;
  return problem?.code === 'challenge-required';
};

const patienceMs = 8_000;
/** For a visitor who has to do something. */
const interactionMs = 120_000;

/** Resolves with '' when the answer is not there in time; `extend` gives more of it. */
const createPatience = () => {
  let end: (nothing: string) => void;
  const over = new Promise<string>((resolve) => (end = resolve));
  const start = (milliseconds: number) => setTimeout(() => end(''), milliseconds);
  let timer = start(patienceMs);
  return {
    over,
    extend: () => {
      clearTimeout(timer);
      timer = start(interactionMs);
    },
    stop: () => clearTimeout(timer),
  };
};

const createBox = () => {
  const box = document.createElement('div');
  box.className = css.lookupChallenge ?? '';
  box.tabIndex = -1;
  document.body.append(box);
  return box;
};

/** A visitor who has to do something is led there; the focus then goes back to where it was. */
const leadTo = (box: HTMLElement): void => {
  const sentence = document.createElement('p');
  sentence.textContent = 'Bevestig even dat je geen robot bent, dan zoeken we verder.';
  box.prepend(sentence);
  box.focus();
};

const sendAnswer = async (answer: string): Promise<boolean> => {
  const response = await fetchFromApi(document, visitorPaths.challenge, {
    method: 'POST',
    body: new URLSearchParams({ [controlFields.turnstile]: answer }),
    signal: AbortSignal.timeout(patienceMs),
  });
  const reply = (await response.json()) as { lookups?: unknown } | null;
  return response.ok && typeof reply?.lookups === 'number';
};

const pass = async (): Promise<boolean> => {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${challengeMeta}"]`);
  const script = meta?.dataset.script;
  if (!meta || !script) return false;
  const focused = document.activeElement;
  const box = createBox();
  const patience = createPatience();
  const onInteraction = () => {
    patience.extend();
    leadTo(box);
  };
  try {
    const showing = showChallenge(box, { siteKey: meta.content, script, onInteraction });
    const answer = await Promise.race([showing.then((shown) => shown.answer()), patience.over]);
    void showing.then((shown) => shown.remove());
    return answer !== '' && (await sendAnswer(answer));
  } catch {
    return false;
  } finally {
    patience.stop();
    if (box.contains(document.activeElement) && focused instanceof HTMLElement) focused.focus();
    box.remove();
  }
};

let passing: Promise<boolean> | undefined;

/** Shows the edge that the visitor is no robot, once for all lookups that wait for it. False when that does not work. */
export const passChallenge = (): Promise<boolean> => {
  passing ??= pass().finally(() => (passing = undefined));
  return passing;
};
