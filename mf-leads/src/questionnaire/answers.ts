import { ticked } from '@binnen/contracts/forms';
import { determineLater, type QuestionnaireState } from './state.ts';

const listAnswers = ({ gegevens, ...state }: QuestionnaireState): Record<string, unknown> => ({
  ...gegevens,
  ...state,
});

/** The answers as the fields of forms have them: texts, and a ticked box is `ja`. */
export const formatAnswers = (state: QuestionnaireState): Record<string, string> =>
  Object.fromEntries(
    Object.entries(listAnswers(state)).map(([name, answer]) => [
      name,
      typeof answer === 'boolean' ? (answer ? ticked : '') : typeof answer === 'string' ? answer : '',
    ]),
  );

/** The state with what a field says. */
export const takeAnswer = (state: QuestionnaireState, name: string, text: string): QuestionnaireState => {
  if (name === 'geldverstrekker_ntb') return determineLater(state, text === ticked);
  if (name === 'geschatte_waarde') return { ...state, geschatte_waarde: text || null };
  const answer = typeof listAnswers(state)[name] === 'boolean' ? text === ticked : text;
  return name in state.gegevens
    ? { ...state, gegevens: { ...state.gegevens, [name]: answer } }
    : { ...state, [name]: answer };
};
