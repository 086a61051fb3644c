/** Does a work once for each of what it is given. Asked again, the answer is the first one. */
export const onceEach = <Given extends (string | number)[], Answer>(
  work: (...given: Given) => Answer,
): ((...given: Given) => Answer) => {
  const known = new Map<string, Answer>();
  return (...given) => {
    const key = given.join(' ');
    const answer = known.get(key) ?? work(...given);
    known.set(key, answer);
    return answer;
  };
};
