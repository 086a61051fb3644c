import type { Answer, ReadSteps } from '../form-kit/sending/post-lead.ts';

/** Reads lines of JSON: `{"stap":"…"}` for each step that is done, and the answer on the last one. */
export const readSteps: ReadSteps = async (response, onStep) => {
  let answer: Answer = {};
  let rest = '';
  const take = (line: string) => {
    const parsed = JSON.parse(line) as Answer & { stap?: string };
    if (parsed.stap) onStep(parsed.stap);
    else answer = parsed;
  };
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  for (;;) {
    const chunk = await reader?.read();
    const lines = (rest + decoder.decode(chunk?.value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    lines.filter(Boolean).forEach(take);
    if (!chunk || chunk.done) break;
  }
  if (rest.trim()) take(rest);
  return answer;
};
