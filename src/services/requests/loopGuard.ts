// Loop detection: more than 50 identical calls within 10 s are a fault of the client, not a wish of the player.

export const LOOP = { calls: 50, windowMs: 10_000 } as const;

/** Gives a function that notes a call and says whether it may go out. */
export function createLoopGuard(now: () => number): (call: string) => boolean {
  const seen = new Map<string, number[]>();
  return (call) => {
    const from = now() - LOOP.windowMs;
    const times = (seen.get(call) ?? []).filter((time) => time > from);
    const allowed = times.length < LOOP.calls;
    if (allowed) times.push(now());
    seen.set(call, times);
    if (seen.size > 200) for (const [key, last] of seen) if ((last.at(-1) ?? 0) <= from) seen.delete(key);
    return allowed;
  };
}
