/** The first answer that isn't null or undefined; null if there is none. */
export function firstAnswer<Of, Answer>(
  all: readonly Of[],
  ask: (one: Of) => Answer | null | undefined,
): Answer | null {
  for (const one of all) {
    const answer = ask(one);
    if (answer != null) return answer;
  }
  return null;
}
