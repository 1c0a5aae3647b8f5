// Choice of a meme: the same on every device, and never twice in a row.

import { type MemeTrigger, memeTriggersOf } from '#core/features/memes/triggers.ts';
import type { PlayerView } from '#core/views/playerView.ts';

interface OfKind {
  readonly id: string;
  readonly trigger: MemeTrigger;
}

/**
 * Returns a meme for this trigger; null if the set has none except the last one shown (`previous`). Each
 * player starts at a different one and moves through all of them, one step per answer.
 */
export function pickMeme<M extends OfKind>(
  memes: readonly M[],
  trigger: MemeTrigger,
  { room, me }: Pick<PlayerView, 'room' | 'me'>,
  previous: string | null,
): M | null {
  const kind = memes.filter((meme) => meme.trigger === trigger);
  if (kind.length === 0) return null;
  const first = (hashOf(`${room.hash} ${me.playerId} ${me.attempt} ${trigger}`) + me.responses) % kind.length;
  const picked = kind[first] as M;
  if (picked.id !== previous) return picked;
  return kind.length > 1 ? (kind[(first + 1) % kind.length] as M) : null;
}

/**
 * Returns the meme for the current verdict, by the rarest trigger that fits and that the set has memes for;
 * null if none does.
 */
export function memeOf<M extends OfKind>(
  memes: readonly M[],
  view: Pick<PlayerView, 'room' | 'me' | 'slide'>,
  previous: string | null,
): M | null {
  for (const trigger of memeTriggersOf(view)) {
    const meme = pickMeme(memes, trigger, view, previous);
    if (meme) return meme;
  }
  return null;
}

/** FNV-1a. Spreads players over the memes; nothing depends on its secrecy. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
