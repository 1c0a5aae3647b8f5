// How students climb the mountain: which way they take, what they know of a question that comes again, and what they leave behind.

import type { PlayerCommand } from '#core/authority/commands.ts';
import type { PlayerTurn } from '#core/authority/ruleSet.ts';
import { climbOf, passingOf, triesOf } from '#core/features/mysticPeak/authorityClimb.ts';
import { robotActs } from '#core/features/mysticPeak/authorityRobots.ts';
import { rests } from '#core/features/mysticPeak/authorityStops.ts';
import { campsOf } from '#core/features/mysticPeak/authorityCamps.ts';
import { forecast } from '#core/features/mysticPeak/forecast.ts';
import { ROLES, type Role } from '#core/features/mysticPeak/ids.ts';
import { type Seed, type Stream, stream } from '#core/random/stream.ts';

/** The model of a climber (docs/game-rules.md, "Mystic Peak: balance"). */
export const CLIMBERS = {
  /** One in so many takes any way. */
  blindOneIn: 4,
  /** What a guess of the own ability is off, at the most. */
  doubt: 0.12,
  /** First goes that a guess of the own ability is worth. */
  guessedGoes: 20,
  /** Chance to know a question that comes again: least, how much of the ability comes on top, and at the most. */
  again: { least: 0.35, part: 0.5, most: 0.8 },
  /** One question in so many that may be left behind is. */
  leftOneIn: 2,
  /** Milliseconds from one look at a stop to the next. */
  lookMs: 250,
} as const;

/** Which way a climber takes: what a guess of the own ability says, or one kept all the way (`kept` more than the seat's own by turns). */
export type Ways = 'sensible' | { readonly kept: number };

interface Climber {
  readonly seed: Seed;
  readonly index: number;
  readonly ability: number;
  readonly ways: Ways;
}

/** The way that this climber keeps in the game of this number, so that over three games everybody keeps each. */
export function keptWay(kept: number, index: number): Role {
  return ROLES[(index + kept) % ROLES.length] ?? 'TREKKER';
}

/** What the climber does at the stop that stands there; null for nothing yet. */
export function climberActs(turn: PlayerTurn, climber: Climber): PlayerCommand | null {
  const { seat } = turn;
  const skill = Math.round(100 * climber.ability);
  const command = robotActs({ ...turn, seat: { ...seat, robot: skill } });
  if (command?.type !== 'choosePath' || command.role === 'FLAG' || command.role === 'RIDGE') return command;
  return { ...command, role: wayOf(turn, climber) };
}

function wayOf({ room, seat }: PlayerTurn, { seed, index, ability, ways }: Climber): Role {
  const climb = climbOf(seat);
  const free = ROLES.filter((role) => !rests(climb, role));
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

/** Whether a question that came again is known, by who would have known it with this chance at first. */
export function knowsAgain(draws: Stream, chance: number): boolean {
  const { least, part, most } = CLIMBERS.again;
  return draws.below(1_000_000) / 1_000_000 < Math.min(most, least + part * chance);
}

/** Whether the open question is left behind, where it may be. */
export function leavesBehind({ room, seat, index }: PlayerTurn, seed: Seed): boolean {
  const { open } = seat;
  if (!open || passingOf(room, index, seat, open.q) !== 'behind') return false;
  const { tries } = triesOf(seat, open.q);
  return stream(seed, `leave:${index}:${open.q}:${tries}`).below(CLIMBERS.leftOneIn) === 0;
}
