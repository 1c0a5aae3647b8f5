// Climber model: which way students take up the mountain, what they know of a repeated question, and what
// they leave behind.

import type { PlayerCommand } from '#core/authority/commands.ts';
import type { PlayerTurn } from '#core/authority/ruleSet.ts';
import { climbOf, passingOf, triesOf } from '#core/features/mysticPeak/authorityClimb.ts';
import { botActs } from '#core/features/mysticPeak/authorityBots.ts';
import { isResting } from '#core/features/mysticPeak/authorityStops.ts';
import { campsOf } from '#core/features/mysticPeak/authorityCamps.ts';
import { forecast } from '#core/features/mysticPeak/forecast.ts';
import { ROLES, type Role } from '#core/features/mysticPeak/ids.ts';
import { type Seed, type Stream, stream } from '#core/random/stream.ts';

/** The climber model (docs/game-rules.md, "Balance of the mountain"). */
export const CLIMBERS = {
  /** One climber in this many picks a way blindly. */
  blindOneIn: 4,
  /** Largest error when climbers estimate their own ability. */
  doubt: 0.12,
  /** Weight of the estimate, in first tries. */
  guessedGoes: 20,
  /**
   * Chance of knowing a repeated question: the minimum, the share of ability added to it, and the maximum.
   */
  again: { least: 0.35, part: 0.5, most: 0.8 },
  /** One question in this many is left behind where that is allowed. */
  leftOneIn: 2,
  /** Milliseconds between two looks at a stop. */
  lookMs: 250,
} as const;

/**
 * Strategy by which a climber picks ways: estimating their ability, or keeping one way throughout (`kept` is
 * an offset to the seat's index).
 */
export type Ways = 'sensible' | { readonly kept: number };

interface Climber {
  readonly seed: Seed;
  readonly index: number;
  readonly ability: number;
  readonly ways: Ways;
}

/**
 * The way that a climber keeps in the game with this offset; over three games, everyone keeps each way once.
 */
export function keptWay(kept: number, index: number): Role {
  return ROLES[(index + kept) % ROLES.length] ?? 'TREKKER';
}

/** Returns the climber's command at the current stop; null for nothing yet. */
export function climberActs(turn: PlayerTurn, climber: Climber): PlayerCommand | null {
  const { seat } = turn;
  const skill = Math.round(100 * climber.ability);
  const command = botActs({ ...turn, seat: { ...seat, robot: skill } });
  if (command?.type !== 'choosePath' || command.role === 'FLAG' || command.role === 'RIDGE') return command;
  return { ...command, role: wayOf(turn, climber) };
}

function wayOf({ room, seat }: PlayerTurn, { seed, index, ability, ways }: Climber): Role {
  const climb = climbOf(seat);
  const free = ROLES.filter((role) => !isResting(climb, role));
  if (ways !== 'sensible') {
    const kept = keptWay(ways.kept, index);
    return free.includes(kept) ? kept : 'TREKKER';
  }
  const draws = stream(seed, `way:${index}:${climb.camp}`);
  if (index % CLIMBERS.blindOneIn === CLIMBERS.blindOneIn - 1)
    return free[draws.below(free.length)] ?? 'TREKKER';
  const { doubt, guessedGoes } = CLIMBERS;
  const off = (stream(seed, `guess:${index}`).below(2_001) / 1_000 - 1) * doubt;
  const right = Math.round(Math.min(1, Math.max(0, ability + off)) * guessedGoes);
  const questions = campsOf(room).keyed[climb.camp - 1] ?? 0;
  const pays = (role: Role): number => forecast(role, { right, of: guessedGoes }, questions) ?? 0;
  return free.reduce((best, role) => (pays(role) > pays(best) ? role : best));
}

/** True if a repeated question is known, given the chance of knowing it the first time. */
export function knowsAgain(draws: Stream, chance: number): boolean {
  const { least, part, most } = CLIMBERS.again;
  return draws.below(1_000_000) / 1_000_000 < Math.min(most, least + part * chance);
}

/** True if the student leaves the open question behind, where that is allowed. */
export function leavesBehind({ room, seat, index }: PlayerTurn, seed: Seed): boolean {
  const { open } = seat;
  if (!open || passingOf(room, index, seat, open.q) !== 'behind') return false;
  const { tries } = triesOf(seat, open.q);
  return stream(seed, `leave:${index}:${open.q}:${tries}`).below(CLIMBERS.leftOneIn) === 0;
}
