// A player's power-ups as records with a status, those that are used and gone included (specification 2,
// section 3 "Power-up configuration", power-up record).

import { questionIdOf } from '#core/authority/seats.ts';
import type { Room, Seat } from '#core/authority/state.ts';
import { beltOf } from '#core/features/powerups/authorityKinds.ts';
import { isActive } from '#core/features/powerups/authorityScore.ts';
import type { Belt, Card, PastCard, Use } from '#core/features/powerups/authorityTypes.ts';
import type {
  EffectRecord,
  PowerupRecord,
  PowerupStatus,
  RecordMeta,
} from '#core/features/powerups/records.ts';

/** Number of past cards that a belt remembers: a retry comes before three shuffles of a full belt. */
const PAST_KEPT = 12;

const cardsOf = ({ slots, offer }: Belt): readonly Card[] => [...slots, offer].flatMap((card) => card ?? []);

/**
 * Returns the belt with the cards that it no longer has. `use`: of one of them, after this many answers.
 */
export function withPast(before: Belt, belt: Belt, use?: Use, after = 0): Belt {
  const kept = new Set(cardsOf(belt).map(({ id }) => id));
  const gone = cardsOf(before)
    .filter(({ id }) => !kept.has(id))
    .map((card): PastCard => {
      if (card.id !== use?.card) return card;
      const { powerup, effect, q } = use;
      return { ...card, used: { powerup, effect, after, ...(q !== undefined && { q }) } };
    });
  return gone.length === 0 ? belt : { ...belt, past: [...(belt.past ?? []), ...gone].slice(-PAST_KEPT) };
}

/** Returns the seat's power-ups: the past ones, oldest first, then those in hand, in the order of the belt. */
export function powerupRecords(room: Room, seat: Seat, now: number): readonly PowerupRecord[] {
  const { slots, offer, past = [] } = beltOf(seat);
  const recordOf = (card: Card, status: PowerupStatus, slot: number | null): PowerupRecord => {
    const about = seat.responses[card.after - 1]?.q;
    return {
      id: card.id,
      powerupId: card.id,
      name: card.powerup,
      status,
      meta: metaOf(room, seat, { about, number: card.after, slot, byTeacher: card.byTeacher }),
      isTeacherPowerup: card.byTeacher ?? false,
    };
  };
  return [
    ...past.map((card) => recordOf(card, pastStatus(room, seat, card, now), null)),
    ...slots.flatMap((card, slot) => (card ? recordOf(card, 'awarded', slot) : [])),
    ...(offer ? [recordOf(offer, 'awarded', null)] : []),
  ];
}

/** Returns the effect of a used card; null if it wasn't used, or too long ago. */
export function effectOfCard(room: Room, seat: Seat, cardId: number, now: number): EffectRecord | null {
  const card = beltOf(seat).past?.find(({ id }) => id === cardId);
  if (!card?.used) return null;
  const { powerup: name, effect, after, q: about } = card.used;
  return {
    _id: effect,
    name,
    powerupId: card.id,
    status: pastStatus(room, seat, card, now),
    meta: metaOf(room, seat, { about, number: after + 1, byTeacher: card.byTeacher }),
  };
}

/** Returns the active effects on this seat alone. */
export function effectRecords(room: Room, seat: Seat, now: number): readonly EffectRecord[] {
  const { effects, past = [] } = beltOf(seat);
  return effects
    .filter((effect) => isActive(effect, now))
    .map(({ id, powerup, q: about, byTeacher }) => {
      const card = past.find(({ used }) => used?.effect === id);
      const own = card && effectOfCard(room, seat, card.id, now);
      if (own) return own;
      const meta = metaOf(room, seat, { about, number: seat.responses.length + 1, byTeacher });
      return { _id: id, name: powerup, powerupId: null, status: 'activated', meta };
    });
}

function pastStatus(room: Room, seat: Seat, { used }: PastCard, now: number): PowerupStatus {
  if (!used) return 'archived';
  const effects = [...beltOf(seat).effects, ...(room.powerups?.effects ?? [])];
  const isOn = effects.some((effect) => effect.id === used.effect && isActive(effect, now));
  return isOn ? 'activated' : 'destroyed';
}

interface About {
  readonly about: number | undefined;
  readonly number: number;
  readonly slot?: number | null;
  readonly byTeacher: true | undefined;
}

function metaOf(room: Room, { attempt }: Seat, { about, number, slot, byTeacher }: About): RecordMeta {
  return {
    questionId: (about !== undefined && questionIdOf(room, about)) || null,
    attempt,
    questionNum: number,
    beltPosition: slot ?? null,
    source: byTeacher ? 'teacher' : 'student',
  };
}
