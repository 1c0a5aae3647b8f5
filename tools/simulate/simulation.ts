// A whole game of simulated players on the core rules: no server, and no clock but the game's own.

import {
  type Command,
  decide,
  EVENT_VERSION,
  evolve,
  evolveAll,
  nextDeadline,
  type Room,
  RULES,
} from '#core/authority/index.ts';
import { dueBotCommands } from '#core/features/bots/authorityMoves.ts';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { isRecorded, isTeacherPaced } from '#core/modes/registry.ts';
import { authorityOf } from '#core/questions/authority.ts';
import { stream } from '#core/random/stream.ts';
import { parseOptions } from '#core/features/options.ts';
import { ROOM_TIMING, type GameType, isFinished } from '#core/room/phase.ts';

export interface SimulationSettings {
  readonly type: GameType;
  readonly players: number;
  readonly questions: number;
  /** Percent of answers that are correct. */
  readonly accuracy: number;
  readonly seed: number;
}

export interface Simulation {
  readonly room: Room;
  /** Number of events in the game's log. */
  readonly events: number;
  /** Milliseconds on the game's clock. */
  readonly lasted: number;
}

/** Step of the game's clock, in milliseconds. */
const TICK_MS = 1_000;
/** Milliseconds on the game's clock before a simulation is abandoned. */
const GIVE_UP_MS = ROOM_TIMING.liveExpiryMs;

/** Plays a game to its end; the same settings produce the same game. */
export function simulate(settings: SimulationSettings): Simulation {
  const { type, players, accuracy, seed } = settings;
  let now = 0;
  let events = 1;
  let room = evolve(null, {
    type: 'roomCreated',
    version: EVENT_VERSION,
    hash: '0'.repeat(24),
    code: '100000',
    gameType: type,
    hostId: 'simulation',
    seed: [seed, seed ^ 0x9e3779b9],
    quizId: 'simulation',
    quizVersionId: 'simulation',
    title: 'Simulation',
    questions: questionsOf(settings.questions),
    options: parseOptions(type, { jumble: true }),
    at: now,
    opensAt: null,
    expiresAt: GIVE_UP_MS,
  });
  const send = (command: Command): void => {
    const decision = decide(room, command, now);
    if (!decision.ok) return;
    events += decision.events.length;
    room = evolveAll(room, decision.events) as Room;
  };
  if (isRecorded({ type })) {
    for (const sheet of sheetsOf(room, settings)) send(sheet);
    send({ type: 'end', commandId: 'end' });
  }
  send({ type: 'rehearse', robots: players, accuracy, commandId: 'rehearse' });
  send({ type: 'start', commandId: 'start' });
  while (!isFinished(room.state) && now < GIVE_UP_MS) {
    now = nextTick(room, now);
    send({ type: 'deadline' });
    const moves = dueBotCommands(room, now, RULES);
    for (const move of moves) send(move);
    const { slide } = room;
    if (slide?.state === 'reveal' || slide?.state === 'completed')
      send({ type: 'next', commandId: `next-${events}` });
    if (!isTeacherPaced({ type }) && moves.length === 0 && everybodyIsOver(room))
      send({ type: 'end', commandId: 'end' });
  }
  return { room, events, lasted: now };
}

/** A class's sheets: a paper game has no players in the room, so bots can't play it. */
function sheetsOf({ questions, seed }: Room, { players, accuracy }: SimulationSettings): Command[] {
  return Array.from({ length: players }, (_, n): Command => {
    const draws = stream(seed, `sheet:${n}`);
    return {
      type: 'recordSheet',
      commandId: `sheet-${n}`,
      playerId: null,
      name: `Player ${n + 1}`,
      nameKey: `player ${n + 1}`,
      character: 0,
      idSuffix: 'simulate',
      answers: questions.map((keyed) => ({
        questionId: keyed.question.id,
        answer: authorityOf(keyed.question.type).bot(keyed, draws.below(100) < accuracy, draws),
      })),
    };
  });
}

function everybodyIsOver({ seats }: Room): boolean {
  return seats.flat().every(({ isOver }) => isOver);
}

/** The next time on the game's clock: a tick, or an earlier deadline. */
function nextTick(room: Room, now: number): number {
  const due = nextDeadline(room) ?? Infinity;
  return due > now ? Math.min(due, now + TICK_MS) : now + TICK_MS;
}

function questionsOf(count: number): AuthoredQuestion[] {
  return Array.from({ length: count }, (_, n): AuthoredQuestion => {
    const text = `Question ${n + 1}`;
    const options = ['A', 'B', 'C', 'D'].map((letter, index) => ({ text: letter, correct: index === n % 4 }));
    if (n % 5 === 3)
      return {
        type: 'MSQ',
        text,
        options: options.map((option, index) => ({ ...option, correct: index < 2 })),
      };
    if (n % 5 === 4) return { type: 'BLANK', text, accepted: [`${n + 1}`] };
    return { type: 'MCQ', text, options };
  });
}
