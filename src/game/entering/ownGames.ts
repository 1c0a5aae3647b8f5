// The games to go on with, and those that were played: what this device keeps, and what the server knows of it by now.

import type { Services } from '#src/platform/services.ts';
import { resumeSeat, takeBackSeat } from '#src/game/entering/enterRoom.ts';
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
  /** What this device keeps; null where its storage was cleared. */
  readonly seat: Seat | null;
  /** How it stands; null until the server has told, and where it does not know that this device plays there. */
  readonly known: KnownGame | null;
}

export interface OwnGames {
  readonly running: readonly GameItem[];
  readonly completed: readonly GameItem[];
}

export const NO_GAMES: OwnGames = { running: [], completed: [] };

/** Games of one kind that are shown at the most: the server lists no more either (specification 1, section 9). */
const MOST_RUNNING = 8;

export const keyOf = ({ roomHash, playerId }: Pick<GameItem, 'roomHash' | 'playerId'>) =>
  `${roomHash}:${playerId}`;

/** What this device itself says, the last used first; `quizId`: of games alone with this quiz. */
export async function keptGames({ seats }: Services, quizId?: string): Promise<OwnGames> {
  const running = (await seats.open(quizId)).slice(0, MOST_RUNNING).map((seat) => itemOf(seat));
  return { running, completed: [] };
}

/** The same with what the server knows. Throws RequestError. A game that is over meanwhile is kept as such. */
export async function knownGames(services: Services, quizId?: string): Promise<OwnGames> {
  const { caller, seats } = services;
  const { running, completed } = await caller.call('listOwnGames', {});
  const open = await seats.open(quizId);
  const kept = new Map(open.map((seat) => [keyOf(seat), seat]));
  for (const game of completed) {
    const seat = kept.get(keyOf(game));
    if (seat) await seats.keep({ ...seat, over: true });
    kept.delete(keyOf(game));
  }
  const wanted = (game: KnownGame) => quizId === undefined || game.quizId === quizId;
  const told = running.filter(wanted).map((game) => itemOf(kept.get(keyOf(game)) ?? null, game));
  const known = new Set(told.map(keyOf));
  const others = [...kept.values()].filter((seat) => !known.has(keyOf(seat))).map((seat) => itemOf(seat));
  return {
    running: [...told, ...others].sort((a, b) => lastUse(b) - lastUse(a)).slice(0, MOST_RUNNING),
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

/** Comes back to a game; gives its path. Throws RequestError. */
export async function comeBack(services: Services, { roomHash, playerId, known }: GameItem): Promise<string> {
  const seat = await services.seats.find(roomHash, playerId).catch(() => null);
  if (!seat && known) return takeBackSeat(services, known);
  if (!seat) throw new Error('a game without a seat');
  try {
    return await resumeSeat(services, seat);
  } catch (error) {
    if (isLost(error)) await forgetGame(services, { roomHash, playerId });
    throw error;
  }
}

/** This device lists the game no more; its seat stays. */
export async function forgetGame(
  { caller, seats }: Services,
  { roomHash, playerId }: Pick<GameItem, 'roomHash' | 'playerId'>,
): Promise<void> {
  const seat = await seats.find(roomHash, playerId).catch(() => null);
  // The ticket of a removed seat tells the server who this is.
  if (!seat?.over) await seats.forget(roomHash, playerId);
  // Without a network it is listed again; that does no harm.
  await caller.call('forgetGame', { roomHash, playerId }).catch(() => undefined);
}

/**
 * This device and its cookie list no game any more, and know neither names nor the character used last; a game that somebody was
 * removed from stays closed to the device. Throws RequestError, and then both know of all of them.
 */
export async function forgetAll({ caller, kv, settings }: Services): Promise<void> {
  await caller.call('forgetGames', {});
  await forgetGames(kv);
  const { playerName, character } = defaultSettings();
  settings.change({ playerName, character });
}

export type GameKind = 'assigned' | 'live' | 'alone' | 'friends';

/** What kind of game it is; null where only the server knows, and has not told. */
export function kindOf({ type, known }: Pick<GameItem, 'type' | 'known'>): GameKind | null {
  if (isAmongFriends({ type })) return 'friends';
  if (!known) return null;
  return ({ async: 'assigned', live: 'live', solo: 'alone' } as const)[known.gameMode];
}
