// Power-ups: cards earned by answering, and the effects of using them (specification 2, sections 3 to 5, 7
// and 9; decisions, "Power-ups").

import { whyCannotAct } from '#core/authority/refusals.ts';
import { type Decision, accepted, NOTHING, refused } from '#core/authority/decision.ts';
import { isOver } from '#core/authority/dueTimes.ts';
import type { RoomEvent } from '#core/authority/events.ts';
import type { Feature, HostTurn, PlayerTurn, Rules } from '#core/authority/ruleSet.ts';
import { isPlaying } from '#core/authority/seats.ts';
import type { Response, Room, Seat } from '#core/authority/state.ts';
import { type PlayerAnnouncement, toAll, toOtherDevices, toSeat } from '#core/authority/announcements.ts';
import { copyWith } from '#core/collections/copyWith.ts';
import { at, entriesOf } from '#core/collections/list.ts';
import {
  awardEvents,
  powerupCount,
  drawn,
  isOffered,
  shufflesLeft,
  withCard,
} from '#core/features/powerups/authorityBelt.ts';
import { companionPowerups } from '#core/features/powerups/authorityCompanions.ts';
import { beltOf, countReceived, NO_BELT } from '#core/features/powerups/authorityKinds.ts';
import { botActs, botSees } from '#core/features/powerups/authorityBots.ts';
import { withPast } from '#core/features/powerups/authorityRecords.ts';
import { powerupsSample } from '#core/features/powerups/authoritySample.ts';
import { answered, withPowerups, withPowerupsAgain } from '#core/features/powerups/authorityScore.ts';
import { timeResumed, withTimeHeld } from '#core/features/powerups/authorityTime.ts';
import type { ActiveEffect, Belt, Card, PowerupsTypes } from '#core/features/powerups/authorityTypes.ts';
import {
  applyUse,
  effectOf,
  rememberCommand,
  seatsUnder,
  withRoomEffect,
  withUseCount,
} from '#core/features/powerups/authorityOutcome.ts';
import { decideUse, isOnRoom } from '#core/features/powerups/authorityUse.ts';
import { powerupsViews } from '#core/features/powerups/authorityViews.ts';
import { canBeEnded, effectBy, passesInPlay, reachesRoom } from '#core/features/powerups/powerup.ts';
import { hasPowerups } from '#core/features/powerups/hasPowerups.ts';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import { isAvailableIn } from '#core/features/powerups/powerups.ts';
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
  version: 3,
  priority: 5,
  playerCommands: { usePowerup, placePowerup, shufflePowerups, endPowerup },
  hostCommands: { awardPowerup, triggerPowerup },
  evolve: {
    powerupAwarded: (room, { seat, card }, rules) => given(room, seat, card, rules),
    powerupsGiven: (room, { powerup, seats, firstId, at: now }, rules) =>
      seats.reduce((each, seat, n) => {
        const after = (at(each.seats, seat) as Seat).responses.length;
        // Clocks stopped at the moment of the pause, so the card's clock starts there.
        const came = room.pausedAt ?? now;
        return given(each, seat, { id: firstId + n, powerup, at: came, after, byTeacher: true }, rules);
      }, room),
    powerupPlaced: (room, { seat, slot, card, by }, rules) =>
      withBelt(room, seat, rules, (belt) => ({
        ...belt,
        slots: belt.slots.map((each, n) => {
          if (n === slot && belt.offer) return belt.offer;
          return each?.id === card ? null : each;
        }),
        offer: null,
        commandIds: rememberCommand(belt, by.commandId),
      })),
    powerupsShuffled: (room, { seat, cards, by }, rules) =>
      withUseCount(
        withBelt(room, seat, rules, (belt) => {
          const others = cards.values();
          const slots = belt.slots.map((card) =>
            card && !card.byTeacher ? (others.next().value ?? card) : card,
          );
          return {
            ...belt,
            slots,
            got: countReceived(belt.got, cards),
            shuffles: belt.shuffles + 1,
            commandIds: rememberCommand(belt, by.commandId),
          };
        }),
        cards.at(-1)?.id ?? 0,
      ),
    powerupUsed: (room, { seat, use, at: now }, rules) => applyUse(room, seat, use, now, rules),
    powerupTriggered: (room, { powerup, effect: id, at: now }, rules) =>
      withRoomEffect(room, effectOf(powerup, id, now, { byTeacher: true }), { id, powerup, by: null }, rules),
    powerupEnded: (room, { seat, effect, by }, rules) =>
      withBelt(room, seat, rules, (belt) => ({
        ...belt,
        effects: belt.effects.filter(({ id }) => id !== effect),
        commandIds: rememberCommand(belt, by.commandId),
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
          commandIds: rememberCommand(belt, by.commandId),
        },
      });
    },
  },
  tells: {
    // The player's own device learns of the card from the answer's receipt.
    powerupAwarded: ({ seat }) => ({ players: [toOtherDevices(seat)] }),
    powerupsGiven: ({ seats }) => ({
      players: [{ ...toAll('powerupAwarded', 'me'), seats }],
      host: { name: 'powerupAwarded', seats, immediate: true },
    }),
    powerupPlaced: announceToOwnDevices,
    powerupsShuffled: announceToOwnDevices,
    powerupEnded: announceToOwnDevices,
    answerSpared: announceToOwnDevices,
    powerupUsed({ seat, use }, { room }) {
      const kind = POWERUPS[use.powerup];
      const struck = use.reaches.filter((each) => each !== seat);
      const toWhole = reachesRoom(kind) ? announceToRoom(room, use.powerup, use.effect, seat) : null;
      return {
        players: [
          toOtherDevices(seat),
          ...(toWhole ? [toWhole] : []),
          ...struck.map((each) => toSeat('powerupUsed', each)),
        ],
        // The leaderboard shows streaks.
        soon: effectBy(kind, 'streak') ? ['board'] : [],
        host: { name: 'powerupUsed', seats: toWhole?.seats ?? use.reaches },
      };
    },
    powerupTriggered({ powerup, effect }, { room }) {
      const toWhole = announceToRoom(room, powerup, effect);
      return {
        players: [toWhole],
        host: { name: 'powerupUsed', immediate: true, seats: toWhole.seats },
      };
    },
  },
  views: powerupsViews,
  extends: {
    bots: { acts: botActs, sees: botSees },
    companions: { helps: companionPowerups },
  },
  hooks: {
    judged: withPowerups,
    rejudged: (_room, seat, response) => withPowerupsAgain(seat, response),
    recounted: (seat, { keptStreak }) => (keptStreak === undefined ? seat : { ...seat, streak: keptStreak }),
    opened: timeResumed,
    // An answer that crossed with saving its question for later leaves the next one open.
    answered: (seat, response) =>
      seat.open ? answered(seat, response) : withTimeHeld(answered(seat, response), response.at),
    postponed: (seat, { leftAt }) => (leftAt === undefined ? seat : withTimeHeld(seat, leftAt)),
    finished: (_room, seat, now) => withTimeHeld(seat, now),
    countedAnswer: bestOf,
    insteadOfAnswer: sparing,
    // Cards last for one attempt; `wasGiven` lasts for the whole game.
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
    alsoAfterAnswer: (room, index, _before, after, { at: now }) => awardEvents(room, index, after, now),
    elapsedMs: ({ open }, q, elapsedMs) =>
      open?.q !== q || open.stoppedAt === undefined ? elapsedMs : open.stoppedAt - open.openedAt,
    times(_room, { belt, later }, q, now) {
      const stands = belt?.effects.some(
        (each) => each.q === q && effectBy(POWERUPS[each.powerup], 'stopClock'),
      );
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
  const belt = beltOf(seat);
  return rules.withSeat(room, index, copyWith(seat, { belt: withPast(belt, change(belt)) }));
}

/** Returns the room with a card added to a seat's belt. */
function given(room: Room, index: number, card: Card, rules: Rules): Room {
  const after = withBelt(room, index, rules, (belt) => withCard(belt, card));
  return withUseCount(after, card.id);
}

function announceToOwnDevices({ seat }: { readonly seat: number }) {
  return { players: [toOtherDevices(seat)], host: { name: 'playerResponded' } } as const;
}

/** Announces an effect on everyone: on the room, or on those who got it for a time of their own. */
function announceToRoom(room: Room, powerup: PowerupId, effect: number, user?: number): PlayerAnnouncement {
  if (!passesInPlay(POWERUPS[powerup])) return toAll('powerupUsed', 'room');
  const seats = seatsUnder(room, effect).filter((seat) => seat !== user);
  return { ...toAll('powerupUsed', 'me'), seats };
}

/**
 * True if the effect spares a wrong answer to this question. An effect bound to another question waits for
 * that one.
 */
function isSparing({ powerup, q }: ActiveEffect, answered: number | undefined): boolean {
  return effectBy(POWERUPS[powerup], 'spare') !== undefined && (q === undefined || q === answered);
}

/**
 * Returns the event that replaces an answer caught by immunity: a wrong one, or a partially correct one if
 * the answer has several parts (decisions, "Power-ups"). null for any other answer.
 */
function sparing({ seat, index, now }: PlayerTurn, response: Response): readonly RoomEvent[] | null {
  const { answer, result, q, commandId } = response;
  const effect = seat.belt?.effects.find((each) => isSparing(each, q));
  if (!effect || seat.open?.q !== q || !answer || response.state === 'timedOut') return null;
  const isMissed = result === 'incorrect' || (result === 'partial' && kindOf(answer.type).can.parts);
  return isMissed ? [{ type: 'answerSpared', seat: index, answer, at: now, by: { commandId } }] : null;
}

/** Returns the best of this answer and the spared ones. */
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

function usePowerup(turn: PlayerTurn, { card: id, targetId, commandId }: PlayerWord<'usePowerup'>): Decision {
  const { room, seat, now } = turn;
  const reason = whyCannotAct(room, seat, now);
  if (reason) return refused(reason);
  const { slots } = beltOf(seat);
  const card = slots.find((each) => each?.id === id);
  if (!card) return refused(id <= powerupCount(room) ? 'powerup.ALREADY_ACTIVATED' : 'powerup.NOT_FOUND');
  const outcome = decideUse(turn, card, { targetId, commandId });
  return typeof outcome === 'string' ? refused(outcome) : accepted(...outcome);
}

function placePowerup(
  { room, seat, index, now }: PlayerTurn,
  { card, slot, commandId }: PlayerWord<'placePowerup'>,
): Decision {
  const reason = whyCannotAct(room, seat, now);
  if (reason) return refused(reason);
  const { slots, offer } = beltOf(seat);
  const placed = { type: 'powerupPlaced', seat: index, by: { commandId } } as const;
  const isOpen = offer !== null && isOffered(offer, now);
  const from = slots.findIndex((each) => each?.id === card);
  // The card that waits takes the place of one that is discarded.
  if (slot === null && from >= 0)
    return accepted({ ...placed, ...(isOpen ? { slot: from } : { slot, card }) });
  if (offer?.id !== card) return refused('powerup.NOT_FOUND');
  return slot === null || isOpen ? accepted({ ...placed, slot }) : refused('powerup.NOT_USABLE');
}

function shufflePowerups(
  { room, seat, index, now }: PlayerTurn,
  { commandId }: PlayerWord<'shufflePowerups'>,
): Decision {
  const reason = whyCannotAct(room, seat, now);
  if (reason) return refused(reason);
  const { slots, shuffles } = beltOf(seat);
  const own = slots.filter((card) => card !== null && !card.byTeacher);
  if (own.length === 0) return refused('powerup.NOT_FOUND');
  if (shufflesLeft(seat) <= 0) return refused('powerup.MAX_ATTEMPT_EXHAUSTED');
  const kinds = drawn(room, index, seat, `shuffle:${shuffles}`, own.length);
  if (kinds.length === 0) return refused('powerup.NOT_USABLE');
  const cards = kinds.map((powerup, n) => ({
    id: powerupCount(room) + 1 + n,
    powerup,
    at: now,
    after: seat.responses.length,
  }));
  return accepted({ type: 'powerupsShuffled', seat: index, cards, by: { commandId } });
}

/** Ends an effect that the player started; does nothing if it is already over. */
function endPowerup(
  { room, seat, index, now }: PlayerTurn,
  { effect: id, commandId }: PlayerWord<'endPowerup'>,
): Decision {
  const reason = whyCannotAct(room, seat, now);
  if (reason) return refused(reason);
  const effect = beltOf(seat).effects.find((each) => each.id === id);
  if (!effect) return NOTHING;
  if (effect.by !== undefined || !canBeEnded(POWERUPS[effect.powerup])) return refused('powerup.NOT_USABLE');
  return accepted({ type: 'powerupEnded', seat: index, effect: id, by: { commandId } });
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
  if (!isAvailableIn(room, POWERUPS[powerup])) return refused('powerup.NOT_USABLE');
  const wanted = playerIds === null ? null : new Set(playerIds);
  const meant = [...entriesOf(room.seats)].filter(([, { id }]) => wanted === null || wanted.has(id));
  const seats = meant.flatMap(([index, seat]) => (isPlaying(seat) && !isOver(room, seat) ? index : []));
  if (seats.length === 0) return refused(meant.length === 0 ? 'player.NOT_FOUND' : 'powerup.NO_TARGET');
  return accepted({
    type: 'powerupsGiven',
    powerup,
    seats,
    firstId: powerupCount(room) + 1,
    commandId,
    at: now,
  });
}

/** A teacher's trigger ignores the cooldown (specification 2, section 5). */
function triggerPowerup(
  { room, now }: HostTurn,
  { powerup, commandId }: HostWord<'triggerPowerup'>,
): Decision {
  if (!canTrigger(room)) return refused('room.WRONG_STATE');
  if (!reachesRoom(POWERUPS[powerup])) return refused('powerup.NOT_USABLE');
  if (isOnRoom(room, powerup, now)) return refused('powerup.ALREADY_ACTIVATED');
  return accepted({ type: 'powerupTriggered', powerup, effect: powerupCount(room) + 1, commandId, at: now });
}
