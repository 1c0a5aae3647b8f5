// The player's own character on the question: its look in each state, and its place.

import type { Character } from '#core/room/characters.ts';
import { showsResults } from '#core/room/results.ts';
import { SCORING } from '#core/scoring/config.ts';
import { endedUnanswered } from '#core/views/playerView.ts';
import type { Shape } from '#scenes/player/question/layout.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import type { FaceName, Rect } from '#scenes/ports.ts';

export interface CharacterModel {
  readonly character: Character;
  readonly face: FaceName;
  /** Tails of its scarf, which the best streak has earned for the rest of the game. */
  readonly tails: 0 | 1 | 2;
  /** Covered in snow because time ran out. */
  readonly snow: boolean;
  /** Degrees toward the clock. */
  readonly lean: number;
}

/** The streaks that earn a scarf, and one with two tails. */
export const SCARF_FROM = { one: SCORING.flameFrom, two: 7 } as const;
const LEAN = 6;

/** True if a streak has just reached `at`. */
export function crossed({ from, to }: { readonly from: number; readonly to: number }, at: number): boolean {
  return from < at && to >= at;
}

/** `urgent`: the last seconds are running. */
export function characterModel({ player, draft }: PlayerStageView, urgent: boolean): CharacterModel {
  const { me, room, slide } = player;
  const best = showsResults(room) ? Math.max(me.longestStreak, me.streak) : 0;
  const rest = {
    character: me.character,
    tails: best >= SCARF_FROM.two ? 2 : best >= SCARF_FROM.one ? 1 : 0,
    snow: false,
    lean: 0,
  } as const;
  const result = slide?.feedback?.result ?? null;
  if (slide && endedUnanswered(slide) && slide.feedback?.state === 'timedOut')
    return { ...rest, face: 'calm', snow: true };
  if (result === 'correct') return { ...rest, face: 'happy' };
  if (result === 'incorrect') return { ...rest, face: 'calm' };
  if (slide?.feedback || slide?.answered || draft.state !== 'open') return { ...rest, face: 'look' };
  return urgent ? { ...rest, face: 'wow', lean: LEAN } : { ...rest, face: 'calm' };
}

/** True if it waits for the others or for the server. */
export function waits({ player: { slide, room }, draft }: PlayerStageView): boolean {
  return (
    slide?.question != null &&
    slide.feedback === null &&
    room.state === 'running' &&
    (slide.answered || draft.state !== 'open')
  );
}

// ---------------------------------------------------------------- its place

export interface CharacterSpot {
  /** Place of its feet, in CSS pixels of the stage. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Height of its highest hop. */
  readonly hop: number;
}

/** Its size, the distance of its feet from the column's left edge, and the height of its hop. */
const MEASURES: Readonly<Record<Shape | 'tall', { size: number; left: number; hop: number }>> = {
  narrow: { size: 52, left: 120, hop: 18 },
  short: { size: 36, left: 60, hop: 10 },
  wide: { size: 88, left: 175, hop: 28 },
  tall: { size: 108, left: 216, hop: 30 },
};
/** Distance to its neighbors. */
const AIR = 6;
/** Below this share of its size, its acting would be too small to see. */
const MIN_SHARE = 0.75;
/** Screens lower than this have no room for it. */
const MIN_HEIGHT = 320;
/** Maximum distance it may reach above the bar's top edge. */
const ABOVE = 8;

/**
 * On the top edge of the card, as if it were reading along; null if there is no room. `free`: the empty part
 * of the bar, from the left. `card`: y of the card's top edge.
 */
export function characterSpot(
  { shape, hud }: { readonly shape: Shape; readonly hud: Rect },
  card: number,
  free: { readonly left: number; readonly right: number },
  viewport: { readonly height: number; readonly tall: boolean },
): CharacterSpot | null {
  if (viewport.height < MIN_HEIGHT) return null;
  const { size: most, left, hop } = MEASURES[shape === 'wide' && viewport.tall ? 'tall' : shape];
  const room = free.right - free.left - 2 * AIR;
  const size = Math.min(most, card - hud.y + ABOVE, room);
  if (size < most * MIN_SHARE) return null;
  // At its usual spot, or as close to it as its neighbors allow.
  const x = Math.min(Math.max(hud.x + left, free.left + AIR + size / 2), free.right - AIR - size / 2);
  return { x, y: card, size, hop: Math.max(0, Math.min(hop, card - size)) };
}
