// Cache of verdicts on texts: the same few appear in every view of a room.

/** Maximum texts cached; beyond that the cache is cleared. */
const MOST = 2_000;

export function memoizeVerdict(ask: (text: string) => boolean): (text: string) => boolean {
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
