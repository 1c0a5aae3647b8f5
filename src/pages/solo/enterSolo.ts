// From a practice link to a seat of one's own.

import type { GameType } from '#core/room/phase.ts';
import type { SoloTimer } from '#core/solo/solo.ts';
import { gamePath } from '#src/app/composites.ts';
import type { Services } from '#src/app/services.ts';
import type { AnswerFor } from '#src/services/requests/wire.ts';

export type QuizInfo = AnswerFor<'getQuizInfo'>;

/** How one can play alone, the first one where nothing is chosen. */
export const WAYS = ['clock', 'calm', 'mastery'] as const;
export type Way = (typeof WAYS)[number];

const GAMES: { readonly [W in Way]: { readonly type: GameType; readonly timer: SoloTimer } } = {
  clock: { type: 'normal', timer: 'classic' },
  calm: { type: 'normal', timer: 'off' },
  mastery: { type: 'mastery_mode', timer: 'off' },
};

/**
 * Begins a game alone and keeps its seat; gives the path of the game. Throws RequestError.
 * With the command id of a call whose answer got lost it gives the game that began then.
 */
export async function beginSolo(
  { caller, seats, settings }: Services,
  { quizId, title }: QuizInfo,
  player: { readonly name: string; readonly character: number; readonly way: Way },
  commandId: string,
): Promise<string> {
  const { type, timer } = GAMES[player.way];
  const { playerId, ticket, view } = await caller.call(
    'soloJoin',
    {
      quizId,
      player: { name: player.name, avatarId: player.character },
      gameType: type,
      gameOptions: { timer },
    },
    { commandId },
  );
  const { me, room } = view;
  const seat = { roomHash: room.hash, playerId };
  await seats.keep({
    ...seat,
    ticket,
    name: me.name,
    character: me.character,
    code: room.code,
    title,
    type,
    quizId,
    usedAt: Date.now(),
    over: false,
  });
  settings.change({ playerName: player.name, character: player.character });
  return gamePath(seat, type);
}
