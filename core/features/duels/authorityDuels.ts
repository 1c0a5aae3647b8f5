// Rules of duels: when a player chooses, who may be struck, and the outcome of a strike (decisions, "Duels").

import { isOver } from '#core/authority/dueTimes.ts';
import type { PointsMoved } from '#core/authority/events.ts';
import { movesWithin } from '#core/authority/ledger.ts';
import { askedInAttempt } from '#core/authority/order/draw.ts';
import type { PlayerTurn } from '#core/authority/ruleSet.ts';
import { isPlaying } from '#core/authority/seats.ts';
import { compareRanked, type RankedSeat, rankingKey } from '#core/authority/standing.ts';
import type { Room, Seat } from '#core/authority/state.ts';
import { at, entriesOf } from '#core/collections/list.ts';
import type { DuelChoice, Duelist, PastStrike } from '#core/features/duels/authorityTypes.ts';
import {
  DUEL,
  DUEL_POINTS,
  DUEL_LIMITS,
  outcomeOf,
  SHIELD_LEVELS,
  stepsTo,
  STRIKE_LEVELS,
} from '#core/features/duels/duels.ts';
import { hasDuels } from '#core/features/duels/hasDuels.ts';
import { type Shield, SHIELDS, type Strike, STRIKES } from '#core/features/duels/ids.ts';
import { stream } from '#core/random/stream.ts';
import { isFinished } from '#core/room/phase.ts';

export const NO_DUELS: Duelist = {
  level: 0,
  after: 0,
  shield: null,
  news: [],
  struck: [],
  chosen: { strike: 0, shield: 0, skip: 0 },
  commandIds: [],
};

export function duelistOf({ duelist }: Seat): Duelist {
  return duelist ?? NO_DUELS;
}

/** Returns the correct answers since the last choice, capped at the number needed for the next one. */
export function stepOf(seat: Seat): number {
  const { level, after } = duelistOf(seat);
  let step = 0;
  for (let n = after; n < seat.responses.length; n += 1)
    if (seat.responses[n]?.result === 'correct') step += 1;
  return Math.min(step, stepsTo(level));
}

/** True if the player has to choose now, before the next question. */
export function isDue(room: Room, seat: Seat): boolean {
  return (
    hasDuels(room) &&
    seat.open === null &&
    isPlaying(seat) &&
    !isFinished(room.state) &&
    !isOver(room, seat) &&
    stepOf(seat) >= stepsTo(duelistOf(seat).level)
  );
}

export function unlockedStrikes(level: number): readonly Strike[] {
  return STRIKES.filter((strike) => STRIKE_LEVELS[strike] <= level);
}

export function unlockedShields(level: number): readonly Shield[] {
  return SHIELDS.filter((shield) => SHIELD_LEVELS[shield] <= level);
}

/**
 * Returns how often one player may be struck in this game, depending on the number of questions per attempt.
 */
function maxTimesStruck(room: Room): number {
  return Math.max(DUEL_LIMITS.least, Math.floor(askedInAttempt(room) / DUEL_LIMITS.questionsEach));
}

/** `crossMs`: strikes this recent may have crossed with this one, so they don't block it. */
interface StrikeTiming {
  readonly now: number;
  readonly crossMs: number;
}

/** True if this player may strike the seat. */
function mayBeStruck(
  room: Room,
  by: number,
  on: number,
  seat: Seat,
  { now, crossMs }: StrikeTiming,
): boolean {
  if (on === by || !isPlaying(seat) || !seat.connected || isOver(room, seat)) return false;
  if (seat.score < DUEL_LIMITS.minScore || isTeammate(seat, at(room.seats, by))) return false;
  const { struck } = duelistOf(seat);
  return (
    struck.length < maxTimesStruck(room) &&
    struck.every((each) => each.by !== by && (now - each.at >= DUEL_LIMITS.restMs || now - each.at < crossMs))
  );
}

function isTeammate({ team }: Seat, other: Seat | undefined): boolean {
  return team !== undefined && team === other?.team;
}

interface RankedPlayer extends RankedSeat {
  readonly seat: Seat;
}

export interface DuelTarget {
  readonly index: number;
  readonly seat: Seat;
  readonly rank: number;
  readonly score: number;
}

/**
 * Returns the players this seat may strike now, in order of rank: those directly above and below. Empty
 * without a third player.
 */
export function duelTargets(room: Room, by: number, now: number): readonly DuelTarget[] {
  const ranked: RankedPlayer[] = [];
  for (const [index, seat] of entriesOf(room.seats))
    if (isPlaying(seat)) ranked.push({ index, seat, standing: rankingKey(seat) });
  if (ranked.length < MIN_PLAYERS) return [];
  ranked.sort(compareRanked);
  const targets = ranked.map(({ index, seat, standing }, place) => ({
    index,
    seat,
    rank: place + 1,
    score: standing.score,
  }));
  const own = targets.findIndex(({ index }) => index === by);
  const may = ({ index, seat }: DuelTarget): boolean =>
    mayBeStruck(room, by, index, seat, { now, crossMs: DUEL_LIMITS.crossMs });
  return [
    ...targets.slice(0, Math.max(0, own)).filter(may).slice(-DUEL.above),
    ...targets
      .slice(own + 1)
      .filter(may)
      .slice(0, DUEL.below),
  ];
}

/** The striker and two others. */
const MIN_PLAYERS = 3;

/** Returns the outcome of a strike, and the points it moves. */
export function strikeOf(
  { room, index: by, now }: PlayerTurn,
  strike: Strike,
  on: number,
): { readonly past: PastStrike; readonly moved: PointsMoved } {
  const id = (room.duels?.count ?? 0) + 1;
  const met = duelistOf(at(room.seats, on) as Seat).shield;
  const wanted = outcomeOf(strike, met);
  const third = wanted === 'deflected' ? deflectionTarget(room, { id, by, on, now }) : undefined;
  const outcome = wanted === 'deflected' && third === undefined ? 'brokeTargetShield' : wanted;
  const moves: { seat: number; points: number }[] = [];
  switch (outcome) {
    case 'struckTarget':
      moves.push(
        { seat: on, points: -DUEL_POINTS.taken },
        { seat: by, points: strike === 'swap' ? DUEL_POINTS.forSwap : DUEL_POINTS.forHit },
      );
      break;
    case 'rebounded':
      moves.push({ seat: by, points: -DUEL_POINTS.taken });
      break;
    case 'absorbed':
      moves.push({ seat: on, points: DUEL_POINTS.taken });
      break;
    case 'deflected':
      moves.push({ seat: third as number, points: -DUEL_POINTS.taken });
      break;
    case 'brokeTargetShield':
      break;
    default:
      outcome satisfies never;
  }
  const moved = movesWithin(room, 'duels', moves, now);
  const pointsOf = (index: number | undefined): number =>
    moved.moves.reduce((sum, { seat, points }) => (seat === index ? sum + points : sum), 0);
  const past: PastStrike = {
    id,
    at: now,
    strike,
    by,
    on,
    met,
    outcome,
    ...(third !== undefined && { third }),
    points: { by: pointsOf(by), on: pointsOf(on), third: pointsOf(third) },
  };
  return { past, moved };
}

/** True if the strike hit this seat in the end, rather than its shield. */
export function hasHit({ outcome, on, third }: PastStrike, index: number): boolean {
  return outcome === 'deflected' ? third === index : outcome === 'struckTarget' && on === index;
}

/**
 * Draws the player hit by a deflected strike from those without a shield and outside the target's team;
 * undefined if there is none.
 */
function deflectionTarget(
  room: Room,
  {
    id,
    by,
    on,
    now,
  }: { readonly id: number; readonly by: number; readonly on: number; readonly now: number },
): number | undefined {
  const target = at(room.seats, on);
  const others = [...entriesOf(room.seats)].flatMap(([index, seat]) =>
    index !== on &&
    duelistOf(seat).shield === null &&
    !isTeammate(seat, target) &&
    mayBeStruck(room, by, index, seat, { now, crossMs: 0 })
      ? index
      : [],
  );
  return others[stream(room.seed, `duels:deflect:${id}`).below(Math.max(1, others.length))];
}

/**
 * Returns the choice for a call's parameters. A `type` that doesn't belong to the decision is refused as
 * locked later, whatever the level.
 */
export function duelChoiceOf({
  decision,
  type,
  targetId,
}: {
  readonly decision: DuelChoice['type'];
  readonly type: Strike | Shield;
  readonly targetId: string;
}): DuelChoice {
  switch (decision) {
    case 'strike':
      return { type: 'strike', strike: type as Strike, targetId };
    case 'shield':
      return { type: 'shield', shield: type as Shield };
    case 'skip':
      return { type: 'skip' };
    default:
      return decision satisfies never;
  }
}
