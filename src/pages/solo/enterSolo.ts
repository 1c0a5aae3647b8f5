// From a practice link to a seat of one's own.

import type { GameType } from '#core/room/phase.ts';
import type { SoloTimer } from '#core/solo/solo.ts';
import { gamePath } from '#src/app/composites.ts';
import type { Services } from '#src/app/services.ts';
import type { AnswerFor } from '#src/services/requests/wire.ts';
import type { Seat } from '#src/services/storage/seats.ts';

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
  services: Services,
  { quizId, title }: QuizInfo,
  player: { readonly name: string; readonly character: number; readonly way: Way },
  commandId: string,
): Promise<string> {
  const { caller, settings } = services;
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
  settings.change({ playerName: player.name, character: player.character });
  return keepBegun(services, { playerId, ticket, view }, { quizId, title, type });
}

/**
 * Opens a challenge for friends and keeps the seat of who runs it; gives the path of its waiting room. Throws RequestError.
 * With the command id of a call whose answer got lost it gives the room that was opened then. It has the clock of the chosen way.
 */
export async function openChallenge(
  services: Services,
  { quizId, title }: QuizInfo,
  player: { readonly name: string; readonly character: number; readonly way: Way },
  commandId: string,
): Promise<string> {
  const { caller, settings } = services;
  const answer = await caller.call(
    'createChallenge',
    {
      quizId,
      player: { name: player.name, avatarId: player.character },
      gameOptions: { timer: GAMES[player.way].timer },
    },
    { commandId },
  );
  settings.change({ playerName: player.name, character: player.character });
  return keepOwnChallenge(services, answer, { quizId, title });
}

/** Keeps the seat of who runs a challenge; gives the path of its waiting room. */
export function keepOwnChallenge(
  services: Services,
  answer: Begun,
  { quizId, title }: { readonly quizId?: string; readonly title: string },
): Promise<string> {
  return keepBegun(services, answer, { title, type: 'challenge', ...(quizId !== undefined && { quizId }) });
}

type Begun = Pick<AnswerFor<'soloJoin'>, 'playerId' | 'ticket' | 'view'>;

async function keepBegun(
  { seats }: Services,
  { playerId, ticket, view }: Begun,
  game: Pick<Seat, 'title' | 'type' | 'quizId'>,
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
