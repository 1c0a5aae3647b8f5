// What was found about a text, kept for the next time: the same few stand in every view of a room.

/** Texts that are kept; then it begins anew. */
const MOST = 2_000;

export function remembered(ask: (text: string) => boolean): (text: string) => boolean {
  const known = new Map<string, boolean>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= MOST) known.clear();
    const answer = ask(text);
    known.set(text, answer);
    return answer;
  };
}
