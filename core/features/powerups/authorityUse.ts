// Use of a power-up: whether it's possible now, who it reaches, and the points it moves.

import { whyCannotAct } from '#core/authority/refusals.ts';
import { movesWithin, withMoves } from '#core/authority/ledger.ts';
import type { Refusal } from '#core/authority/commands.ts';
import type { PointsMoved, RoomEvent } from '#core/authority/events.ts';
import type { PlayerTurn } from '#core/authority/ruleSet.ts';
import { compareNames, isPlaying } from '#core/authority/seats.ts';
import { compareRanked, type RankedSeat, rankingKey } from '#core/authority/standing.ts';
import type { Room, Seat } from '#core/authority/state.ts';
import { at, entriesOf } from '#core/collections/list.ts';
import { powerupCount } from '#core/features/powerups/authorityBelt.ts';
import { beltOf } from '#core/features/powerups/authorityKinds.ts';
import { optionsToHide } from '#core/features/powerups/authorityHiding.ts';
import { applyUse } from '#core/features/powerups/authorityOutcome.ts';
import { isActive } from '#core/features/powerups/authorityScore.ts';
import { isTimeRunning } from '#core/features/powerups/authorityTime.ts';
import type { ActiveEffect, Card, Use } from '#core/features/powerups/authorityTypes.ts';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import {
  effectBy,
  isAimed,
  passesInPlay,
  type Powerup,
  reachesRoom,
} from '#core/features/powerups/powerup.ts';
import { BELT, isAvailableIn, MYSTERY_BOX } from '#core/features/powerups/powerups.ts';
import { POWERUPS } from '#core/features/powerups/registry.ts';
import type { KeyedQuestion } from '#core/questions/authority.ts';
import { stream } from '#core/random/stream.ts';
import { ROOM_TIMING } from '#core/room/phase.ts';

interface UseRequest {
  readonly targetId: string | null;
  readonly commandId: string;
}

/** Returns the events of using this card now, or why it can't be used. */
export function decideUse(turn: PlayerTurn, card: Card, wish: UseRequest): Refusal | readonly RoomEvent[] {
  const { now } = turn;
  if (now + ROOM_TIMING.networkAllowanceMs < card.at + BELT.readyMs) return 'powerup.NOT_READY';
  if (effectBy(POWERUPS[card.powerup], 'sweep')) return sweeping(turn, card, wish);
  const first = useOf(turn, card, wish, powerupCount(turn.room) + 1);
  if (typeof first === 'string') return first;
  const outcome = useEvents(turn, first);
  const box = boxThatOpens(turn, card);
  if (!box) return outcome;
  // The box opens in the room that the card's own effect leaves.
  const room = outcome.reduce(
    (each, event) =>
      event.type === 'pointsMoved'
        ? withMoves(each, event, turn.rules)
        : applyUse(each, turn.index, event.use, now, turn.rules),
    turn.room,
  );
  const then: PlayerTurn = { ...turn, room, seat: at(room.seats, turn.index) as Seat };
  const second = useOf(then, box, { ...wish, targetId: null }, powerupCount(room) + 1);
  return typeof second === 'string' ? outcome : [...outcome, ...useEvents(then, second)];
}

/** Sweeps are carried out by another feature; if that refuses, the card is kept. */
function sweeping(turn: PlayerTurn, card: Card, { commandId }: UseRequest): Refusal | readonly RoomEvent[] {
  const { room, index, now, rules } = turn;
  const [extension] = rules.extensions.powerups;
  const outcome = extension?.sweep(turn) ?? 'powerup.NOT_USABLE';
  if (typeof outcome === 'string') return outcome;
  const effect = powerupCount(room) + 1;
  const use = { powerup: card.powerup, reaches: [], card: card.id, effect, commandId };
  return [{ type: 'powerupUsed', seat: index, use, at: now }, ...outcome];
}

/** Returns a recently received mystery box that opens automatically along with this card; null otherwise. */
function boxThatOpens({ room, seat, index, now }: PlayerTurn, used: Card): Card | null {
  const box = beltOf(seat).slots.find(
    (card) =>
      card !== null &&
      card.id !== used.id &&
      effectBy(POWERUPS[card.powerup], 'open') !== undefined &&
      now - card.at <= MYSTERY_BOX.withinMs,
  );
  if (!box) return null;
  return stream(room.seed, `powerups:box:${index}:${used.id}`).below(100) < MYSTERY_BOX.percent ? box : null;
}

function useOf(
  turn: PlayerTurn,
  card: Card,
  { targetId, commandId }: UseRequest,
  effect: number,
): Refusal | Use {
  const { room, seat, index, now } = turn;
  const opened = openedAs(turn, card);
  if (!opened) return 'powerup.NOT_USABLE';
  const powerup = POWERUPS[opened];
  const isFromBox = opened !== card.powerup;
  const reaches = reachedBy(turn, powerup, targetId, isFromBox);
  if (typeof reaches === 'string') return reaches;
  const use = {
    powerup: opened,
    ...(isFromBox && { openedFrom: card.powerup }),
    reaches,
    card: card.id,
    effect,
    commandId,
  };
  if (reachesRoom(powerup)) {
    const last = room.powerups?.startedAt[opened];
    const rests = powerup.cooldownMs !== undefined && last !== undefined && now < last + powerup.cooldownMs;
    if (rests || isOnRoom(room, opened, now)) return 'powerup.COOLDOWN_PERIOD';
  }
  const { open } = seat;
  const isOn = ({ q, ...each }: ActiveEffect): boolean =>
    each.powerup === opened && isActive(each, now) && (q === undefined || q === open?.q);
  if (!isAimed(powerup) && beltOf(seat).effects.some(isOn)) return 'powerup.ALREADY_ACTIVATED';
  if (powerup.activation === 'game' || (isFromBox && !open)) return use;
  // From here on the card needs an open question that can still be answered.
  const isPast = open?.deadline != null && now > open.deadline;
  if (!open || (isPast && (room.options.timer === 'strict' || effectBy(powerup, 'stopClock'))))
    return 'powerup.NOT_USABLE';
  const keyed = room.questions[open.q] as KeyedQuestion;
  if (!keyed.question.hasCorrectAnswer) return 'powerup.NOT_USABLE';
  if (effectBy(powerup, 'stopClock') && open.deadline === null) return 'powerup.NOT_USABLE';
  if (passesInPlay(powerup)) return isTimeRunning(seat) ? use : 'powerup.NOT_USABLE';
  const hide = effectBy(powerup, 'hide');
  if (!hide) return { ...use, q: open.q };
  const draws = stream(room.seed, `powerups:hide:${index}:${seat.attempt}:${card.id}`);
  const hides = optionsToHide(keyed, hide.options, hiddenOf(seat), draws);
  return hides.length === 0 ? 'powerup.NOT_USABLE' : { ...use, q: open.q, hides };
}

/** True if this kind is active on the room; one whose time passes in play, if it started that recently. */
export function isOnRoom({ powerups }: Room, powerup: PowerupId, now: number): boolean {
  return (powerups?.effects ?? []).some((each) => each.powerup === powerup && isActive(each, now));
}

/** Returns the ids of options hidden from the seat in its open question. */
export function hiddenOf({ belt, open }: Seat): readonly string[] {
  return (belt?.effects ?? []).flatMap(({ q, hides }) => (open && q === open.q ? (hides ?? []) : []));
}

/**
 * Returns the kind the card takes effect as; undefined if none of the kinds it can open as is available in
 * this game.
 */
function openedAs({ room, index }: PlayerTurn, { id, powerup }: Card): PowerupId | undefined {
  const open = effectBy(POWERUPS[powerup], 'open');
  if (!open) return powerup;
  const draws = stream(room.seed, `powerups:open:${index}:${id}`);
  const pairs = open.pairs.filter((pair) => pair.every((each) => isAvailableIn(room, POWERUPS[each])));
  return pairs[draws.below(Math.max(1, pairs.length))]?.[draws.below(2)];
}

/**
 * Returns the seats it reaches, none for the whole room. An aimed kind from a box hits the box's own player.
 */
function reachedBy(
  { room, seat, index }: PlayerTurn,
  powerup: Powerup,
  targetId: string | null,
  isFromBox: boolean,
): Refusal | readonly number[] {
  switch (powerup.reaches) {
    case 'self':
      return [index];
    case 'everybody':
    case 'others':
      return [];
    case 'above': {
      const above = nextAbove(room, index, seat);
      return above === null ? 'powerup.NO_TARGET' : [above];
    }
    case 'chosen':
    case 'below': {
      if (isFromBox && powerup.reaches === 'chosen') return [index];
      const targets = targetsOf(room, index, powerup);
      const wanted = isFromBox
        ? targets.at(-1)
        : targets.find((each) => at(room.seats, each)?.id === targetId);
      return wanted === undefined ? 'powerup.NO_TARGET' : [wanted];
    }
    case 'camp':
      return 'powerup.NOT_USABLE';
    default:
      return powerup.reaches satisfies never;
  }
}

/** Returns the playing seats, best first. */
function ranked(room: Room): readonly number[] {
  const playing: RankedSeat[] = [];
  for (const [index, seat] of entriesOf(room.seats))
    if (isPlaying(seat)) playing.push({ index, standing: rankingKey(seat) });
  return playing.sort(compareRanked).map(({ index }) => index);
}

/** Returns the seat ranked directly above this one; null if there is none or it has no points. */
function nextAbove(room: Room, index: number, seat: Seat): number | null {
  if (!isPlaying(seat)) return null;
  const own = { index, standing: rankingKey(seat) };
  let above: RankedSeat | null = null;
  for (const [each, other] of entriesOf(room.seats)) {
    if (each === index || !isPlaying(other)) continue;
    const place = { index: each, standing: rankingKey(other) };
    if (compareRanked(place, own) < 0 && (!above || compareRanked(above, place) < 0)) above = place;
  }
  // A player without points has nothing to take, so the card is kept.
  return above === null || at(room.seats, above.index)?.score === 0 ? null : above.index;
}

/**
 * Returns the seats this power-up can be aimed at, best first; none if it isn't aimed. A player already under
 * its effect is excluded.
 */
export function targetsOf(room: Room, index: number, powerup: Powerup): readonly number[] {
  if (!isAimed(powerup)) return [];
  const order = ranked(room);
  const from = powerup.reaches === 'below' ? Math.ceil(order.length / 2) : 0;
  return order.slice(from).filter((each) => {
    const seat = at(room.seats, each);
    if (!seat || each === index || seat.isOver || !seat.connected) return false;
    if (seat.belt?.effects.some((effect) => POWERUPS[effect.powerup] === powerup)) return false;
    return powerup.reaches !== 'below' || !seat.belt?.wasGiven;
  });
}

/**
 * Returns the seats that may be chosen for this card, sorted by name, or why that can't be asked now: whom a
 * card reaches tells who is behind, which the end of a game may have to keep for later.
 */
export function powerupTargets(
  room: Room,
  index: number,
  cardId: number,
  now: number,
): { readonly seats: readonly Seat[] } | { readonly reason: Refusal } {
  const own = at(room.seats, index);
  const reason = own ? whyCannotAct(room, own, now) : 'player.NOT_FOUND';
  if (reason) return { reason };
  const card = own && beltOf(own).slots.find((each) => each?.id === cardId);
  if (!card) return { reason: 'powerup.NOT_FOUND' };
  const seats = targetsOf(room, index, POWERUPS[card.powerup]).flatMap((each) => at(room.seats, each) ?? []);
  return { seats: seats.toSorted(compareNames) };
}

type UseEvent = Extract<RoomEvent, { readonly type: 'powerupUsed' }>;

/** Returns the use, with the points it moves. */
function useEvents({ room, index, now }: PlayerTurn, use: Use): readonly (UseEvent | PointsMoved)[] {
  const powerup = POWERUPS[use.powerup];
  const moves: { seat: number; points: number }[] = [];
  const points = effectBy(powerup, 'points')?.points ?? 0;
  const take = effectBy(powerup, 'take')?.points ?? 0;
  const thanks = effectBy(powerup, 'thank')?.points ?? 0;
  for (const seat of use.reaches) {
    if (points !== 0) moves.push({ seat, points });
    const taken = Math.min(take, at(room.seats, seat)?.score ?? 0);
    if (taken > 0) moves.push({ seat, points: -taken }, { seat: index, points: taken });
  }
  if (thanks > 0) moves.push({ seat: index, points: thanks });
  const moved = movesWithin(room, 'powerups', moves, now);
  if (moved.moves.length === 0) return [{ type: 'powerupUsed', seat: index, use, at: now }];
  const own = pointsOf(moved, index);
  const other = moved.moves.reduce((sum, each) => sum + each.points, -own);
  return [{ type: 'powerupUsed', seat: index, use: { ...use, points: { own, other } }, at: now }, moved];
}

function pointsOf({ moves }: PointsMoved, index: number): number {
  return moves.reduce((sum, { seat, points }) => (seat === index ? sum + points : sum), 0);
}
