import { fetchFromApi } from '@binnen/platform/api-address';
import { visitorPaths } from '@binnen/contracts/api-paths';
import { challengeMeta } from '@binnen/contracts/forms';
import { controlFields } from '@binnen/contracts/forms/control-fields';
import css from './lead-form.module.css';
import { createDeadline } from './sending/in-time.ts';
import { showChallenge } from './sending/turnstile.browser.ts';

/** Whether the edge refused a lookup because it wants to know first that nobody is a robot. */
export const isAskedFirst = async (response: Response): Promise<boolean> => {
  const problem = (await response.clone().json()) as { code?: string } | null;
  return problem?.code === 'challenge-required';
};

const deadlineMs = 8_000;

const sendAnswer = async (answer: string): Promise<boolean> => {
  const response = await fetchFromApi(document, visitorPaths.challenge, {
    method: 'POST',
    body: new URLSearchParams({ [controlFields.turnstile]: answer }),
    signal: createDeadline(deadlineMs),
  });
  const reply = (await response.json()) as { lookups?: unknown } | null;
  return response.ok && typeof reply?.lookups === 'number';
};

const pass = async (): Promise<boolean> => {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${challengeMeta}"]`);
  if (!meta) return false;
  const box = document.createElement('div');
  box.className = css.lookupChallenge ?? '';
  document.body.append(box);
  try {
    const shown = await showChallenge(box, meta);
    const answer = await shown.answer();
    shown.remove();
    return answer !== '' && (await sendAnswer(answer));
  } catch {
    return false;
  } finally {
    box.remove();
  }
};

let passing: Promise<boolean> | undefined;

/** Shows the edge that the visitor is no robot, once for all lookups that wait for it. False when that does not work. */
export const passChallenge = (): Promise<boolean> => {
  passing ??= pass().finally(() => (passing = undefined));
  return passing;
};
