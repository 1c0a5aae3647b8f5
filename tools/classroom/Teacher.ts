// A teacher who works by calls: saves quizzes, hosts rooms and leads them; and students who play by calls, to fill a room.

import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import type { Answer, Question } from '#core/questions/question.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import type { GameType } from '#core/room/phase.ts';
import type { HostView } from '#core/views/hostView.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { HEADERS, type Operation } from '#protocol/operation.ts';
import { OPERATIONS, type OperationName } from '#protocol/operations.ts';

export interface RoomPlan {
  readonly quizId: string;
  readonly type: GameType;
  readonly options?: Partial<GameOptions>;
  /** In ms; a game that is assigned until then. */
  readonly dueAt?: number;
}

type Headers = Readonly<Record<string, string>>;

async function call<Data>(
  url: string,
  name: OperationName,
  request: Readonly<Record<string, unknown>>,
  headers: Headers = {},
): Promise<{ readonly data: Data; readonly cookie: string }> {
  const { method, path }: Operation = OPERATIONS[name];
  const filled = path.replace(/\{(\w+)\}/g, (_, field: string) => encodeURIComponent(String(request[field])));
  const response = await fetch(url + filled, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(method === 'GET' ? {} : { body: JSON.stringify(request) }),
  });
  const answer = (await response.json()) as { success: boolean; data: Data; error?: unknown };
  if (!answer.success) throw new Error(`${name}: ${JSON.stringify(answer.error)}`);
  return { data: answer.data, cookie: response.headers.get('set-cookie') ?? '' };
}

export class Teacher {
  readonly url: string;
  /** Name and value, for a browser that is to be this teacher too. */
  readonly cookie: { readonly name: string; readonly value: string };
  readonly #headers: Headers;

  private constructor(url: string, cookie: string, csrf: string) {
    const [name = '', value = ''] = cookie.split('=');
    this.url = url;
    this.cookie = { name, value };
    this.#headers = { cookie, [HEADERS.csrf]: csrf };
  }

  static async arrive(url: string): Promise<Teacher> {
    const { data, cookie } = await call<{ csrfToken: string }>(url, 'openHostSession', {});
    return new Teacher(url, cookie.split(';')[0] ?? '', data.csrfToken);
  }

  async save(quiz: AuthoredQuiz): Promise<string> {
    const { data } = await this.call<{ card: { id: string } }>('saveQuiz', { quiz });
    return data.card.id;
  }

  /** Gives the address of a picture or sound. */
  async upload(file: Uint8Array<ArrayBuffer>): Promise<string> {
    const { path } = OPERATIONS.uploadMedia;
    const response = await fetch(this.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', ...this.#headers },
      body: file,
    });
    const { data } = (await response.json()) as { data: { url: string } };
    return data.url;
  }

  async host({ quizId, type, options = {}, dueAt }: RoomPlan): Promise<Room> {
    const gameOptions = { jumbleAnswers: false, memes: false, ...options };
    const assigned = dueAt !== undefined && { playMode: 'async', dueAt };
    const request = { quizId, type, gameOptions, ...assigned };
    const { data } = await this.call<{ roomHash: string; roomCode: string }>('hostGame', request);
    return new Room(this, data.roomHash, data.roomCode);
  }

  call<Data>(name: OperationName, request: Readonly<Record<string, unknown>>) {
    return call<Data>(this.url, name, request, this.#headers);
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
    const { data } = await this.#teacher.call<{ view: HostView }>(name, { roomHash: this.hash, ...request });
    return data.view;
  }

  view(): Promise<HostView> {
    return this.lead('getGame');
  }

  /** Closes and shows the open question and goes on to the next one, or to the podium. */
  async finishQuestion(): Promise<void> {
    const { slide } = await this.view();
    for (;;) {
      const now = await this.view();
      if (now.slide?.index !== slide?.index || now.room.state === 'completed') return;
      // Between closing and showing the server has its own pace.
      if (now.controls.includes('next')) await this.lead('proceedHostGame');
      else await new Promise((done) => setTimeout(done, 200));
    }
  }

  async seat(name: string, character: number): Promise<Student> {
    const { url } = this.#teacher;
    const request = { roomHash: this.hash, player: { name, avatarId: character }, startSource: 'gameCode' };
    const { data } = await call<{ playerId: string; ticket: string }>(url, 'join', request);
    return new Student(url, this.hash, data.playerId, data.ticket);
  }
}

export class Student {
  readonly id: string;
  readonly #url: string;
  readonly #seat: Readonly<Record<string, string>>;
  readonly #headers: Headers;

  constructor(url: string, roomHash: string, playerId: string, ticket: string) {
    this.id = playerId;
    this.#url = url;
    this.#seat = { roomHash, playerId };
    this.#headers = { [HEADERS.seat]: ticket };
  }

  /** Answers the open question as `choose` says; at an own pace opens the next one first. */
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

  /** Uses the card of this kind that hangs on the belt. */
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

  /** Begins the next attempt, once this one is over. */
  again(): Promise<unknown> {
    return this.#place('rejoin', { startSource: 'rejoin', newAttempt: true });
  }

  async #place<Data>(
    name: OperationName,
    request: Readonly<Record<string, unknown>> = {},
    id?: string,
  ): Promise<Data> {
    const headers = {
      ...this.#headers,
      ...(id !== undefined && { [HEADERS.command]: `classroom-${id}-${this.#seat['playerId']}` }),
    };
    return (await call<Data>(this.#url, name, { ...this.#seat, ...request }, headers)).data;
  }
}
