// The avatar being made, with every step back.

import { useReducer } from 'react';
import type { AvatarConfig } from '#core/avatars/avatar.ts';

interface Outfit {
  readonly now: AvatarConfig;
  /** Oldest first. */
  readonly past: readonly AvatarConfig[];
}

const MAX_STEPS = 100;

/** `next`: null for a step back. */
function reduce({ now, past }: Outfit, next: AvatarConfig | null): Outfit {
  if (next) return { now: next, past: [...past, now].slice(-MAX_STEPS) };
  const last = past.at(-1);
  return last ? { now: last, past: past.slice(0, -1) } : { now, past };
}

export interface OutfitActions {
  readonly avatar: AvatarConfig;
  /** What it was before the last change; null before the first. */
  readonly last: AvatarConfig | null;
  readonly change: (next: AvatarConfig) => void;
  readonly undo: () => void;
}

export function useOutfit(first: () => AvatarConfig): OutfitActions {
  const [{ now, past }, dispatch] = useReducer(reduce, null, (): Outfit => ({ now: first(), past: [] }));
  return { avatar: now, last: past.at(-1) ?? null, change: dispatch, undo: () => dispatch(null) };
}
