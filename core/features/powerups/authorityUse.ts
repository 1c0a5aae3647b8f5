// Using a power-up: whether it can be used now, whom it reaches, and what comes of it.

import { movesWithin, withMoves } from '#core/authority/ledger.ts';
import type { Refusal } from '#core/authority/commands.ts';
import type { PointsMoved, RoomEvent } from '#core/authority/events.ts';
import type { PlayerTurn, Rules } from '#core/authority/ruleSet.ts';
import { isPlaying } from '#core/authority/seats.ts';
import { compareRanked, type RankedSeat, ranking } from '#core/authority/standing.ts';
import type { Room, Seat } from '#core/authority/state.ts';
import { changed } from '#core/collections/changed.ts';
import { at, entriesOf } from '#core/collections/list.ts';
import { countOf, isOffered } from '#core/features/powerups/authorityBelt.ts';
import { beltOf } from '#core/features/powerups/authorityKinds.ts';
import { hidingOf } from '#core/features/powerups/authorityHiding.ts';
import { isAtWork } from '#core/features/powerups/authorityScore.ts';
import type { ActiveEffect, Belt, Card, PastUse, Use } from '#core/features/powerups/authorityTypes.ts';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import { does, isAimed, type Powerup, reachesRoom } from '#core/features/powerups/powerup.ts';
import { BELT, existsIn, MYSTERY_BOX } from '#core/features/powerups/powerups.ts';
import { POWERUPS } from '#core/features/powerups/registry.ts';
import type { KeyedQuestion } from '#core/questions/authority.ts';
import { stream } from '#core/random/stream.ts';
import { BEAT } from '#core/room/phase.ts';

interface Wish {
  readonly targetId: string | null;
  readonly commandId: string;
}

/** What comes of using this card now, or why it can't be used. */
export function using(turn: PlayerTurn, card: Card, wish: Wish): Refusal | readonly RoomEvent[] {
  const { now } = turn;
  if (now + BEAT.networkAllowanceMs < card.at + BELT.readyMs) return 'powerup.NOT_READY';
  if (does(POWERUPS[card.powerup], 'sweep')) return sweeping(turn, card, wish);
  const first = useOf(turn, card, wish, countOf(turn.room) + 1);
  if (typeof first === 'string') return first;
  const outcome = carriedOut(turn, first);
  const box = boxThatOpens(turn, card);
  if (!box) return outcome;
  // What it opens as meets the room as the card has left it.
  const room = outcome.reduce(
    (each, event) =>
      event.type === 'pointsMoved'
        ? withMoves(each, event, turn.rules)
        : used(each, turn.index, event.use, now, turn.rules),
    turn.room,
  );
  const then: PlayerTurn = { ...turn, room, seat: at(room.seats, turn.index) as Seat };
  const second = useOf(then, box, { ...wish, targetId: null }, countOf(room) + 1);
  return typeof second === 'string' ? outcome : [...outcome, ...carriedOut(then, second)];
}

/** What belongs to another feature of the game, which carries it out; refused, the card is kept. */
function sweeping(turn: PlayerTurn, card: Card, { commandId }: Wish): Refusal | readonly RoomEvent[] {
  const { room, index, now, rules } = turn;
  const [extension] = rules.extensions.powerups;
  const outcome = extension?.sweep(turn) ?? 'powerup.NOT_USABLE';
  if (typeof outcome === 'string') return outcome;
  const effect = countOf(room) + 1;
  const use = { powerup: card.powerup, reaches: [], card: card.id, effect, commandId };
  return [{ type: 'powerupUsed', seat: index, use, at: now }, ...outcome];
}

/** A mystery box that has just come, and opens by itself with this card's use. */
function boxThatOpens({ room, seat, index, now }: PlayerTurn, used: Card): Card | null {
  const box = beltOf(seat).slots.find(
    (card) =>
      card !== null &&
      card.id !== used.id &&
      does(POWERUPS[card.powerup], 'open') !== undefined &&
      now - card.at <= MYSTERY_BOX.withinMs,
  );
  if (!box) return null;
  return stream(room.seed, `powerups:box:${index}:${used.id}`).below(100) < MYSTERY_BOX.percent ? box : null;
}

function useOf(turn: PlayerTurn, card: Card, { targetId, commandId }: Wish, effect: number): Refusal | Use {
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
    const rests = powerup.pause !== undefined && last !== undefined && now < last + powerup.pause;
    return rests || isOnRoom(room, opened, now) ? 'powerup.COOLDOWN_PERIOD' : use;
  }
  const { open } = seat;
  const isOn = ({ q, ...each }: ActiveEffect): boolean =>
    each.powerup === opened && isAtWork(each, now) && (q === undefined || q === open?.q);
  if (powerup.reaches === 'self' && beltOf(seat).effects.some(isOn)) return 'powerup.ALREADY_ACTIVATED';
  if (powerup.activation === 'game' || (isFromBox && !open)) return use;
  // To a question that stands there, and can still be answered.
  const isPast = open?.deadline != null && now > open.deadline;
  if (!open || (isPast && (room.options.timer === 'strict' || does(powerup, 'stopClock'))))
    return 'powerup.NOT_USABLE';
  const keyed = room.questions[open.q] as KeyedQuestion;
  if (!keyed.question.hasCorrectAnswer) return 'powerup.NOT_USABLE';
  if (does(powerup, 'stopClock') && open.deadline === null) return 'powerup.NOT_USABLE';
  const hide = does(powerup, 'hide');
  if (!hide) return { ...use, q: open.q };
  const draws = stream(room.seed, `powerups:hide:${index}:${seat.attempt}:${card.id}`);
  const hides = hidingOf(keyed, hide.options, hiddenOf(seat), draws);
  return hides.length === 0 ? 'powerup.NOT_USABLE' : { ...use, q: open.q, hides };
}

/** Whether it is at work on the room now. */
export function isOnRoom({ powerups }: Room, powerup: PowerupId, now: number): boolean {
  return (powerups?.effects ?? []).some((each) => each.powerup === powerup && isAtWork(each, now));
}

/** Ids of options that are hidden from the seat in its open question. */
export function hiddenOf({ belt, open }: Seat): readonly string[] {
  return (belt?.effects ?? []).flatMap(({ q, hides }) => (open && q === open.q ? (hides ?? []) : []));
}

/** What the card is once it is used; undefined where none of what it may open as makes sense here. */
function openedAs({ room, index }: PlayerTurn, { id, powerup }: Card): PowerupId | undefined {
  const open = does(POWERUPS[powerup], 'open');
  if (!open) return powerup;
  const draws = stream(room.seed, `powerups:open:${index}:${id}`);
  const pairs = open.pairs.filter((pair) => pair.every((each) => existsIn(room, POWERUPS[each])));
  return pairs[draws.below(Math.max(1, pairs.length))]?.[draws.below(2)];
}

/** Seats that it reaches, besides the whole room. What a box opens as falls on its own player, where that one would choose somebody. */
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

/** Playing seats, best first. */
function ranked(room: Room): readonly number[] {
  const playing: RankedSeat[] = [];
  for (const [index, seat] of entriesOf(room.seats))
    if (isPlaying(seat)) playing.push({ index, standing: ranking(seat) });
  return playing.sort(compareRanked).map(({ index }) => index);
}

/** The last one of those who stand before the seat. */
function nextAbove(room: Room, index: number, seat: Seat): number | null {
  if (!isPlaying(seat)) return null;
  const own = { index, standing: ranking(seat) };
  let above: RankedSeat | null = null;
  for (const [each, other] of entriesOf(room.seats)) {
    if (each === index || !isPlaying(other)) continue;
    const place = { index: each, standing: ranking(other) };
    if (compareRanked(place, own) < 0 && (!above || compareRanked(above, place) < 0)) above = place;
  }
  // From who has nothing, nothing can be taken: the card is kept.
  return above === null || at(room.seats, above.index)?.score === 0 ? null : above.index;
}

/** Seats that an aimed power-up of this seat can be aimed at, best ranked first; none for one that is not aimed. It works once on a player. */
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

/** Who may be chosen for this card of the seat, by name; null where it has no such card. */
export function powerupTargets(
  room: Room,
  index: number,
  seat: Seat,
  cardId: number,
): readonly Seat[] | null {
  const card = beltOf(seat).slots.find((each) => each?.id === cardId);
  if (!card) return null;
  return targetsOf(room, index, POWERUPS[card.powerup])
    .flatMap((each) => at(room.seats, each) ?? [])
    .toSorted((a, b) => (a.nameKey < b.nameKey ? -1 : 1));
}

type UseEvent = Extract<RoomEvent, { readonly type: 'powerupUsed' }>;

/** The use, and the points that move with it. */
function carriedOut({ room, index, now }: PlayerTurn, use: Use): readonly (UseEvent | PointsMoved)[] {
  const powerup = POWERUPS[use.powerup];
  const moves: { seat: number; points: number }[] = [];
  const points = does(powerup, 'points')?.points ?? 0;
  const take = does(powerup, 'take')?.points ?? 0;
  const thanks = does(powerup, 'thank')?.points ?? 0;
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

/** The room after a use. */
export function used(room: Room, index: number, use: Use, now: number, rules: Rules): Room {
  const powerup = POWERUPS[use.powerup];
  const own = at(room.seats, index) as Seat;
  const belt = beltOf(own);
  const other = use.reaches.find((each) => each !== index);
  const past: PastUse = {
    id: use.effect,
    powerup: use.powerup,
    ...(use.openedFrom && { openedFrom: use.openedFrom }),
    by: index,
    ...(other !== undefined && { on: other }),
  };
  const { own: ownPoints = 0, other: otherPoints = 0 } = use.points ?? {};
  const spent: Belt = {
    ...belt,
    news: withUse(belt.news, past, ownPoints),
    slots: belt.slots.map((card) => (card?.id === use.card ? null : card)),
    commandIds: keeping(belt, use.commandId),
  };
  const after = rules.withSeat(room, index, { ...own, belt: settled(spent, now) });
  const effect = effectOf(use.powerup, use.effect, now, {
    ...(use.reaches[0] !== index && { by: index }),
    ...(use.q !== undefined && { q: use.q }),
    ...(use.hides && { hides: use.hides }),
  });
  if (reachesRoom(powerup)) return withRoomEffect(after, effect, past);
  const reached = use.reaches.reduce((each, seat) => {
    const told = seat === index ? null : { past, points: otherPoints };
    return reach(each, seat, effect, rules, told);
  }, after);
  return counted(reached, use.effect, { past, points: otherPoints });
}

/** Uses that a belt remembers, and the room. */
const USES_KEPT = { belt: 4, room: 6 } as const;

function withUse(
  uses: readonly PastUse[],
  past: PastUse,
  points: number,
  most: number = USES_KEPT.belt,
): readonly PastUse[] {
  return [...uses, points === 0 ? past : changed(past, { points })].slice(-most);
}

/** A card that still waits takes a place that has become free. */
function settled(belt: Belt, now: number): Belt {
  const { offer, slots } = belt;
  const free = slots.indexOf(null);
  if (!offer || free < 0) return belt;
  return { ...belt, offer: null, slots: isOffered(offer, now) ? slots.with(free, offer) : slots };
}

/** Ids of commands that a belt remembers: a retry comes within seconds. */
const COMMANDS_KEPT = 32;

export function keeping({ commandIds }: Belt, commandId: string): readonly string[] {
  return [...commandIds, commandId].slice(-COMMANDS_KEPT);
}

type Origin = Pick<ActiveEffect, 'by' | 'byTeacher' | 'q' | 'hides'>;

export function effectOf(powerup: PowerupId, id: number, now: number, origin: Origin): ActiveEffect {
  const { ends } = POWERUPS[powerup];
  return { id, powerup, at: now, until: typeof ends === 'number' ? now + ends : null, ...origin };
}

interface Told {
  readonly past: PastUse;
  readonly points: number;
}

/** What it does to one seat, besides points. `told`: of another's use. */
function reach(room: Room, index: number, effect: ActiveEffect, rules: Rules, told: Told | null): Room {
  const powerup = POWERUPS[effect.powerup];
  const seat = at(room.seats, index) as Seat;
  const belt = beltOf(seat);
  const streak = does(powerup, 'streak');
  const lasts = powerup.ends !== 'immediate';
  const reached = changed(seat, {
    ...(streak && { streak: streak.by === null ? 0 : seat.streak + streak.by }),
    ...(does(powerup, 'stopClock') &&
      seat.open && { open: changed(seat.open, { deadline: null, stoppedAt: effect.at }) }),
    belt: changed(belt, {
      ...(told && { news: withUse(belt.news, told.past, told.points) }),
      ...(powerup.reaches === 'below' && { wasGiven: true }),
      ...(lasts && { effects: [...belt.effects, effect] }),
    }),
  });
  return rules.withSeat(room, index, reached);
}

const NONE: NonNullable<Room['powerups']> = { count: 0, effects: [], startedAt: {}, recent: [] };

/** The room with what is at work on everybody. */
export function withRoomEffect(room: Room, effect: ActiveEffect, past: PastUse): Room {
  const { effects, startedAt, recent } = room.powerups ?? NONE;
  return {
    ...room,
    powerups: {
      count: effect.id,
      effects: [...effects.filter((each) => isAtWork(each, effect.at)), effect],
      startedAt: { ...startedAt, [effect.powerup]: effect.at },
      recent: withUse(recent, past, 0, USES_KEPT.room),
    },
  };
}

/** The room with so many cards and effects, and a use that all may see. */
export function counted(room: Room, count: number, told?: Told): Room {
  const before = room.powerups ?? NONE;
  const recent = told ? withUse(before.recent, told.past, told.points, USES_KEPT.room) : before.recent;
  return { ...room, powerups: { ...before, count: Math.max(count, before.count), recent } };
}
