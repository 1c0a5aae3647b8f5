// Views of power-ups: players see only their own belt and effects; the host sees all belts.

import type { FeatureViewFunctions } from '#core/authority/ruleSet.ts';
import type { Response, Room, Seat } from '#core/authority/state.ts';
import { positionOf } from '#core/authority/order/order.ts';
import { userOf } from '#core/authority/seats.ts';
import { at } from '#core/collections/list.ts';
import { shufflesLeft, answersToNextCard } from '#core/features/powerups/authorityBelt.ts';
import { beltOf } from '#core/features/powerups/authorityKinds.ts';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import type { ActiveEffect, Card, UseRecord } from '#core/features/powerups/authorityTypes.ts';
import { shufflingEffect } from '#core/features/powerups/authorityScore.ts';
import { hiddenOf } from '#core/features/powerups/authorityUse.ts';
import { hasPowerups } from '#core/features/powerups/hasPowerups.ts';
import { passesInPlay } from '#core/features/powerups/powerup.ts';
import { BELT, POWERUP_VERSION } from '#core/features/powerups/powerups.ts';
import { POWERUPS } from '#core/features/powerups/registry.ts';
import type {
  BeltView,
  CardView,
  EffectView,
  PowerupNewsView,
  PowerupPointsView,
  PowerupUseView,
  SlidePowerups,
} from '#core/features/powerups/views.ts';

export const powerupsViews: FeatureViewFunctions<'powerups'> = {
  room: (room, isInside) => ({
    powerupEffects: isInside ? effectViews(room, roomEffects(room, false)) : [],
    powerupVersion: POWERUP_VERSION,
  }),
  host: (room) => ({ roomBoosts: effectViews(room, roomEffects(room, true)) }),
  me: (room, index, seat) => ({ belt: beltView(room, index, seat) }),
  // Part of `choice` because an answer's receipt includes it: whether a wrong answer was spared, and how
  // power-ups changed the points.
  choice: (room, index, seat) => ({ powerups: hasPowerups(room) ? slideOf(room, index, seat) : null }),
  projector: (room) => ({
    powerupUses: (room.powerups?.recent ?? []).map((past) => useView(room, past)),
    roomBoosts: effectViews(room, roomEffects(room, true)),
  }),
  hostRow: (room, _index, seat) => ({
    powerups: hasPowerups(room)
      ? {
          cards: beltOf(seat).slots.flatMap((card) =>
            card ? { powerup: card.powerup, byTeacher: card.byTeacher === true } : [],
          ),
          effects: effectsOf(seat).map(({ powerup }) => powerup),
        }
      : null,
  }),
  reportResponse: (_response, ofQuestion) => ({ powerups: summed(ofQuestion.flatMap(pointsOf)) }),
};

function slideOf(room: Room, index: number, seat: Seat): SlidePowerups | null {
  const open = seat.open !== null;
  const isOver = !open && positionOf(room, index, seat).state === 'reveal';
  const response = isOver ? (seat.responses.at(-1) ?? null) : null;
  const shown: SlidePowerups = {
    hiddenOptions: open ? hiddenOf(seat) : [],
    stoppedAt: (open && seat.open?.stoppedAt) || null,
    mix: mixOf(room, seat, response),
    spared: (open && seat.open?.spared?.at(-1)) || null,
    points: pointsOf(response),
  };
  const isIdle =
    shown.hiddenOptions.length === 0 &&
    shown.points.length === 0 &&
    shown.stoppedAt === null &&
    shown.mix === null &&
    shown.spared === null;
  return isIdle ? null : shown;
}

function useView(room: Room, { id, powerup, by, on, points = 0 }: UseRecord): PowerupUseView {
  return { id, powerup, by: userOf(room, by), on: userOf(room, on), points };
}

function newsView(
  room: Room,
  index: number,
  { id, powerup, openedFrom, by, on, points = 0 }: UseRecord,
): PowerupNewsView {
  const other = by === index ? on : by;
  return {
    id,
    powerup,
    openedFrom: openedFrom ?? null,
    own: by === index,
    other: (other != null && at(room.seats, other)?.name) || null,
    points,
  };
}

function beltView(room: Room, index: number, seat: Seat): BeltView | null {
  if (!hasPowerups(room)) return null;
  const { slots, offer, news } = beltOf(seat);
  return {
    slots: slots.map((card) => card && cardView(card)),
    offer: offer && { ...cardView(offer), until: room.pausedAt === null ? offer.at + BELT.offerMs : null },
    came:
      seat.open === null &&
      [...slots, offer].some((card) => card?.after === seat.responses.length && !card.byTeacher),
    effects: effectViews(room, effectsOf(seat)),
    news: news.map((past) => newsView(room, index, past)),
    shufflesLeft: shufflesLeft(seat),
    toNext: answersToNextCard(room, index, seat),
  };
}

/**
 * Returns the seat's current effects. An effect bound to a postponed question returns along with that
 * question; one whose time stands still while a question is open does nothing for it.
 */
function effectsOf(seat: Seat): readonly ActiveEffect[] {
  return beltOf(seat).effects.filter(({ q, left }) =>
    left === undefined ? q === undefined || q === seat.open?.q : seat.open === null,
  );
}

function cardView({ id, powerup, at: came, after, byTeacher }: Card): CardView {
  return { id, powerup, readyAt: came + BELT.readyMs, after, byTeacher: byTeacher === true };
}

function roomEffects({ powerups }: Room, inPlay: boolean): readonly ActiveEffect[] {
  return (powerups?.effects ?? []).filter(({ powerup }) => passesInPlay(POWERUPS[powerup]) === inPlay);
}

/** No clock runs while the game is paused, so effects that ended before the pause are left out. */
function effectViews(room: Room, effects: readonly ActiveEffect[]): readonly EffectView[] {
  const { pausedAt } = room;
  return effects
    .filter(({ until }) => pausedAt === null || until === null || until > pausedAt)
    .map((effect) => effectView(room, effect));
}

function effectView(
  room: Room,
  { id, powerup, at: began, until, left, by, byTeacher }: ActiveEffect,
): EffectView {
  const { pausedAt } = room;
  return {
    id,
    powerup,
    at: began,
    until: pausedAt === null ? until : null,
    left: left ?? (until === null || pausedAt === null ? null : until - pausedAt),
    by: bringerOf(room, by),
    byTeacher: byTeacher === true,
  };
}

function bringerOf(room: Room, by: number | undefined): EffectView['by'] {
  const seat = by === undefined ? undefined : at(room.seats, by);
  return seat ? { playerId: seat.id, name: seat.name } : null;
}

/** Returns the seed that scrambles the options on screen, open or answered; null if they aren't scrambled. */
function mixOf(room: Room, seat: Seat, told: Response | null): number | null {
  const { open } = seat;
  const [by, q] = open ? [shufflingEffect(room, seat, open.q)?.id, open.q] : [told?.mixedBy, told?.q];
  return by === undefined || q === undefined ? null : (by * 31 + q) % 24;
}

/** Sums each power-up's points over all tries of a question. */
function summed(points: readonly PowerupPointsView[]): readonly PowerupPointsView[] {
  const sums = new Map<PowerupId, number>();
  for (const each of points) sums.set(each.powerup, (sums.get(each.powerup) ?? 0) + each.points);
  return [...sums].flatMap(([powerup, sum]) => (sum === 0 ? [] : { powerup, points: sum }));
}

function pointsOf(response: Response | null): readonly PowerupPointsView[] {
  return (response?.powerups ?? []).map(({ powerup, points }) => ({ powerup, points }));
}
