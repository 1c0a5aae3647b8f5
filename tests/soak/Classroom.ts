// A teacher with a class, lesson after lesson: hosts a game from the library, waits for the class, runs the
// game until it or the lesson is over, opens the report, and begins another one.

import { createHash } from 'node:crypto';
import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { isTeacherPaced } from '#core/modes/registry.ts';
import type { Seed } from '#core/random/stream.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import { type GameType, isFinished, type SlideState } from '#core/room/phase.ts';
import type { ReportPage, ReportPlayer } from '#core/views/report.ts';
import { dataOf, pause } from '#tools/classroom/crowd.ts';
import { LightSocket } from '#tools/classroom/LightSocket.ts';
import { type Room, Teacher } from '#tools/classroom/Teacher.ts';
import { patiently } from '#tests/soak/patiently.ts';
import { Pupil } from '#tests/soak/Pupil.ts';
import type { Records } from '#tests/soak/Records.ts';

/** Kinds of games, in the order in which a class plays them; each class begins with another one. */
const GAMES: readonly { readonly type: GameType; readonly options?: Partial<GameOptions> }[] = [
  { type: 'tp' },
  { type: 'normal' },
  { type: 'team' },
  { type: 'mystic_peak' },
  { type: 'tp' },
  // Power-ups that need no target, which these students couldn't choose.
  {
    type: 'normal',
    options: {
      powerups: 'yes',
      powerupKinds: 'doubleJeopardy double fiftyFifty eraser streakSaver supersonic addPoints stealPoints',
    },
  },
  { type: 'test' },
  { type: 'mastery_mode' },
];

/** Enough that nobody is done long before the lesson is. */
const QUESTIONS = 60;
const QUIZ: AuthoredQuiz = {
  title: 'A day at school',
  questions: Array.from({ length: QUESTIONS }, (_, n) => ({
    type: 'MCQ',
    // Enough to think twice, for those who reload the page.
    timeSeconds: 60,
    text: `Question ${n + 1}: which of these is the one that was asked for, and why not one of the others?`,
    options: [{ text: 'The first', correct: true }, { text: 'The second' }, { text: 'The third' }].slice(
      0,
      2 + (n % 2),
    ),
  })),
};

/** Milliseconds that a teacher leaves a slide as it is. `waiting` ends on its own. */
const SHOWN_MS: Readonly<Record<SlideState, number>> = {
  inactive: 500,
  active: 17_000,
  waiting: 1_000,
  reveal: 4_000,
  completed: 3_000,
};
const COUNTDOWN_MS = 3_100;
/** Milliseconds in which a class joins, but no more than this share of a lesson. */
const JOINING = { ms: 40_000, share: 0.25 };
/** Share of a lesson that passes between two lessons. */
const BREAK = 0.05;
/** Milliseconds between a teacher's looks at a game in which students go at their own pace. */
const WATCHING_MS = 60_000;

export function reportDigest({ attempts }: ReportPlayer): string {
  return createHash('sha256').update(JSON.stringify(attempts)).digest('base64');
}

/** A lesson under way, as its students see it. */
export interface Lesson {
  readonly port: number;
  readonly seed: Seed;
  readonly records: Records;
  readonly roomHash: string;
  readonly roomCode: string;
  readonly isTeacherPaced: boolean;
  readonly joiningMs: number;
  /** From the first question until the teacher ends the game. */
  isRunning: boolean;
  /** The game has ended, and everyone may know. */
  isOver: boolean;
  /** Steps that the teacher has taken. */
  step: number;
}

/** A game that is over: what its students know, and what the teacher's report said. */
export interface PlayedGame {
  readonly roomHash: string;
  readonly pupils: readonly Pick<Pupil, 'playerId' | 'score' | 'acknowledged' | 'unsure'>[];
  /** Digests of the players' attempts in the report, by player. */
  readonly report: ReadonlyMap<string, string>;
}

export interface ClassroomPlan {
  readonly port: number;
  readonly seed: number;
  readonly number: number;
  readonly pupils: number;
  readonly lessonMs: number;
  /** Time (ms) at which no lesson goes on. */
  readonly endsAt: number;
  readonly records: Records;
  readonly onPlayed: (game: PlayedGame) => void;
}

export class Classroom {
  readonly #plan: ClassroomPlan;
  readonly #teacher: Teacher;
  readonly #quizId: string;

  private constructor(plan: ClassroomPlan, teacher: Teacher, quizId: string) {
    this.#plan = plan;
    this.#teacher = teacher;
    this.#quizId = quizId;
  }

  static async open(plan: ClassroomPlan): Promise<Classroom> {
    const teacher = await Teacher.arrive(`http://127.0.0.1:${plan.port}`);
    return new Classroom(plan, teacher, await teacher.save(QUIZ));
  }

  /** Lessons until the end. The first is cut short, by more in some classes, so that bells ring all the time. */
  async spendDay(): Promise<void> {
    const { lessonMs, endsAt, number, records } = this.#plan;
    for (let lesson = 0; endsAt - Date.now() > lessonMs / 5; lesson += 1) {
      const share = lesson === 0 ? 0.4 + 0.6 * ((number * 0.618) % 1) : 1;
      const bell = Math.min(Date.now() + lessonMs * share, endsAt);
      try {
        await this.#giveLesson(lesson, bell);
      } catch (error) {
        records.refused(String(error), 'lesson');
      }
      await pause(Math.min(lessonMs * BREAK, endsAt - Date.now()));
    }
  }

  async #giveLesson(number: number, bell: number): Promise<void> {
    const { port, seed, number: room, lessonMs, records, pupils: count } = this.#plan;
    const game = GAMES[(room + number) % GAMES.length] as (typeof GAMES)[number];
    const options = { jumbleAnswers: true, ...game.options };
    const hosted = await this.#teacher.host({ quizId: this.#quizId, type: game.type, options });
    const screens = [await this.#attend(hosted, 'host'), await this.#attend(hosted, 'projector')];
    const lesson: Lesson = {
      port,
      seed: [seed, room * 1_000 + number],
      records,
      roomHash: hosted.hash,
      roomCode: hosted.code,
      isTeacherPaced: isTeacherPaced(game),
      joiningMs: Math.min(JOINING.ms, lessonMs * JOINING.share),
      isRunning: false,
      isOver: false,
      step: 0,
    };
    const pupils = Array.from({ length: count }, (_, index) => new Pupil(lesson, index));
    const playing = pupils.map((pupil) =>
      pupil.play().catch((error: unknown) => records.refused(String(error), 'join')),
    );
    try {
      await pause(lesson.joiningMs);
      await patiently(hosted.start);
      await pause(COUNTDOWN_MS);
      lesson.isRunning = true;
      await this.#run(hosted, lesson, bell);
    } finally {
      lesson.isRunning = false;
      lesson.isOver = true;
      await Promise.all(playing);
    }
    await Promise.all(pupils.map((pupil) => pupil.finish()));
    const report = await this.#report(hosted);
    for (const screen of screens) screen.close();
    records.count('games');
    const known = pupils.map(({ playerId, score, acknowledged, unsure }) => ({
      playerId,
      score,
      acknowledged,
      unsure,
    }));
    this.#plan.onPlayed({ roomHash: hosted.hash, pupils: known, report });
  }

  async #run(room: Room, lesson: Lesson, bell: number): Promise<void> {
    while (Date.now() < bell) {
      const { slide, room: info } = await patiently(room.view);
      if (isFinished(info.state)) return;
      const shownMs = slide ? SHOWN_MS[slide.state] : WATCHING_MS;
      await pause(Math.min(shownMs, bell - Date.now()));
      if (!lesson.isTeacherPaced || !(await patiently(room.view)).controls.includes('next')) continue;
      lesson.step += 1;
      await patiently(room.next);
    }
    lesson.isRunning = false;
    await patiently(room.end);
  }

  async #attend(room: Room, role: 'host' | 'projector'): Promise<LightSocket> {
    const { port, records } = this.#plan;
    const socket = await LightSocket.open(port, this.#teacher.identity.cookie);
    socket.onLost = () => records.refused(`the server closed a connection of a ${role}`, 'closed');
    dataOf(await socket.call('reconnectRoom', JSON.stringify({ roomHash: room.hash, role })));
    return socket;
  }

  /** Every attempt of each player, as digests: the whole day's reports would fill the memory. */
  async #report(room: Room): Promise<PlayedGame['report']> {
    const digests = new Map<string, string>();
    for (let from: number | null = 0; from !== null; ) {
      const asked: { roomHash: string; from: number } = { roomHash: room.hash, from };
      const page: ReportPage = await patiently(() => this.#teacher.call<ReportPage>('getReport', asked));
      for (const player of page.players) digests.set(player.id, reportDigest(player));
      from = page.next;
    }
    return digests;
  }
}
