// Duels: after a number of correct answers, a player strikes someone, raises a shield, or skips
// (specification 2, section 5 "Duel strikes and shields"; decisions, "Duels").

import { whyCannotAct } from '#core/authority/refusals.ts';
import { type Decision, accepted, refused } from '#core/authority/decision.ts';
import type { RoomEvent } from '#core/authority/events.ts';
import { movesWithin } from '#core/authority/ledger.ts';
import type { Feature, PlayerTurn, Rules } from '#core/authority/ruleSet.ts';
import type { Room, Seat } from '#core/authority/state.ts';
import { toOtherDevices, toSeat } from '#core/authority/announcements.ts';
import { copyWith } from '#core/collections/copyWith.ts';
import { at } from '#core/collections/list.ts';
import {
  duelistOf,
  duelTargets,
  isDue,
  hasHit,
  NO_DUELS,
  strikeOf,
  unlockedShields,
  unlockedStrikes,
} from '#core/features/duels/authorityDuels.ts';
import { botActs } from '#core/features/duels/authorityBots.ts';
import { duelsSample } from '#core/features/duels/authoritySample.ts';
import type {
  ChoiceOrigin,
  DuelChoice,
  Duelist,
  DuelsTypes,
  PastStrike,
} from '#core/features/duels/authorityTypes.ts';
import { duelsViews } from '#core/features/duels/authorityViews.ts';
import { DUEL_POINTS } from '#core/features/duels/duels.ts';

declare module '#core/authority/featureTypes.ts' {
  interface FeatureTypes {
    readonly duels: DuelsTypes;
  }
}

export const duels: Feature<'duels'> = {
  version: 4,
  priority: 6,
  playerCommands: { duelDecision },
  evolve: {
    struck(room, { seat: striker, past, by }, rules) {
      const strikers = chosen(room, striker, 'strike', by, rules, (duelist) =>
        withNews(duelist, striker, past),
      );
      const hit = [past.on, ...(past.third === undefined ? [] : [past.third])];
      const all = hit.reduce(
        (each, index) =>
          withDuelist(each, index, rules, (duelist) => ({
            ...withNews(duelist, index, past),
            shield: index === past.on ? null : duelist.shield,
            struck: [
              ...duelist.struck,
              { at: past.at, by: striker, ...(hasHit(past, index) ? {} : { held: true as const }) },
            ],
          })),
        strikers,
      );
      const recent = [...(room.duels?.recent ?? []), past].slice(-KEPT.room);
      return { ...all, duels: { ...all.duels, count: past.id, recent } };
    },
    shieldRaised(room, { seat, shield, at: when, by }, rules) {
      const all = chosen(room, seat, 'shield', by, rules, (duelist) => ({ ...duelist, shield }));
      const { count, recent, raised = [] } = room.duels ?? { count: 0, recent: [] };
      return {
        ...all,
        duels: { count, recent, raised: [...raised, { at: when, seat, shield }].slice(-KEPT.room) },
      };
    },
    duelSkipped: (room, { seat, by }, rules) => chosen(room, seat, 'skip', by, rules),
  },
  tells: {
    struck: ({ seat, past: { on, third } }) => ({
      players: [
        toOtherDevices(seat),
        toSeat('duelStrike', on),
        ...(third === undefined ? [] : [toSeat('duelStrike', third)]),
      ],
      host: { name: 'duelStrike', seats: third === undefined ? [on] : [on, third] },
    }),
    shieldRaised: announceToOwnDevices,
    duelSkipped: announceToOwnDevices,
  },
  alsoTells: {
    // While duels are off, host rows of players without any duel activity have no figures, so all rows may
    // change.
    optionsChanged: ({ options }) => (options.isDuelEnabled === undefined ? {} : { host: { seats: 'all' } }),
  },
  views: duelsViews,
  extends: { bots: { acts: botActs } },
  marks: {
    struck({ seat, past: { on, third, strike, outcome } }, idOf) {
      const hit = third === undefined ? [] : [third];
      const [other = null] = hit.map(idOf);
      const players = { by: idOf(seat), on: idOf(on), third: other };
      return { seats: [seat, on, ...hit], part: { duel: { type: 'strike', strike, outcome, ...players } } };
    },
    shieldRaised: ({ seat, shield }, idOf) => ({
      seats: [seat],
      part: { duel: { type: 'shield', shield, by: idOf(seat) } },
    }),
  },
  choice: {
    isPending: (room, _index, seat) => isDue(room, seat),
    // There is no choice after the last question, because a finished player couldn't be struck back.
    keepsAttemptOpen: () => false,
    onNext: ({ room, index, now }) => ({ first: skipping(room, index, now, null) }),
  },
  hooks: {
    // Steps, level and shield belong to one attempt; past strikes count for the whole game.
    attemptStarted: ({ duelist }) =>
      duelist
        ? {
            duelist: {
              ...NO_DUELS,
              struck: duelist.struck,
              chosen: duelist.chosen,
              commandIds: duelist.commandIds,
            },
          }
        : {},
    keeps: ({ duelist }) => duelist?.commandIds ?? [],
    shifted(seat, by) {
      const { duelist } = seat;
      if (!duelist) return seat;
      return {
        ...seat,
        duelist: {
          ...duelist,
          news: duelist.news.map((past) => later(past, by)),
          struck: duelist.struck.map((each) => later(each, by)),
        },
      };
    },
    roomShifted(room, by) {
      if (!room.duels) return room;
      const { recent, raised } = room.duels;
      return {
        ...room,
        duels: {
          ...room.duels,
          recent: recent.map((past) => later(past, by)),
          ...(raised && { raised: raised.map((past) => later(past, by)) }),
        },
      };
    },
  },
  sample: duelsSample,
};

/**
 * Past strikes kept per player, strikes and shields kept per room, and command ids kept per player; retries
 * come within seconds.
 */
const KEPT = { player: 4, room: 50, commands: 8 } as const;

function later<Moment extends { readonly at: number }>(moment: Moment, by: number): Moment {
  return { ...moment, at: moment.at + by };
}

function announceToOwnDevices({ seat }: { readonly seat: number }) {
  return { players: [toOtherDevices(seat)], host: { name: 'playerResponded' } } as const;
}

/**
 * Keeps the latest strikes. The player's own last strike is always among them, because its outcome is still
 * shown.
 */
function withNews(duelist: Duelist, index: number, past: PastStrike): Duelist {
  const all = [...duelist.news, past];
  const own = all.findLast(({ by }) => by === index);
  const last = all.slice(-KEPT.player);
  return { ...duelist, news: own && !last.includes(own) ? [own, ...last.slice(1)] : last };
}

function withDuelist(room: Room, index: number, rules: Rules, change: (duelist: Duelist) => Duelist): Room {
  const seat = at(room.seats, index) as Seat;
  return rules.withSeat(room, index, copyWith(seat, { duelist: change(duelistOf(seat)) }));
}

/** Returns the room after a choice: the player is one level up and starts counting steps again. */
function chosen(
  room: Room,
  index: number,
  kind: DuelChoice['type'],
  by: ChoiceOrigin | null,
  rules: Rules,
  change: (duelist: Duelist) => Duelist = (duelist) => duelist,
): Room {
  const after = (at(room.seats, index) as Seat).responses.length;
  return withDuelist(room, index, rules, (duelist) => ({
    ...change(duelist),
    level: duelist.level + 1,
    after,
    chosen: { ...duelist.chosen, [kind]: duelist.chosen[kind] + 1 },
    commandIds: by ? [...duelist.commandIds, by.commandId].slice(-KEPT.commands) : duelist.commandIds,
  }));
}

function skipping(room: Room, seat: number, now: number, by: ChoiceOrigin | null): readonly RoomEvent[] {
  return [
    { type: 'duelSkipped', seat, at: now, by },
    movesWithin(room, 'duels', [{ seat, points: DUEL_POINTS.forSkip }], now),
  ];
}

function duelDecision(turn: PlayerTurn, { level, choice, commandId }: DuelsTypes['playerCommand']): Decision {
  const { room, seat, index, now } = turn;
  const by = { commandId };
  const reason = whyCannotAct(room, seat, now);
  if (reason) return refused(reason);
  if (!isDue(room, seat) || level !== duelistOf(seat).level) return refused('duel.NOT_DUE');
  switch (choice.type) {
    case 'skip':
      return accepted(...skipping(room, index, now, by));
    case 'shield': {
      const { shield } = choice;
      if (!unlockedShields(level).includes(shield)) return refused('duel.LOCKED');
      return accepted({ type: 'shieldRaised', seat: index, shield, at: now, by });
    }
    case 'strike': {
      const { strike, targetId } = choice;
      if (!unlockedStrikes(level).includes(strike)) return refused('duel.LOCKED');
      const target = duelTargets(room, index, now).find((each) => each.seat.id === targetId);
      if (!target) return refused('duel.NO_TARGET');
      const { past, moved } = strikeOf(turn, strike, target.index);
      const struck: RoomEvent = { type: 'struck', seat: index, past, by };
      return moved.moves.length > 0 ? accepted(struck, moved) : accepted(struck);
    }
    default:
      return choice satisfies never;
  }
}
