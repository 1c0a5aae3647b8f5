// Outcome of a power-up's use: the effects, cards and news of the room and its seats after it.

import type { Rules } from '#core/authority/ruleSet.ts';
import { isPlaying } from '#core/authority/seats.ts';
import type { Room, Seat } from '#core/authority/state.ts';
import { copyWith } from '#core/collections/copyWith.ts';
import { at, entriesOf } from '#core/collections/list.ts';
import { isOffered } from '#core/features/powerups/authorityBelt.ts';
import { beltOf } from '#core/features/powerups/authorityKinds.ts';
import { withPast } from '#core/features/powerups/authorityRecords.ts';
import { isActive } from '#core/features/powerups/authorityScore.ts';
import { held, isTimeRunning } from '#core/features/powerups/authorityTime.ts';
import type { ActiveEffect, Belt, UseRecord, Use } from '#core/features/powerups/authorityTypes.ts';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import { effectBy, passesInPlay, reachesRoom } from '#core/features/powerups/powerup.ts';
import { POWERUPS } from '#core/features/powerups/registry.ts';

/** Returns the room after a use. */
export function applyUse(room: Room, index: number, use: Use, now: number, rules: Rules): Room {
  const powerup = POWERUPS[use.powerup];
  const own = at(room.seats, index) as Seat;
  const belt = beltOf(own);
  const other = use.reaches.find((each) => each !== index);
  const past: UseRecord = {
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
    commandIds: rememberCommand(belt, use.commandId),
  };
  const left = withPast(belt, settled(spent, now), use, own.responses.length);
  const after = rules.withSeat(room, index, { ...own, belt: left });
  const effect = effectOf(use.powerup, use.effect, now, {
    ...(use.reaches[0] !== index && { by: index }),
    ...(use.q !== undefined && { q: use.q }),
    ...(use.hides && { hides: use.hides }),
  });
  if (reachesRoom(powerup)) return withRoomEffect(after, effect, past, rules);
  const reached = use.reaches.reduce((each, seat) => {
    const told = seat === index ? null : { past, points: otherPoints };
    return reach(each, seat, effect, rules, told);
  }, after);
  return withUseCount(reached, use.effect, { past, points: otherPoints });
}

/** Number of past uses that a belt and the room remember. */
const USES_KEPT = { belt: 4, room: 6 } as const;

function withUse(
  uses: readonly UseRecord[],
  past: UseRecord,
  points: number,
  most: number = USES_KEPT.belt,
): readonly UseRecord[] {
  return [...uses, points === 0 ? past : copyWith(past, { points })].slice(-most);
}

/** Moves a waiting card that has not expired into a slot that became free. */
function settled(belt: Belt, now: number): Belt {
  const { offer, slots } = belt;
  const free = slots.indexOf(null);
  if (!offer || free < 0) return belt;
  return { ...belt, offer: null, slots: isOffered(offer, now) ? slots.with(free, offer) : slots };
}

/** Number of command ids a belt remembers; retries come within seconds. */
const COMMANDS_KEPT = 32;

export function rememberCommand({ commandIds }: Belt, commandId: string): readonly string[] {
  return [...commandIds, commandId].slice(-COMMANDS_KEPT);
}

type Origin = Pick<ActiveEffect, 'by' | 'byTeacher' | 'q' | 'hides'>;

export function effectOf(powerup: PowerupId, id: number, now: number, origin: Origin): ActiveEffect {
  const { ends } = POWERUPS[powerup];
  return { id, powerup, at: now, until: typeof ends === 'number' ? now + ends : null, ...origin };
}

interface UseNews {
  readonly past: UseRecord;
  readonly points: number;
}

/**
 * Applies the effect to one seat, apart from points. `told`: the past use to remember, if it was another
 * player's.
 */
function reach(room: Room, index: number, effect: ActiveEffect, rules: Rules, told: UseNews | null): Room {
  const powerup = POWERUPS[effect.powerup];
  const seat = at(room.seats, index) as Seat;
  const belt = beltOf(seat);
  const streak = effectBy(powerup, 'streak');
  const lasts = powerup.ends !== 'immediate';
  const reached = copyWith(seat, {
    ...(streak && { streak: streak.by === null ? 0 : seat.streak + streak.by }),
    ...(effectBy(powerup, 'stopClock') &&
      seat.open && { open: copyWith(seat.open, { deadline: null, stoppedAt: effect.at }) }),
    belt: copyWith(belt, {
      ...(told && { news: withUse(belt.news, told.past, told.points) }),
      ...(powerup.reaches === 'below' && { wasGiven: true }),
      ...(lasts && {
        effects: [
          // One that reaches the room replaces what is left of an earlier one.
          ...belt.effects.filter((each) => !reachesRoom(powerup) || each.powerup !== effect.powerup),
          isTimeRunning(seat) ? effect : held(effect, effect.at),
        ],
      }),
    }),
  });
  return rules.withSeat(room, index, reached);
}

const NONE: NonNullable<Room['powerups']> = { count: 0, effects: [], startedAt: {}, recent: [] };

/** Returns the room with an effect on everyone; if its time passes in play, on everyone who is playing. */
export function withRoomEffect(room: Room, effect: ActiveEffect, past: UseRecord, rules: Rules): Room {
  const { effects, startedAt, recent } = room.powerups ?? NONE;
  const after: Room = {
    ...room,
    powerups: {
      count: effect.id,
      effects: [...effects.filter((each) => isActive(each, effect.at)), effect],
      startedAt: { ...startedAt, [effect.powerup]: effect.at },
      recent: withUse(recent, past, 0, USES_KEPT.room),
    },
  };
  if (!passesInPlay(POWERUPS[effect.powerup])) return after;
  const { by, ...own } = effect;
  return [...entriesOf(room.seats)].reduce((each, [index, seat]) => {
    if (!isPlaying(seat) || seat.isOver) return each;
    return index === by
      ? reach(each, index, own, rules, null)
      : reach(each, index, effect, rules, { past, points: 0 });
  }, after);
}

/** Returns the seats that have this effect. */
export function seatsUnder(room: Room, effect: number): readonly number[] {
  return [...entriesOf(room.seats)].flatMap(([index, { belt }]) =>
    belt?.effects.some(({ id }) => id === effect) ? index : [],
  );
}

/** Returns the room with the count raised to at least `count`, and with a use that everyone may see. */
export function withUseCount(room: Room, count: number, told?: UseNews): Room {
  const before = room.powerups ?? NONE;
  const recent = told ? withUse(before.recent, told.past, told.points, USES_KEPT.room) : before.recent;
  return { ...room, powerups: { ...before, count: Math.max(count, before.count), recent } };
}
