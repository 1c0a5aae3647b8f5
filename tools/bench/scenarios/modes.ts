// Every kind of live game in rooms of 10, 100, and 1,000: pushes per answer, and how long an answer takes
// when all come within 1.5 s, next to a teacher-paced game that takes turns with it; and what power-ups add
// to that cost.

import { HOSTED_TYPES, isRecorded, isTeacherPaced, modeOf } from '#core/modes/registry.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import type { GameType } from '#core/room/phase.ts';
import {
  answerArgs,
  checked,
  crowd,
  open,
  pause,
  pooled,
  questionIn,
  playCard,
} from '#tools/classroom/crowd.ts';
import type { Player } from '#tools/classroom/crowd.ts';
import { type Measured, measured, median, quantile } from '#tools/bench/figures.ts';
import { type HostedRoom, Host, lead } from '#tools/bench/Host.ts';
import type { LightSocket } from '#tools/classroom/LightSocket.ts';
import type { Pair } from '#tools/bench/Pair.ts';
import type { ServerUnderTest } from '#tools/bench/ServerUnderTest.ts';
import { slidePush, within } from '#tools/bench/scenarios/hall.ts';

const SIZES = [10, 100, 1_000] as const;
const LARGEST = Math.max(...SIZES);
const WINDOW_MS = 1_500;
const WARM_UP = 1;
/**
 * Rounds in the largest rooms, which are timed; the smaller ones, where only messages are counted, play
 * `ROUNDS_COUNTED`.
 */
const ROUNDS = 12;
const ROUNDS_COUNTED = 3;
const COUNTDOWN_MS = 3_100;
const OPENING_AT_ONCE = 100;
/** Long enough for the last players to get their push too. */
const SETTLING_MS = 500;

/** A kind of game in which the players use devices. */
interface Kind {
  readonly name: string;
  readonly type: GameType;
  readonly options: Partial<GameOptions>;
}

const PLAIN: readonly Kind[] = HOSTED_TYPES.filter(
  (type) => !isRecorded({ type }) && modeOf({ type }).playModes.includes('live'),
).map((type) => ({ name: type, type, options: {} }));

/** A power play is always active, and every player who has a card uses it; only cards that need no target. */
const POWERED: Kind = {
  name: 'powerups',
  type: 'normal',
  options: {
    powerups: 'yes',
    powerupKinds: 'doubleJeopardy double fiftyFifty eraser streakSaver supersonic addPoints stealPoints',
  },
};

const KINDS = [...PLAIN, POWERED];

interface Round {
  /** 95th percentile of the answer times, in ms. */
  readonly p95: number;
  /** Messages pushed per answer. */
  readonly pushes: number;
  /** The server's CPU time in microseconds, which other processes on the machine hardly affect. */
  readonly cpuUs: number;
}

/** A started game of one kind, whose players all watch the leaderboard. */
interface Played {
  readonly kind: Kind;
  readonly room: HostedRoom;
  readonly players: readonly Player[];
  /** Total messages pushed to the players and the host. */
  heard: number;
  /** Number of power-ups used. */
  uses: number;
  readonly rounds: Round[];
}

async function start(host: Host, port: number, kind: Kind, size: number): Promise<Played> {
  const { type, options } = kind;
  const room = await host.room(type, options);
  const players = await crowd(port, room.roomHash, size);
  const game: Played = { kind, room, players, heard: 0, uses: 0, rounds: [] };
  for (const { socket } of [...players, room]) socket.onPush = () => counted(game);
  if (!isTeacherPaced({ type })) {
    await lead(room, 'startGame');
    await pause(COUNTDOWN_MS);
    await pooled(players, OPENING_AT_ONCE, watch);
  }
  return game;
}

function counted(game: Played): void {
  game.heard += 1;
}

/**
 * Opens every question of a round before the first answer; the resulting pushes, if any, count toward the
 * answers.
 */
async function openAll(game: Played, number: number): Promise<void> {
  const { kind, room, players } = game;
  if (!isTeacherPaced(kind)) {
    await pooled(players, OPENING_AT_ONCE, open).catch((cause: unknown) => {
      throw new Error(`The players of the bench (tools/classroom/crowd.ts) can't play ${kind.name}`, {
        cause,
      });
    });
    return;
  }
  const opened = slidePush(firstOf(game), 'active', () => counted(game));
  await lead(room, number === 0 ? 'startGame' : 'proceedHostGame');
  const question = questionIn(await opened);
  if (!question) throw new Error('no question was opened');
  for (const player of players) player.question = question;
}

/** One question for each player, from start to finish. */
async function playRound(game: Played, number: number, server: ServerUnderTest): Promise<Round> {
  const { kind, room, players } = game;
  const before = game.heard;
  const began = await server.cpuUs();
  await openAll(game, number);
  if (kind === POWERED) await startPowerPlay(room);
  // After the last question, players have left the game and can't use cards.
  const using = players
    .filter(({ card }) => card !== null && number < WARM_UP + ROUNDS - 1)
    .map((player) => playWithin(game, player));
  const sockets = players.map(({ socket }) => socket);
  const first = isTeacherPaced(kind) ? firstOf(game) : null;
  const revealed = first && slidePush(first, 'reveal', () => counted(game));
  const p95 = quantile(await within(WINDOW_MS, sockets, players.map(answerArgs)), 0.95);
  await Promise.all(using);
  await revealed;
  if (first) {
    const completed = slidePush(first, 'completed', () => counted(game));
    await lead(room, 'proceedHostGame');
    await completed;
  }
  await pause(SETTLING_MS);
  const cpuUs = (await server.cpuUs()) - began;
  return { p95, pushes: (game.heard - before) / players.length, cpuUs };
}

/** Starts a power play unless one is still active. */
async function startPowerPlay({ roomHash, socket }: HostedRoom): Promise<void> {
  const answer = await socket.call('triggerPowerup', JSON.stringify({ roomHash, powerup: 'powerPlay' }));
  if (!answer.includes('"type":"powerup.ALREADY_ACTIVATED"')) checked(answer);
}

async function playWithin(game: Played, player: Player): Promise<void> {
  await pause(Math.random() * WINDOW_MS);
  if (await playCard(player)) game.uses += 1;
}

function firstOf({ players }: Played): LightSocket {
  const [first] = players;
  if (!first) throw new Error('nobody plays');
  return first.socket;
}

/**
 * Plays rooms of one size, one per kind of game, round by round and with a different one first each time:
 * other load on the machine then affects them all, and deferred work from one game falls on a different one
 * each time.
 */
async function playAll(host: Host, server: ServerUnderTest, size: number): Promise<Played[]> {
  const games: Played[] = [];
  for (const kind of KINDS) games.push(await start(host, server.port, kind, size));
  const rounds = WARM_UP + (size === LARGEST ? ROUNDS : ROUNDS_COUNTED);
  for (let number = 0; number < rounds; number += 1)
    for (const game of rotated(games, number)) {
      const round = await playRound(game, number, server);
      if (number >= WARM_UP) game.rounds.push(round);
    }
  for (const { players, room } of games) {
    for (const { socket } of [...players, room]) socket.close();
    room.projector?.close();
  }
  return games;
}

/** Everyone watches the leaderboard all the time: the heaviest load a room can ask for. */
async function watch({ socket, roomHash, playerId, ticket }: Player): Promise<void> {
  await socket.call(
    'subscribe',
    `{"roomHash":"${roomHash}","playerId":"${playerId}","board":true},{"seat":"${ticket}"}`,
  );
}

export async function modes({ real }: Pair): Promise<Measured[]> {
  // One more than is played, because the leaderboard doesn't follow the last question.
  const host = await Host.open(real.port, WARM_UP + ROUNDS + 1);
  const bySize: Played[][] = [];
  for (const size of SIZES) bySize.push(await playAll(host, real, size));
  const found = KINDS.map(({ name, type }, index) => {
    const rooms = bySize.map((games) => (games[index] as Played).rounds);
    return {
      name,
      type,
      pushes: rooms.map((rounds) => mean(rounds.map((round) => round.pushes))),
      p95: (rooms.at(-1) ?? []).map((round) => round.p95),
      cpuUs: (rooms.at(-1) ?? []).map((round) => round.cpuUs),
    };
  });
  const paced = found.find(isTeacherPaced)?.p95 ?? [];
  const slower = (p95: readonly number[]): number => median(ratios(p95, paced));
  const inHall = (wanted: string): number => found.find(({ name }) => name === wanted)?.pushes.at(-1) ?? 0;
  const cpuOf = (wanted: string): readonly number[] => found.find(({ name }) => name === wanted)?.cpuUs ?? [];
  const uses = bySize.at(-1)?.find(({ kind }) => kind === POWERED)?.uses ?? 0;
  if (uses === 0) throw new Error('no power-up was used');
  return [
    measured(
      {
        name: 'powerupPushes',
        unit: 'messages per answer more with power-ups, in a room of 1,000',
        atMost: 1,
      },
      inHall(POWERED.name) - inHall(POWERED.type),
      `${inHall(POWERED.name).toFixed(2)} against ${inHall(POWERED.type).toFixed(2)}, ${uses} uses`,
    ),
    measured(
      {
        name: 'powerupCost',
        unit: 'times the processor time of a round without power-ups, in a room of 1,000',
        atMost: 1.5,
      },
      median(ratios(cpuOf(POWERED.name), cpuOf(POWERED.type))),
      found.map(({ name, cpuUs }) => `${name} ${(median(cpuUs) / 1_000).toFixed(0)} ms`).join(', '),
    ),
    measured(
      { name: 'pushGrowth', unit: 'times the messages per answer in a room of 10', atMost: 1.1 },
      Math.max(...found.map(({ pushes }) => (pushes.at(-1) ?? 0) / (pushes[0] || 1))),
      found
        .map(({ name, pushes }) => `${name} ${pushes.map((each) => each.toFixed(2)).join(' / ')}`)
        .join(', '),
    ),
    measured(
      { name: 'modesP95', unit: 'times the teacher-paced game', atMost: 1.5 },
      Math.max(...found.map(({ p95 }) => slower(p95))),
      found
        .map(({ name, p95 }) => `${name} ${slower(p95).toFixed(2)} (${median(p95).toFixed(1)} ms)`)
        .join(', '),
    ),
  ];
}

function ratios(values: readonly number[], of: readonly number[]): number[] {
  return values.map((value, index) => value / (of[index] as number));
}

function rotated<Item>(items: readonly Item[], by: number): Item[] {
  const first = by % items.length;
  return [...items.slice(first), ...items.slice(0, first)];
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
