// Loop detection: more than 50 identical calls within 10 s are a client bug, not something a player wants.

export const LOOP = { calls: 50, windowMs: 10_000 } as const;

/** Returns a function that records a call and returns true if it may go out. */
export function createLoopGuard(now: () => number): (call: string) => boolean {
  /** Keyed by fingerprint, because a call may carry a whole quiz. */
  const seen = new Map<string, number[]>();
  return (call) => {
    const from = now() - LOOP.windowMs;
    for (const [key, last] of seen) if ((last.at(-1) ?? 0) <= from) seen.delete(key);
    const key = fingerprint(call);
    const times = (seen.get(key) ?? []).filter((time) => time > from);
    const allowed = times.length < LOOP.calls;
    if (allowed) times.push(now());
    seen.set(key, times);
    return allowed;
  };
}

/** FNV-1a plus the length: pages served without TLS have no better hash, and don't need one here. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return `${text.length} ${hash}`;
}
