// What each may see of power-ups: a player the own belt and what is at work on it, the host all belts, nobody another's.

import type { FeatureViewFunctions } from '#core/authority/ruleSet.ts';
import type { Response, Room, Seat } from '#core/authority/state.ts';
import { standsAt } from '#core/authority/order/order.ts';
import { userOf } from '#core/authority/seats.ts';
import { at } from '#core/collections/list.ts';
import { shufflesLeft, toNextCard } from '#core/features/powerups/authorityBelt.ts';
import { beltOf } from '#core/features/powerups/authorityKinds.ts';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import type { ActiveEffect, Card, PastUse } from '#core/features/powerups/authorityTypes.ts';
import { mixing } from '#core/features/powerups/authorityScore.ts';
import { hiddenOf } from '#core/features/powerups/authorityUse.ts';
import { hasPowerups } from '#core/features/powerups/hasPowerups.ts';
import { BELT } from '#core/features/powerups/powerups.ts';
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
    powerupEffects: isInside ? effectViews(room, room.powerups?.effects ?? []) : [],
  }),
  me: (room, index, seat) => ({ belt: beltView(room, index, seat) }),
  // An answer's receipt has it: whether a wrong one was spared, and what power-ups made of its points.
  choice: (room, index, seat) => ({ powerups: hasPowerups(room) ? slideOf(room, index, seat) : null }),
  projector: (room) => ({ powerupUses: (room.powerups?.recent ?? []).map((past) => useView(room, past)) }),
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
  const isOver = !open && standsAt(room, index, seat).state === 'reveal';
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

function useView(room: Room, { id, powerup, by, on, points = 0 }: PastUse): PowerupUseView {
  return { id, powerup, by: userOf(room, by), on: userOf(room, on), points };
}

function newsView(
  room: Room,
  index: number,
  { id, powerup, openedFrom, by, on, points = 0 }: PastUse,
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
    toNext: toNextCard(room, index, seat),
  };
}

/** What is at work on the seat now: what is bound to a question that was left for later comes with that again. */
function effectsOf(seat: Seat): readonly ActiveEffect[] {
  return beltOf(seat).effects.filter(({ q }) => q === undefined || q === seat.open?.q);
}

function cardView({ id, powerup, at: came, after, byTeacher }: Card): CardView {
  return { id, powerup, readyAt: came + BELT.readyMs, after, byTeacher: byTeacher === true };
}

/** While the game is paused no time is left to tell by: what was over before is left out. */
function effectViews(room: Room, effects: readonly ActiveEffect[]): readonly EffectView[] {
  const { pausedAt } = room;
  return effects
    .filter(({ until }) => pausedAt === null || until === null || until > pausedAt)
    .map((effect) => effectView(room, effect));
}

function effectView(room: Room, { id, powerup, at: began, until, by, byTeacher }: ActiveEffect): EffectView {
  return {
    id,
    powerup,
    at: began,
    until: room.pausedAt === null ? until : null,
    by: bringerOf(room, by),
    byTeacher: byTeacher === true,
  };
}

function bringerOf(room: Room, by: number | undefined): EffectView['by'] {
  const seat = by === undefined ? undefined : at(room.seats, by);
  return seat ? { playerId: seat.id, name: seat.name } : null;
}

/** A number that mixes up the looks of the options that stand there, open or told; null where nothing does. */
function mixOf(room: Room, seat: Seat, told: Response | null): number | null {
  const { open } = seat;
  const [by, q] = open ? [mixing(room, seat, open.q)?.id, open.q] : [told?.mixedBy, told?.q];
  return by === undefined || q === undefined ? null : (by * 31 + q) % 24;
}

/** Each power-up once: what all tries of a question have earned stands together. */
function summed(points: readonly PowerupPointsView[]): readonly PowerupPointsView[] {
  const sums = new Map<PowerupId, number>();
  for (const each of points) sums.set(each.powerup, (sums.get(each.powerup) ?? 0) + each.points);
  return [...sums].flatMap(([powerup, sum]) => (sum === 0 ? [] : { powerup, points: sum }));
}

function pointsOf(response: Response | null): readonly PowerupPointsView[] {
  return (response?.powerups ?? []).map(({ powerup, points }) => ({ powerup, points }));
}
