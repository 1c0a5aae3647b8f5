// Stores the seat of a game started from a practice link.

import { gamePath } from '#src/platform/composites.ts';
import type { Services } from '#src/platform/services.ts';
import type { AnswerFor } from '#src/platform/requests/wire.ts';
import type { Seat } from '#src/platform/storage/seats.ts';

/** A newly taken seat, with its view. */
export type NewSoloSeat = Pick<AnswerFor<'soloJoin'>, 'playerId' | 'ticket' | 'view'>;

/** Stores the seat; returns the path of the game. */
export async function storeSoloSeat(
  { seats }: Services,
  { playerId, ticket, view }: NewSoloSeat,
  game: Pick<Seat, 'title' | 'type' | 'quizId' | 'previewOf' | 'previewWay'>,
): Promise<string> {
  const { me, room } = view;
  const seat = { roomHash: room.hash, playerId };
  await seats.keep({
    ...seat,
    ...game,
    ticket,
    name: me.name,
    character: me.character,
    code: room.code,
    usedAt: Date.now(),
    over: false,
  });
  return gamePath(seat, game.type);
}
