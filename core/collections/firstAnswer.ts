/** The first answer that one of them gives; null where none does. */
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
