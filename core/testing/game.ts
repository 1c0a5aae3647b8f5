// Test driver for games: sends commands to a room, keeps the log, and makes tests read like the script of a
// lesson.

import {
  type Command,
  type Decision,
  decide,
  EVENT_VERSION,
  evolve,
  evolveAll,
  type HostCommand,
  type PlayerCommand,
  playerView,
  hostView,
  isHostCommand,
  projectorView,
  reportOf,
  hasHistories,
  reportPage,
  historiesOf,
  type Room,
  type RoomCreated,
  type RoomEvent,
  seatIndexOf,
  leaderboardOf,
  ranksBeforeSlide,
  type ViewContext,
} from '#core/authority/index.ts';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { isRunByPlayer, isTeacherPaced } from '#core/modes/registry.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import { parseOptions } from '#core/features/options.ts';
import { type GameType, isFinished, type PlayMode } from '#core/room/phase.ts';
import { sampleOf } from '#core/questions/authority.ts';

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

export const SAMPLE_QUESTIONS: readonly AuthoredQuestion[] = [
  {
    type: 'MCQ',
    text: 'Which is a prime?',
    options: [{ text: '4' }, { text: '7', correct: true }, { text: '9' }, { text: '15' }],
    explanation: 'Only 1 and 7 divide 7.',
    hints: ['It is odd.', 'It is no square.'],
  },
  {
    type: 'MSQ',
    text: 'Which are even?',
    options: [{ text: '2', correct: true }, { text: '3' }, { text: '4', correct: true }, { text: '5' }],
  },
  { type: 'BLANK', text: 'The capital of France?', accepted: ['Paris'], timeSeconds: 60 },
  { type: 'OPEN', text: 'What did you enjoy?' },
  { type: 'MCQ', text: 'Which color do you like?', options: [{ text: 'red' }, { text: 'blue' }] },
];

export interface GameSettings {
  readonly type?: GameType;
  readonly playMode?: PlayMode;
  readonly options?: Partial<GameOptions>;
  readonly questions?: readonly AuthoredQuestion[];
  readonly seed?: readonly [number, number];
  readonly opensAt?: number;
  readonly openedBy?: string;
}

export function roomCreated(settings: GameSettings = {}, at = 1_000_000): RoomCreated {
  const type = settings.type ?? 'normal';
  return {
    type: 'roomCreated',
    version: EVENT_VERSION,
    hash: 'a'.repeat(24),
    code: '123456',
    gameType: type,
    ...(settings.playMode && { playMode: settings.playMode }),
    hostId: 'host',
    ...(settings.openedBy !== undefined && { openedBy: settings.openedBy }),
    seed: settings.seed ?? [0x1234567, 0x89abcdef],
    quizId: 'quiz',
    quizVersionId: 'quiz-1',
    title: 'A quiz',
    questions: settings.questions ?? SAMPLE_QUESTIONS,
    options: parseOptions(type, { ...settings.options }),
    at,
    opensAt: settings.opensAt ?? null,
    expiresAt: (settings.opensAt ?? at) + 24 * 3_600_000,
  };
}

export class Game {
  now = 1_000_000;
  room: Room;
  /** True if a projector shows the room, as far as views depend on it. */
  isProjected = false;
  readonly log: RoomEvent[] = [];
  #commands = 0;

  constructor(settings: GameSettings = {}) {
    const created = roomCreated(settings, this.now);
    this.log.push(created);
    this.room = evolve(null, created);
  }

  /** Decides a command and, if it's allowed, applies its events. */
  send(command: Command): Decision {
    const decision = decide(this.room, command, this.now);
    if (decision.ok) {
      this.log.push(...decision.events);
      this.room = evolveAll(this.room, decision.events) as Room;
    }
    return decision;
  }

  /** Applies events that no command leads to. */
  applyEvents(...list: readonly RoomEvent[]): void {
    this.log.push(...list);
    this.room = evolveAll(this.room, list) as Room;
  }

  host(command: DistributiveOmit<HostCommand, 'commandId'>, commandId = this.commandId()): Decision {
    const whole = { ...command, commandId } as HostCommand;
    if (!isHostCommand(whole)) throw new Error(`not a host's command: ${command.type}`);
    return this.send(whole);
  }

  commandId(): string {
    this.#commands += 1;
    return `command-${this.#commands}`;
  }

  /** `typedName` is the player's input, if the name differs from it. */
  join(name: string, commandId = this.commandId(), typedName: string | null = null): string {
    const join: PlayerCommand = {
      type: 'join',
      commandId,
      name,
      typedName,
      nameKey: (typedName ?? name).toLowerCase(),
      character: 0,
      idSuffix: 'abcdefgh',
    };
    const decision = this.send(join);
    if (!decision.ok) throw new Error(decision.reason);
    const joined = decision.events[0];
    if (joined?.type !== 'playerJoined') throw new Error('a repeated join');
    return joined.playerId;
  }

  /** Starts the game and waits for the 3-2-1 to pass. */
  start(): void {
    this.run('start');
    this.wait(3_000);
  }

  /**
   * Ends the game on behalf of its host, or of the player who runs it. `isProjected`: a projector is connected.
   */
  end(isProjected = false): Decision {
    if (!isProjected) return this.run('end');
    return this.send({ type: 'end', commandId: this.commandId(), isProjected });
  }

  run(what: 'start' | 'end'): Decision {
    if (!isRunByPlayer(this.room)) return this.host({ type: what });
    const playerId = this.room.seats[0]?.[0]?.id ?? '';
    const type = what === 'start' ? 'startChallenge' : 'endChallenge';
    return this.send({ type, commandId: this.commandId(), playerId });
  }

  wait(ms: number): void {
    this.now += ms;
    this.send({ type: 'deadline' });
  }

  /** Opens the next question. A text opens that question as a second chance; null declines second chances. */
  open(playerId: string, secondChance?: string | null): Decision {
    const keyed = this.room.questions.find(({ question }) => question.text === secondChance);
    return this.send({
      type: 'openQuestion',
      playerId,
      ...(secondChance !== undefined && {
        redemptionId: secondChance === null ? null : (keyed?.question.id ?? 'none'),
      }),
    });
  }

  /** Index of the player's current question; -1 if there is none. */
  currentQuestion(playerId: string): number {
    return isTeacherPaced(this.room) ? (this.room.slide?.index ?? -1) : (this.seat(playerId).open?.q ?? -1);
  }

  seat(playerId: string) {
    const seat = this.room.seats.flat()[seatIndexOf(this.room, playerId)];
    if (!seat) throw new Error(`no seat ${playerId}`);
    return seat;
  }

  /** Skips the open question. */
  skip(playerId: string): Decision {
    return this.send({
      type: 'skip',
      commandId: this.commandId(),
      playerId,
      questionId: this.room.questions[this.currentQuestion(playerId)]?.question.id ?? '',
      asking: this.seat(playerId).open?.asking,
    });
  }

  /** Answers with option texts, or with a typed text. */
  answer(playerId: string, texts: readonly string[], commandId = this.commandId()): Decision {
    const question = this.room.questions[this.currentQuestion(playerId)]?.question;
    if (!question) throw new Error('no question stands open');
    const answer = sampleOf(question.type).answerOf(question, texts);
    return this.send({
      type: 'answer',
      commandId,
      playerId,
      questionId: question.id,
      state: 'attempted',
      answer,
      networkMs: 0,
      asking: this.seat(playerId).open?.asking,
    });
  }

  context(): ViewContext {
    return {
      leaderboard: leaderboardOf(this.room),
      previous: ranksBeforeSlide(this.room),
      isProjected: this.isProjected,
      mayBeShown: () => true,
    };
  }

  view(playerId: string) {
    return playerView(this.room, seatIndexOf(this.room, playerId), this.context());
  }

  /** Null if no player has this id. */
  viewOf(playerId: string) {
    return seatIndexOf(this.room, playerId) < 0 ? null : this.view(playerId);
  }

  hostView() {
    return hostView(this.room, this.context());
  }

  projector() {
    return projectorView(this.room, this.context());
  }

  report(from = 0) {
    return reportPage(this.room, from, this.#tales());
  }

  reportOf(playerId: string) {
    return reportOf(this.room, playerId, this.#tales());
  }

  /** As on the server, the log of a finished game adds to its report. */
  #tales() {
    return isFinished(this.room.state) && hasHistories(this.room) ? historiesOf(this.log) : undefined;
  }

  replayed(): Room {
    return evolveAll(null, this.log) as Room;
  }
}
