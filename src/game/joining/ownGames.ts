// Games to continue and games already played: what this device has stored, and what the server knows.

import type { Services } from '#src/platform/services.ts';
import { resumeSeat, recoverSeat } from '#src/game/joining/enterRoom.ts';
import { isLost } from '#src/platform/requests/requestError.ts';
import type { AnswerFor } from '#src/platform/requests/wire.ts';
import { defaultSettings } from '#src/platform/storage/savedSettings.ts';
import { forgetGames } from '#src/platform/storage/forgetGames.ts';
import { isAmongFriends } from '#src/platform/storage/seatKind.ts';
import type { Seat } from '#src/platform/storage/seats.ts';

type KnownGame = AnswerFor<'listOwnGames'>['running'][number];

export interface GameItem {
  readonly roomHash: string;
  readonly playerId: string;
  readonly name: string;
  readonly title: string;
  readonly type: string;
  /** Seat stored on this device; null if its storage was cleared. */
  readonly seat: Seat | null;
  /**
   * The server's facts about the game; null until it answers, or if it doesn't know that this device plays
   * there.
   */
  readonly known: KnownGame | null;
}

export interface OwnGames {
  readonly running: readonly GameItem[];
  readonly completed: readonly GameItem[];
}

export const NO_GAMES: OwnGames = { running: [], completed: [] };

/** Maximum number of running games to show; the server lists no more either (specification 1, section 9). */
const MAX_RUNNING = 8;

export const gameKeyOf = ({ roomHash, playerId }: Pick<GameItem, 'roomHash' | 'playerId'>) =>
  `${roomHash}:${playerId}`;

/** Games stored on this device, last used first; with `quizId`, only solo games of this quiz. */
export async function storedGames({ seats }: Services, quizId?: string): Promise<OwnGames> {
  const running = (await seats.open(quizId)).slice(0, MAX_RUNNING).map((seat) => itemOf(seat));
  return { running, completed: [] };
}

/**
 * Stored games, merged with what the server knows. Marks those that have ended since. Throws RequestError.
 */
export async function mergedGames(services: Services, quizId?: string): Promise<OwnGames> {
  const { caller, seats } = services;
  const { running, completed } = await caller.call('listOwnGames', {});
  const open = await seats.open(quizId);
  const kept = new Map(open.map((seat) => [gameKeyOf(seat), seat]));
  for (const game of completed) {
    const seat = kept.get(gameKeyOf(game));
    if (seat) await seats.keep({ ...seat, over: true });
    kept.delete(gameKeyOf(game));
  }
  const wanted = (game: KnownGame) => quizId === undefined || game.quizId === quizId;
  const told = running.filter(wanted).map((game) => itemOf(kept.get(gameKeyOf(game)) ?? null, game));
  const known = new Set(told.map(gameKeyOf));
  const others = [...kept.values()].filter((seat) => !known.has(gameKeyOf(seat))).map((seat) => itemOf(seat));
  return {
    running: [...told, ...others].sort((a, b) => lastUse(b) - lastUse(a)).slice(0, MAX_RUNNING),
    completed: completed.filter(wanted).map((game) => itemOf(null, game)),
  };
}

function itemOf(seat: Seat, known?: KnownGame): GameItem;
function itemOf(seat: Seat | null, known: KnownGame): GameItem;
function itemOf(seat: Seat | null, known: KnownGame | null = null): GameItem {
  const { roomHash, playerId } = (seat ?? known) as Pick<GameItem, 'roomHash' | 'playerId'>;
  return {
    roomHash,
    playerId,
    name: known?.playerUsername ?? seat?.name ?? '',
    title: known?.quizName ?? seat?.title ?? '',
    type: known?.gameType ?? seat?.type ?? '',
    seat,
    known,
  };
}

const lastUse = ({ seat, known }: GameItem): number => seat?.usedAt ?? known?.createdAt ?? 0;

/** Rejoins a game and returns its path. Throws RequestError. */
export async function rejoinGame(
  services: Services,
  { roomHash, playerId, known }: GameItem,
): Promise<string> {
  const seat = await services.seats.find(roomHash, playerId).catch(() => null);
  if (!seat && known) return recoverSeat(services, known);
  if (!seat) throw new Error('a game without a seat');
  try {
    return await resumeSeat(services, seat);
  } catch (error) {
    if (isLost(error)) await forgetGame(services, { roomHash, playerId });
    throw error;
  }
}

/** Removes the game from this device's list; the seat in the room stays. */
export async function forgetGame(
  { caller, seats }: Services,
  { roomHash, playerId }: Pick<GameItem, 'roomHash' | 'playerId'>,
): Promise<void> {
  const seat = await seats.find(roomHash, playerId).catch(() => null);
  // The ticket of a removed seat tells the server who this is.
  if (!seat?.over) await seats.forget(roomHash, playerId);
  // Offline, the game will be listed again; that does no harm.
  await caller.call('forgetGame', { roomHash, playerId }).catch(() => undefined);
}

/**
 * Clears all games, player names and the last character from this device and its cookie; a game that a player
 * was removed from stays closed to the device. Throws RequestError, and then nothing is cleared.
 */
export async function forgetAll({ caller, kv, settings }: Services): Promise<void> {
  await caller.call('forgetGames', {});
  await forgetGames(kv);
  const { playerName, character, avatar } = defaultSettings();
  settings.change({ playerName, character, avatar });
}

export type GameKind = 'assigned' | 'live' | 'alone' | 'friends';

/** Kind of game; null if only the server knows and hasn't answered. */
export function gameKindOf({ type, known }: Pick<GameItem, 'type' | 'known'>): GameKind | null {
  if (isAmongFriends({ type })) return 'friends';
  if (!known) return null;
  return ({ async: 'assigned', live: 'live', solo: 'alone' } as const)[known.gameMode];
}
