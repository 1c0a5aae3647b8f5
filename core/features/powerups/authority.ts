// Power-ups: cards that come with answers, and what their use does (specification 2, sections 3 to 5, 7 and 9; decisions, "Power-ups").

import { notActing } from '#core/authority/acting.ts';
import { type Decision, events, NOTHING, refused } from '#core/authority/decision.ts';
import { isOver } from '#core/authority/dueTimes.ts';
import type { RoomEvent } from '#core/authority/events.ts';
import type { Feature, HostTurn, PlayerTurn, Rules } from '#core/authority/ruleSet.ts';
import { isPlaying } from '#core/authority/seats.ts';
import type { Response, Room, Seat } from '#core/authority/state.ts';
import { toAll, toOtherDevices, toSeat } from '#core/authority/tells.ts';
import { changed } from '#core/collections/changed.ts';
import { at, entriesOf } from '#core/collections/list.ts';
import {
  awarding,
  countOf,
  drawn,
  isOffered,
  shufflesLeft,
  withCard,
} from '#core/features/powerups/authorityBelt.ts';
import { helpsCompanion } from '#core/features/powerups/authorityCompanions.ts';
import { beltOf, gotWith, NO_BELT } from '#core/features/powerups/authorityKinds.ts';
import { robotActs, robotSees } from '#core/features/powerups/authorityRobots.ts';
import { powerupsSample } from '#core/features/powerups/authoritySample.ts';
import { answered, judged } from '#core/features/powerups/authorityScore.ts';
import type { ActiveEffect, Belt, Card, PowerupsTypes } from '#core/features/powerups/authorityTypes.ts';
import {
  counted,
  effectOf,
  isOnRoom,
  keeping,
  used,
  using,
  withRoomEffect,
} from '#core/features/powerups/authorityUse.ts';
import { powerupsViews } from '#core/features/powerups/authorityViews.ts';
import { canBeEnded, does, reachesRoom } from '#core/features/powerups/powerup.ts';
import { hasPowerups } from '#core/features/powerups/hasPowerups.ts';
import { existsIn } from '#core/features/powerups/powerups.ts';
import { POWERUPS } from '#core/features/powerups/registry.ts';
import { authorityOf } from '#core/questions/authority.ts';
import { kindOf } from '#core/questions/kinds.ts';
import type { Answer } from '#core/questions/question.ts';
import { isFinished } from '#core/room/phase.ts';

type PlayerWord<Type> = Extract<PowerupsTypes['playerCommand'], { readonly type: Type }>;
type HostWord<Type> = Extract<PowerupsTypes['hostCommand'], { readonly type: Type }>;

declare module '#core/authority/featureTypes.ts' {
  interface FeatureTypes {
    readonly powerups: PowerupsTypes;
  }
}

export const powerups: Feature<'powerups'> = {
  version: 1,
  turn: 5,
  playerCommands: { activatePowerup, placePowerup, shufflePowerups, endPowerup },
  hostCommands: { awardPowerup, triggerPowerup },
  evolve: {
    powerupAwarded: (room, { seat, card }, rules) => given(room, seat, card, rules),
    powerupsGiven: (room, { powerup, seats, firstId, at: now }, rules) =>
      seats.reduce((each, seat, n) => {
        const after = (at(each.seats, seat) as Seat).responses.length;
        // In a pause the clocks stand where they stood.
        const came = room.pausedAt ?? now;
        return given(each, seat, { id: firstId + n, powerup, at: came, after, byTeacher: true }, rules);
      }, room),
    powerupPlaced: (room, { seat, slot, by }, rules) =>
      withBelt(room, seat, rules, (belt) => ({
        ...belt,
        slots: slot === null || !belt.offer ? belt.slots : belt.slots.with(slot, belt.offer),
        offer: null,
        commandIds: keeping(belt, by.commandId),
      })),
    powerupsShuffled: (room, { seat, cards, by }, rules) =>
      counted(
        withBelt(room, seat, rules, (belt) => {
          const others = cards.values();
          const slots = belt.slots.map((card) =>
            card && !card.byTeacher ? (others.next().value ?? card) : card,
          );
          return {
            ...belt,
            slots,
            got: gotWith(belt.got, cards),
            shuffles: belt.shuffles + 1,
            commandIds: keeping(belt, by.commandId),
          };
        }),
        cards.at(-1)?.id ?? 0,
      ),
    powerupUsed: (room, { seat, use, at: now }, rules) => used(room, seat, use, now, rules),
    powerupTriggered: (room, { powerup, effect, at: now }) =>
      withRoomEffect(room, effectOf(powerup, effect, now, { byTeacher: true }), {
        id: effect,
        powerup,
        by: null,
      }),
    powerupEnded: (room, { seat, effect, by }, rules) =>
      withBelt(room, seat, rules, (belt) => ({
        ...belt,
        effects: belt.effects.filter(({ id }) => id !== effect),
        commandIds: keeping(belt, by.commandId),
      })),
    answerSpared(room, { seat: index, answer, by }, rules) {
      const seat = at(room.seats, index) as Seat;
      const belt = beltOf(seat);
      return rules.withSeat(room, index, {
        ...seat,
        open: seat.open && { ...seat.open, spared: [...(seat.open.spared ?? []), answer] },
        belt: {
          ...belt,
          effects: belt.effects.filter((effect) => !isSparing(effect, seat.open?.q)),
          commandIds: keeping(belt, by.commandId),
        },
      });
    },
  },
  tells: {
    // The answer that it came with tells the player's own device.
    powerupAwarded: ({ seat }) => ({ players: [toOtherDevices(seat)] }),
    powerupsGiven: ({ seats }) => ({
      players: [{ ...toAll('powerupAwarded', 'me'), seats }],
      host: { name: 'powerupAwarded', seats, atOnce: true },
    }),
    powerupPlaced: toldOwn,
    powerupsShuffled: toldOwn,
    powerupEnded: toldOwn,
    answerSpared: toldOwn,
    powerupUsed({ seat, use }) {
      const toWhole = reachesRoom(POWERUPS[use.powerup]);
      const struck = use.reaches.filter((each) => each !== seat);
      return {
        players: [
          toOtherDevices(seat),
          ...(toWhole ? [toAll('powerupUsed', 'room')] : []),
          ...struck.map((each) => toSeat('powerupUsed', each)),
        ],
        // Streaks stand on the leaderboard, too.
        soon: does(POWERUPS[use.powerup], 'streak') ? ['board'] : [],
        host: { name: 'powerupUsed', seats: use.reaches },
      };
    },
    powerupTriggered: () => ({
      players: [toAll('powerupUsed', 'room')],
      host: { name: 'powerupUsed', atOnce: true },
    }),
  },
  views: powerupsViews,
  extends: {
    robots: { acts: robotActs, sees: robotSees },
    companions: { helps: helpsCompanion },
  },
  hooks: {
    judged,
    answered,
    counting: bestOf,
    instead: sparing,
    // Cards are those of one attempt; that somebody was given something holds for the game.
    attemptStarted: ({ belt }) =>
      belt
        ? {
            belt: {
              ...NO_BELT,
              commandIds: belt.commandIds,
              ...(belt.wasGiven && { wasGiven: belt.wasGiven }),
            },
          }
        : {},
    alsoAfterAnswer: (room, index, _before, after, { at: now }) => awarding(room, index, after, now),
    elapsedMs: ({ open }, q, elapsedMs) =>
      open?.q !== q || open.stoppedAt === undefined ? elapsedMs : open.stoppedAt - open.openedAt,
    times(_room, { belt, later }, q, now) {
      const stands = belt?.effects.some((each) => each.q === q && does(POWERUPS[each.powerup], 'stopClock'));
      const postponed = stands ? later?.find((left) => left.q === q) : undefined;
      return postponed ? { at: now - postponed.usedMs, deadline: null, stoppedAt: now } : null;
    },
    keeps: ({ belt }) => belt?.commandIds ?? [],
    controls: (room) => [
      ...(canAward(room) ? (['awardPowerup'] as const) : []),
      ...(canTrigger(room) ? (['triggerPowerup'] as const) : []),
    ],
    shifted(seat, by) {
      if (!seat.belt) return seat;
      const { belt, open } = seat;
      const card = (each: Card | null): Card | null => each && { ...each, at: each.at + by };
      return {
        ...seat,
        open: open?.stoppedAt === undefined ? open : { ...open, stoppedAt: open.stoppedAt + by },
        belt: {
          ...belt,
          slots: belt.slots.map(card),
          offer: card(belt.offer),
          effects: belt.effects.map((effect) => later(effect, by)),
        },
      };
    },
    roomShifted: (room, by) =>
      room.powerups
        ? {
            ...room,
            powerups: {
              ...room.powerups,
              effects: room.powerups.effects.map((effect) => later(effect, by)),
              startedAt: Object.fromEntries(
                Object.entries(room.powerups.startedAt).map(([id, started]) => [id, started + by]),
              ),
            },
          }
        : room,
  },
  sample: powerupsSample,
};

function later(effect: ActiveEffect, by: number): ActiveEffect {
  return { ...effect, at: effect.at + by, until: effect.until === null ? null : effect.until + by };
}

function withBelt(room: Room, index: number, rules: Rules, change: (belt: Belt) => Belt): Room {
  const seat = at(room.seats, index) as Seat;
  return rules.withSeat(room, index, changed(seat, { belt: change(beltOf(seat)) }));
}

/** The room with a card for a seat. */
function given(room: Room, index: number, card: Card, rules: Rules): Room {
  const after = withBelt(room, index, rules, (belt) => withCard(belt, card));
  return counted(after, card.id);
}

function toldOwn({ seat }: { readonly seat: number }) {
  return { players: [toOtherDevices(seat)], host: { name: 'playerResponded' } } as const;
}

/** Whether it spares an answer to this question: one that is bound to another waits for that. */
function isSparing({ powerup, q }: ActiveEffect, answered: number | undefined): boolean {
  return does(POWERUPS[powerup], 'spare') !== undefined && (q === undefined || q === answered);
}

/** The event in place of an answer that immunity catches: a wrong one, and of several parts one that is partly right (decisions, "Power-ups"); null for any other. */
function sparing({ seat, index, now }: PlayerTurn, response: Response): readonly RoomEvent[] | null {
  const { answer, result, q, commandId } = response;
  const effect = seat.belt?.effects.find((each) => isSparing(each, q));
  if (!effect || seat.open?.q !== q || !answer || response.state === 'timedOut') return null;
  const isMissed = result === 'incorrect' || (result === 'partial' && kindOf(answer.type).can.parts);
  return isMissed ? [{ type: 'answerSpared', seat: index, answer, at: now, by: { commandId } }] : null;
}

/** The best of the answer and those that were spared. */
function bestOf(
  { questions }: Room,
  { open }: Seat,
  q: number,
  answer: Response['answer'],
): Response['answer'] {
  const keyed = questions[q];
  if (!keyed || !answer || open?.q !== q || !open.spared) return answer;
  const rightIn = (each: Answer) => authorityOf(each.type).grade(keyed, each).right;
  return open.spared.reduce((best, each) => (rightIn(each) > rightIn(best) ? each : best), answer);
}

function activatePowerup(
  turn: PlayerTurn,
  { card: id, targetId, commandId }: PlayerWord<'activatePowerup'>,
): Decision {
  const { room, seat, now } = turn;
  const reason = notActing(room, seat, now);
  if (reason) return refused(reason);
  const { slots } = beltOf(seat);
  const card = slots.find((each) => each?.id === id);
  if (!card) return refused(id <= countOf(room) ? 'powerup.ALREADY_ACTIVATED' : 'powerup.NOT_FOUND');
  const outcome = using(turn, card, { targetId, commandId });
  return typeof outcome === 'string' ? refused(outcome) : events(...outcome);
}

function placePowerup(
  { room, seat, index, now }: PlayerTurn,
  { card, slot, commandId }: PlayerWord<'placePowerup'>,
): Decision {
  const reason = notActing(room, seat, now);
  if (reason) return refused(reason);
  const { offer } = beltOf(seat);
  if (!offer || offer.id !== card) return refused('powerup.NOT_FOUND');
  if (slot !== null && !isOffered(offer, now)) return refused('powerup.NOT_USABLE');
  return events({ type: 'powerupPlaced', seat: index, slot, by: { commandId } });
}

function shufflePowerups(
  { room, seat, index, now }: PlayerTurn,
  { commandId }: PlayerWord<'shufflePowerups'>,
): Decision {
  const reason = notActing(room, seat, now);
  if (reason) return refused(reason);
  const { slots, shuffles } = beltOf(seat);
  const own = slots.filter((card) => card !== null && !card.byTeacher);
  if (own.length === 0) return refused('powerup.NOT_FOUND');
  if (shufflesLeft(seat) <= 0) return refused('powerup.MAX_ATTEMPT_EXHAUSTED');
  const kinds = drawn(room, index, seat, `shuffle:${shuffles}`, own.length);
  if (kinds.length === 0) return refused('powerup.NOT_USABLE');
  const cards = kinds.map((powerup, n) => ({
    id: countOf(room) + 1 + n,
    powerup,
    at: now,
    after: seat.responses.length,
  }));
  return events({ type: 'powerupsShuffled', seat: index, cards, by: { commandId } });
}

/** Ends what its own player has begun; what is over is over. */
function endPowerup(
  { room, seat, index, now }: PlayerTurn,
  { effect: id, commandId }: PlayerWord<'endPowerup'>,
): Decision {
  const reason = notActing(room, seat, now);
  if (reason) return refused(reason);
  const effect = beltOf(seat).effects.find((each) => each.id === id);
  if (!effect) return NOTHING;
  if (effect.by !== undefined || !canBeEnded(POWERUPS[effect.powerup])) return refused('powerup.NOT_USABLE');
  return events({ type: 'powerupEnded', seat: index, effect: id, by: { commandId } });
}

function canAward(room: Room): boolean {
  return hasPowerups(room) && !isFinished(room.state);
}

function canTrigger(room: Room): boolean {
  return hasPowerups(room) && room.state === 'running' && room.playMode === 'live';
}

function awardPowerup(
  { room, now }: HostTurn,
  { powerup, playerIds, commandId }: HostWord<'awardPowerup'>,
): Decision {
  if (!canAward(room)) return refused('room.WRONG_STATE');
  if (!existsIn(room, POWERUPS[powerup])) return refused('powerup.NOT_USABLE');
  const wanted = playerIds === null ? null : new Set(playerIds);
  const meant = [...entriesOf(room.seats)].filter(([, { id }]) => wanted === null || wanted.has(id));
  const seats = meant.flatMap(([index, seat]) => (isPlaying(seat) && !isOver(room, seat) ? index : []));
  if (seats.length === 0) return refused(meant.length === 0 ? 'player.NOT_FOUND' : 'powerup.NO_TARGET');
  return events({ type: 'powerupsGiven', powerup, seats, firstId: countOf(room) + 1, commandId, at: now });
}

/** A teacher's own: no pause holds it back (specification 2, section 5). */
function triggerPowerup(
  { room, now }: HostTurn,
  { powerup, commandId }: HostWord<'triggerPowerup'>,
): Decision {
  if (!canTrigger(room)) return refused('room.WRONG_STATE');
  if (!reachesRoom(POWERUPS[powerup])) return refused('powerup.NOT_USABLE');
  if (isOnRoom(room, powerup, now)) return refused('powerup.ALREADY_ACTIVATED');
  return events({ type: 'powerupTriggered', powerup, effect: countOf(room) + 1, commandId, at: now });
}
