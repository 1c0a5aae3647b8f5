// Scripted teacher who saves quizzes, hosts rooms, and runs them through API calls, and scripted students who
// fill a room.

import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import type { Answer, Question } from '#core/questions/question.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import type { GameType, PlayMode } from '#core/room/phase.ts';
import type { HostPlayerRow, HostView } from '#core/views/hostView.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import type { OperationName } from '#protocol/operations.ts';
import { callHttp, data, type HostIdentity, hostIdentity } from '#tools/classroom/calls.ts';

export interface RoomPlan {
  readonly quizId: string;
  readonly type: GameType;
  readonly playMode?: PlayMode;
  readonly options?: Partial<GameOptions>;
  /** In ms; makes the game an assigned one due at that time. */
  readonly dueAt?: number;
}

export class Teacher {
  readonly url: string;
  /** Credentials for a browser that should act as this teacher too. */
  readonly identity: HostIdentity;

  private constructor(url: string, identity: HostIdentity) {
    this.url = url;
    this.identity = identity;
  }

  static async arrive(url: string): Promise<Teacher> {
    return new Teacher(url, await hostIdentity({ url }));
  }

  /** Name and value of the host's cookie. */
  get cookie(): { readonly name: string; readonly value: string } {
    const [name = '', value = ''] = this.identity.cookie.split('=');
    return { name, value };
  }

  async save(quiz: AuthoredQuiz): Promise<string> {
    return (await this.call<{ card: { id: string } }>('saveQuiz', { quiz })).card.id;
  }

  /** Uploads an image or sound and returns its URL. */
  async upload(file: Uint8Array<ArrayBuffer>): Promise<string> {
    return (await this.call<{ url: string }>('uploadMedia', { file })).url;
  }

  /**
   * Options stay in the author's order, so that keys mean the same to every player, and one press continues
   * after the feedback.
   */
  async host({ quizId, type, playMode, options = {}, dueAt }: RoomPlan): Promise<Room> {
    const gameOptions = { jumbleAnswers: false, memes: false, ...options };
    const mode = playMode ?? (dueAt === undefined ? 'live' : 'async');
    const request = { quizId, type, gameOptions, playMode: mode, ...(dueAt !== undefined && { dueAt }) };
    const opened = await this.call<{ roomHash: string; roomCode: string }>('hostGame', request);
    return new Room(this, opened.roomHash, opened.roomCode);
  }

  async call<Data>(name: OperationName, request: Readonly<Record<string, unknown>>): Promise<Data> {
    return data(await callHttp(this, name, request, this.identity)) as Data;
  }
}

export class Room {
  readonly hash: string;
  readonly code: string;
  readonly #teacher: Teacher;

  constructor(teacher: Teacher, hash: string, code: string) {
    this.#teacher = teacher;
    this.hash = hash;
    this.code = code;
  }

  async lead(name: OperationName, request: Readonly<Record<string, unknown>> = {}): Promise<HostView> {
    const asked = { roomHash: this.hash, ...request };
    return (await this.#teacher.call<{ view: HostView }>(name, asked)).view;
  }

  /** Credentials of the room's host. */
  get host(): HostIdentity {
    return this.#teacher.identity;
  }

  view = () => this.lead('getGame');
  start = () => this.lead('startGame');
  next = () => this.lead('proceedHostGame');
  end = () => this.lead('endGame');
  pause = (paused: boolean) => this.lead('pauseGame', { paused });
  trigger = (powerup: PowerupId) => this.lead('triggerPowerup', { powerup });

  /** Gives a power-up card to the player with this name. */
  async give(powerup: PowerupId, name: string): Promise<void> {
    await this.lead('awardPowerups', { powerup, playerIds: [(await this.player(name)).id] });
  }

  async player(name: string): Promise<HostPlayerRow> {
    const found = (await this.view()).players.find((player) => player.name === name);
    if (!found) throw new Error(`nobody is called ${name}`);
    return found;
  }

  /** Returns the number of players who have answered this question. */
  async answersTo(index: number): Promise<number> {
    return (await this.view()).questions[index]?.distribution.answered ?? 0;
  }

  /** Closes and reveals the open question, then continues to the next one or to the podium. */
  async finishQuestion(): Promise<void> {
    const { slide } = await this.view();
    for (;;) {
      const now = await this.view();
      if (now.slide?.index !== slide?.index || now.room.state === 'completed') return;
      // Between closing and revealing, the server takes its own time.
      if (now.controls.includes('next')) await this.lead('proceedHostGame');
      else await new Promise((done) => setTimeout(done, 200));
    }
  }

  async seat(name: string, character: number): Promise<Student> {
    const { url } = this.#teacher;
    const request = { roomHash: this.hash, player: { name, avatarId: character }, startSource: 'gameCode' };
    const { playerId, ticket } = data(await callHttp({ url }, 'join', request));
    return new Student(url, this.hash, playerId, ticket);
  }
}

export class Student {
  readonly id: string;
  readonly #url: string;
  readonly #seat: Readonly<Record<string, string>>;
  readonly #ticket: string;

  constructor(url: string, roomHash: string, playerId: string, ticket: string) {
    this.id = playerId;
    this.#url = url;
    this.#seat = { roomHash, playerId };
    this.#ticket = ticket;
  }

  /** Answers the open question with `choose`; in student-paced games, opens the next one first. */
  async answer(choose: (question: Question) => Answer): Promise<void> {
    const back = await this.#place<{ view: PlayerView }>('rejoin', { startSource: 'rejoin' });
    const before = back.view.slide;
    const { slide } =
      before?.question && !before.answered
        ? back.view
        : (await this.#place<{ view: PlayerView }>('getQuestions')).view;
    if (!slide?.question) throw new Error('no question is open');
    const { question, openedAt } = slide;
    const response = { state: 'attempted', answer: choose(question) };
    await this.#place('proceedGame', { questionId: question.id, response }, `${question.id}-${openedAt}`);
  }

  raiseHand(): Promise<unknown> {
    return this.#place('raiseHand', { raised: true }, 'hand');
  }

  /** Uses the card of this kind from the player's belt. */
  async usePowerup(powerup: PowerupId, on?: Student): Promise<void> {
    const { view } = await this.#place<{ view: PlayerView }>('rejoin', { startSource: 'rejoin' });
    const card = view.me.belt?.slots.find((each) => each?.powerup === powerup);
    if (!card) throw new Error(`no card ${powerup}`);
    const target = on && { targetPlayerId: on.id };
    await this.#place('activatePowerup', { card: card.id, ...target }, `card-${card.id}`);
  }

  wave(): Promise<unknown> {
    return this.#place('wave');
  }

  skip(): Promise<unknown> {
    return this.#place('skipQuestion');
  }

  /** Starts the next attempt once this one is over. */
  again(): Promise<unknown> {
    return this.#place('rejoin', { startSource: 'rejoin', newAttempt: true });
  }

  async #place<Data>(
    name: OperationName,
    request: Readonly<Record<string, unknown>> = {},
    id?: string,
  ): Promise<Data> {
    const command = id !== undefined && { commandId: `classroom-${id}-${this.#seat['playerId']}` };
    const who = { seat: this.#ticket, ...command };
    return data(await callHttp({ url: this.#url }, name, { ...this.#seat, ...request }, who)) as Data;
  }
}
