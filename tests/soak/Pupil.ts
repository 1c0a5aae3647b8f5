// One student in one lesson: joins with the code, thinks, answers, reloads the page, loses the line and comes
// back, or leaves. Keeps what the server has acknowledged.

import { stream } from '#core/random/stream.ts';
import {
  answerArgs,
  checked,
  dataOf,
  joinArgs,
  openNext,
  pause,
  playCard,
  type Player,
  questionIn,
  Refused,
} from '#tools/classroom/crowd.ts';
import { LightSocket } from '#tools/classroom/LightSocket.ts';
import type { Lesson } from '#tests/soak/Classroom.ts';
import { patiently } from '#tests/soak/patiently.ts';

interface Span {
  readonly least: number;
  readonly most: number;
}

/** Milliseconds that a student thinks about a question. */
const THINKING: Span = { least: 2_000, most: 15_000 };
/** Milliseconds for which the result of an answer is looked at. */
const READING_MS = 1_500;
/** Milliseconds for which a lost line stays lost, and in which a page is loaded again. */
const AWAY = {
  reconnectRoom: { least: 1_000, most: 8_000 },
  rejoin: { least: 200, most: 800 },
} as const;
/** Of 1,000 questions, those at which a student's line is lost, the page is reloaded, or the student leaves. */
const LOST = 16;
const RELOADED = 10;
const LEFT = 1;
/** Milliseconds between two looks at what the teacher does. */
const LOOK_MS = 250;
/** Milliseconds after which the app gives up an answer and sends it again. */
const TIMEOUT_MS = 20_000;

/**
 * Refusals of what crosses with the end of the lesson, or with the teacher's next step. After the reveal, a
 * student without an answer counts as done with the question.
 */
const TOO_LATE =
  /^(room\.(COMPLETED|STOPPED)|player\.ALREADY_OVER|response\.(ALREADY_ANSWERED|QUESTION_CLOSED|WRONG_QUESTION))$/;

export function answerKey(questionId: string, asking: number, optionId: string): string {
  return `${questionId} ${asking} ${optionId}`;
}

interface Pending {
  readonly args: string;
  readonly key: string;
  tries: number;
}

export class Pupil implements Player {
  readonly roomHash: string;
  playerId = '';
  ticket = '';
  socket!: LightSocket;
  question: Player['question'] = { id: '', asking: 1, optionId: '' };
  card: number | null = null;
  /** Keys of the answers that the server has acknowledged, and of those that it may have. */
  readonly acknowledged: string[] = [];
  readonly unsure: string[] = [];
  /** The score in the summary at the end; null if the student wasn't there to see it. */
  score: number | null = null;
  readonly #lesson: Lesson;
  readonly #draws: ReturnType<typeof stream>;
  /** The answer that isn't acknowledged yet. */
  #pending: Pending | null = null;
  /** The latest message with a question. */
  #seen = '';
  /** Id of the question that was answered last. */
  #answered = '';
  /** Steps that the teacher had taken when the question was seen. */
  #step = 0;
  /** The call that brings this student back, who is without a line; null for one who has a line. */
  #back: keyof typeof AWAY | null = null;
  #isGone = false;

  constructor(lesson: Lesson, number: number) {
    this.#lesson = lesson;
    this.#draws = stream(lesson.seed, `pupil:${number}`);
    this.roomHash = lesson.roomHash;
  }

  async play(): Promise<void> {
    const lesson = this.#lesson;
    await this.#pause({ least: 0, most: lesson.joiningMs });
    await this.#connect();
    const room = checked(await this.#ask('checkRoom', `{"roomCode":"${lesson.roomCode}"}`));
    if (!room.includes(this.roomHash)) throw new Error(`another room has the code: ${room.slice(0, 300)}`);
    const { playerId, ticket } = dataOf(await this.#ask('join', joinArgs(this.roomHash)));
    this.playerId = playerId as string;
    this.ticket = ticket as string;
    while (!lesson.isOver && !this.#isGone) {
      try {
        await (this.#back ? this.#comeBack(this.#back) : this.#turn());
      } catch (error) {
        if (!(error instanceof Refused)) this.#back ??= 'reconnectRoom';
        else await this.#refused(error);
      }
    }
    if (this.#pending && this.#pending.tries > 0) this.unsure.push(this.#pending.key);
  }

  /** Reads the summary, if the student is still there, and closes the page. */
  async finish(): Promise<void> {
    if (this.#isGone || this.#back || this.playerId === '') return;
    try {
      const { summary } = await patiently(async () =>
        dataOf(await this.#ask('playerSummary', this.#inSeat())),
      );
      this.score = (summary as { score: number }).score;
    } catch (error) {
      // Otherwise the line was lost at the last moment.
      if (error instanceof Refused) this.#lesson.records.refused('playerSummary', error.type);
    }
    this.socket.close();
  }

  async #turn(): Promise<void> {
    if (this.#pending) return this.#send(this.#pending);
    const asked = this.#lesson.isTeacherPaced ? this.#teachersQuestion() : await this.#ownQuestion();
    if (!asked) return pause(LOOK_MS);
    this.#step = this.#lesson.step;
    await this.#pause(THINKING);
    if (this.#lesson.isOver) return;
    if (this.#happens(LEFT)) return this.#leave();
    if (this.#happens(RELOADED)) return this.#drop('rejoin');
    if (this.card !== null) await playCard(this);
    const { id, asking, optionId } = this.question;
    this.#pending = { args: answerArgs(this), key: answerKey(id, asking, optionId), tries: 0 };
    await this.#send(this.#pending);
    if (!this.#lesson.isTeacherPaced) await pause(READING_MS);
  }

  #teachersQuestion(): boolean {
    const isOpen = this.#seen.includes('"state":"active"') && this.#seen.includes('"answered":false');
    const question = isOpen ? questionIn(this.#seen) : null;
    this.#seen = '';
    // A student who came back may have seen it before an answer was sent again.
    if (!question || question.id === this.#answered) return false;
    this.question = question;
    return true;
  }

  async #ownQuestion(): Promise<boolean> {
    if (!this.#lesson.isRunning) return false;
    const view = await openNext(this);
    if (view === '') return true;
    // Behind the last question, or looking over the answers.
    if (!view.includes('"isOver":true')) checked(await this.#ask('playerGameOver', this.#inSeat(true)));
    while (!this.#lesson.isOver) await pause(LOOK_MS);
    return false;
  }

  /** Sends the answer; a line that is lost meanwhile leaves it for the next turn. */
  async #send(pending: Pending): Promise<void> {
    const { records } = this.#lesson;
    const sentAt = performance.now();
    const sending = this.#ask('proceedGame', pending.args);
    pending.tries += 1;
    if (pending.tries === 1 && this.#happens(LOST)) {
      records.count('lines lost');
      setTimeout(() => this.#drop('reconnectRoom'), this.#draws.below(10));
    }
    const answer = await sending;
    if (answer.includes('"success":true')) {
      this.acknowledged.push(pending.key);
      if (pending.tries === 1) records.answered(performance.now() - sentAt);
      else records.count('answers sent again');
    } else if (pending.tries > 1) this.unsure.push(pending.key);
    this.#pending = null;
    this.#answered = this.question.id;
    checked(answer);
  }

  async #refused({ type, message }: Refused): Promise<void> {
    const isLate = TOO_LATE.test(type) && (!this.#lesson.isRunning || this.#lesson.step !== this.#step);
    if (isLate) this.#lesson.records.count(`too late: ${type}`);
    else this.#lesson.records.refused(message, type);
    await pause(LOOK_MS);
  }

  #leave(): void {
    this.#lesson.records.count('students who left');
    this.#isGone = true;
    this.socket.close();
  }

  #drop(back: keyof typeof AWAY): void {
    this.#back = back;
    this.socket.close();
  }

  async #comeBack(by: keyof typeof AWAY): Promise<void> {
    this.socket.close();
    await this.#pause(AWAY[by]);
    await this.#connect();
    const { roomHash, playerId, ticket } = this;
    const as = by === 'rejoin' ? '"startSource":"rejoin"' : '"role":"player"';
    const args = `{"roomHash":"${roomHash}","playerId":"${playerId}",${as}},{"seat":"${ticket}"}`;
    this.#seen = checked(await this.#ask(by, args));
    this.#back = null;
    this.#lesson.records.count(by === 'rejoin' ? 'pages reloaded' : 'lines found again');
  }

  async #connect(): Promise<void> {
    this.socket = await LightSocket.open(this.#lesson.port);
    this.socket.onLost = () => {
      this.#lesson.records.refused('the server closed a connection', 'closed');
      this.#back ??= 'reconnectRoom';
    };
    this.socket.onPush = (text) => {
      if (this.#lesson.isTeacherPaced && text.includes('"question":{')) this.#seen = text;
    };
  }

  /** A call on this student's connection, which is given up when no answer comes. */
  async #ask(event: string, args: string): Promise<string> {
    const { socket } = this;
    const giveUp = setTimeout(() => {
      this.#lesson.records.refused(event, 'timeout');
      socket.close();
    }, TIMEOUT_MS);
    try {
      return await socket.call(event, args);
    } finally {
      clearTimeout(giveUp);
    }
  }

  #inSeat(isCommand = false): string {
    const { roomHash, playerId, ticket } = this;
    const command = isCommand ? `,"commandId":"over-${playerId}-soak"` : '';
    return `{"roomHash":"${roomHash}","playerId":"${playerId}"},{"seat":"${ticket}"${command}}`;
  }

  #happens(ofThousand: number): boolean {
    return this.#draws.below(1_000) < ofThousand;
  }

  #pause({ least, most }: Span): Promise<void> {
    return pause(least + this.#draws.below(most - least + 1));
  }
}
