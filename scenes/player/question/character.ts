// The player's own character on the question: how it looks in each state, and where there is room for it.

import { tellsResults } from '#core/room/results.ts';
import { SCORING } from '#core/scoring/config.ts';
import { endedUnanswered } from '#core/views/playerView.ts';
import type { FaceName } from '#scenes/kit/faces.ts';
import type { Shape } from '#scenes/player/question/layout.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import type { Rect } from '#scenes/ports.ts';

export interface CharacterModel {
  readonly character: number;
  readonly face: FaceName;
  /** Of its scarf, which the best streak has earned for the rest of the game. */
  readonly tails: 0 | 1 | 2;
  /** Covered: its time has run out. */
  readonly snow: boolean;
  /** Degrees towards the clock. */
  readonly lean: number;
}

/** From these streaks on it wears a scarf, and one with two tails. */
export const SCARF_FROM = { one: SCORING.flameFrom, two: 7 } as const;
const LEAN = 6;

/** Whether a streak has just come to `at`. */
export function crossed({ from, to }: { readonly from: number; readonly to: number }, at: number): boolean {
  return from < at && to >= at;
}

/** `urgent`: the last seconds run. */
export function characterModel({ player, draft }: PlayerStageView, urgent: boolean): CharacterModel {
  const { me, room, slide } = player;
  const best = tellsResults(room) ? Math.max(me.longestStreak, me.streak) : 0;
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

/** It waits for the others, or for the server. */
export function waits({ player: { slide, room }, draft }: PlayerStageView): boolean {
  return (
    slide?.question != null &&
    slide.feedback === null &&
    room.state === 'running' &&
    (slide.answered || draft.state !== 'open')
  );
}

// ---------------------------------------------------------------- where it stands

export interface Standing {
  /** Of its feet, in CSS pixels of the stage. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** The highest that it hops. */
  readonly hop: number;
}

/** Its size, how far from the column's left its feet are, and how high it hops. */
const MEASURES: Readonly<Record<Shape | 'tall', { size: number; left: number; hop: number }>> = {
  narrow: { size: 52, left: 120, hop: 18 },
  short: { size: 36, left: 60, hop: 10 },
  wide: { size: 88, left: 175, hop: 28 },
  tall: { size: 108, left: 216, hop: 30 },
};
/** Between it and what stands beside it. */
const AIR = 6;
/** Smaller than this share of its size it would not be seen to act. */
const LEAST_SHARE = 0.75;
/** Screens of less height have no room for it. */
const LEAST_HEIGHT = 320;
/** How much of it may stand above the bar's upper edge. */
const ABOVE = 8;

/**
 * On the upper edge of the card, as if it read along; null where there is no room. `free`: what of the bar is empty, from the left.
 * `card`: the card's upper edge.
 */
export function standing(
  { shape, hud }: { readonly shape: Shape; readonly hud: Rect },
  card: number,
  free: { readonly left: number; readonly right: number },
  viewport: { readonly height: number; readonly tall: boolean },
): Standing | null {
  if (viewport.height < LEAST_HEIGHT) return null;
  const { size: most, left, hop } = MEASURES[shape === 'wide' && viewport.tall ? 'tall' : shape];
  const room = free.right - free.left - 2 * AIR;
  const size = Math.min(most, card - hud.y + ABOVE, room);
  if (size < most * LEAST_SHARE) return null;
  // At its own spot, or as near to that as what stands beside it lets it.
  const x = Math.min(Math.max(hud.x + left, free.left + AIR + size / 2), free.right - AIR - size / 2);
  return { x, y: card, size, hop: Math.max(0, Math.min(hop, card - size)) };
}
