// A feature that no game has. It exercises what a new feature can rely on, and needs only two lists to know
// it. The host promises points, and everyone gets them some time later, except players who waive them.

import type { Decision } from '#core/authority/decision.ts';
import { movesWithin } from '#core/authority/ledger.ts';
import type { Feature, HostTurn, Hooks, PlayerTurn, RuleSet } from '#core/authority/ruleSet.ts';
import type { Room, Seat } from '#core/authority/state.ts';
import { toAll, toSeat } from '#core/authority/announcements.ts';
import { at, entriesOf } from '#core/collections/list.ts';
import type { FeatureId } from '#core/room/feature.ts';

export const BONUS = 'bonus' as FeatureId;

export interface PromiseBonus {
  readonly type: 'promiseBonus';
  readonly points: number;
  readonly afterMs: number;
  readonly commandId: string;
}
export interface WaiveBonus {
  readonly type: 'waiveBonus';
  readonly playerId: string;
  readonly commandId: string;
}
type BonusEvent =
  | {
      readonly type: 'bonusPromised';
      readonly dueAt: number;
      readonly points: number;
      readonly commandId: string;
    }
  | { readonly type: 'bonusWaived'; readonly seat: number; readonly commandId: string }
  | { readonly type: 'bonusPaid' };

// Fields that the registries' types would add to the room and its seats.
type BonusRoom = Room & { readonly bonus?: { readonly dueAt: number; readonly points: number } | null };
type BonusSeat = Seat & { readonly waived?: boolean };
const bonusOf = (room: Room) => (room as BonusRoom).bonus ?? null;
const withBonus = (room: Room, bonus: BonusRoom['bonus']): Room => ({ ...room, bonus }) as Room;
const events = (event: BonusEvent): Decision => ({ ok: true, events: [event as never] });

const hooks: Hooks = {
  wakesAt: (room) => bonusOf(room)?.dueAt ?? null,
  onWake(room, now) {
    const bonus = bonusOf(room);
    if (!bonus || now < bonus.dueAt) return [];
    const moves = [...entriesOf(room.seats)].flatMap(([seat, player]) =>
      (player as BonusSeat).waived ? [] : { seat, points: bonus.points },
    );
    return [{ type: 'bonusPaid' } as never, movesWithin(room, BONUS, moves, now)];
  },
  roomShifted(room, by) {
    const bonus = bonusOf(room);
    return bonus ? withBonus(room, { ...bonus, dueAt: bonus.dueAt + by }) : room;
  },
};

const rules: RuleSet<WaiveBonus, PromiseBonus, BonusEvent> = {
  version: 1,
  hostCommands: {
    promiseBonus: ({ now }: HostTurn, { points, afterMs, commandId }) =>
      events({ type: 'bonusPromised', dueAt: now + afterMs, points, commandId }),
  },
  playerCommands: {
    waiveBonus: ({ index }: PlayerTurn, { commandId }) =>
      events({ type: 'bonusWaived', seat: index, commandId }),
  },
  evolve: {
    bonusPromised: (room, { dueAt, points }) => withBonus(room, { dueAt, points }),
    bonusWaived: (room, { seat }, { withSeat }) =>
      withSeat(room, seat, { ...(at(room.seats, seat) as Seat), waived: true } as Seat),
    bonusPaid: (room) => withBonus(room, null),
  },
  tells: {
    bonusPromised: () => ({ players: [toAll('updateGameOptions', 'room')] }),
    bonusWaived: ({ seat }) => ({ players: [toSeat('updateGameOptions', seat)] }),
    bonusPaid: () => ({ players: [toAll('updateGameOptions', 'room')] }),
  },
  hooks,
};

export const bonus = {
  ...rules,
  fresh: { room: { bonus: null }, attempt: {} },
  views: { room: (room: Room) => ({ bonusDueAt: bonusOf(room)?.dueAt ?? null }) },
} as unknown as Feature<FeatureId>;
