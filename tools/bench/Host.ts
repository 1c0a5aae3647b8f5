// Benchmark teacher: hosts rooms with a long quiz and runs each over its own socket.

import { isTeacherPaced } from '#core/modes/registry.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import type { GameType } from '#core/room/phase.ts';
import { HEADERS } from '#protocol/operation.ts';
import { OPERATIONS, type OperationName } from '#protocol/operations.ts';
import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { LightSocket } from '#tools/classroom/LightSocket.ts';
import { dataOf } from '#tools/classroom/crowd.ts';

const QUIZ = (questions: number): AuthoredQuiz => ({
  title: 'The bench',
  questions: Array.from({ length: questions }, (_, n) => ({
    type: 'MCQ',
    text: `Question ${n + 1}: which of these four is the one that was asked for?`,
    options: [
      { text: 'the first' },
      { text: 'the second', correct: true },
      { text: 'the third' },
      { text: 'the last' },
    ],
  })),
});

export interface HostedRoom {
  readonly roomHash: string;
  readonly roomCode: string;
  /** The host's own connection, in the room's audience. */
  readonly socket: LightSocket;
  readonly projector: LightSocket | null;
}

export class Host {
  readonly #port: number;
  readonly #cookie: string;
  readonly #csrf: string;
  readonly #quizId: string;

  private constructor(port: number, cookie: string, csrf: string, quizId: string) {
    this.#port = port;
    this.#cookie = cookie;
    this.#csrf = csrf;
    this.#quizId = quizId;
  }

  static async open(port: number, questions: number): Promise<Host> {
    const session = await post(port, OPERATIONS.openHostSession.path, {}, {});
    const cookie = (session.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const { csrfToken } = (await session.json()).data as { csrfToken: string };
    const credentials = { cookie, [HEADERS.csrf]: csrfToken };
    const saved = await post(port, OPERATIONS.saveQuiz.path, { quiz: QUIZ(questions) }, credentials);
    const { card } = (await saved.json()).data as { card: { id: string } };
    return new Host(port, cookie, csrfToken, card.id);
  }

  async room(type: GameType, gameOptions: Partial<GameOptions> = {}): Promise<HostedRoom> {
    const credentials = { cookie: this.#cookie, [HEADERS.csrf]: this.#csrf };
    const hosted = await post(
      this.#port,
      OPERATIONS.hostGame.path,
      { quizId: this.#quizId, type, gameOptions },
      credentials,
    );
    const { roomHash, roomCode } = (await hosted.json()).data as { roomHash: string; roomCode: string };
    const socket = await this.#attend(roomHash, 'host');
    const projector = isTeacherPaced({ type }) ? await this.#attend(roomHash, 'projector') : null;
    return { roomHash, roomCode, socket, projector };
  }

  async #attend(roomHash: string, role: 'host' | 'projector'): Promise<LightSocket> {
    const socket = await LightSocket.open(this.#port, this.#cookie);
    dataOf(await socket.call('reconnectRoom', JSON.stringify({ roomHash, role })));
    return socket;
  }
}

/** Takes one of the host's steps: start, next, end. */
export async function lead(room: HostedRoom, name: OperationName): Promise<void> {
  const { event = '' } = OPERATIONS[name] as { event?: string };
  dataOf(await room.socket.call(event, JSON.stringify({ roomHash: room.roomHash })));
}

async function post(
  port: number,
  path: string,
  body: object,
  headers: Readonly<Record<string, string>>,
): Promise<{ headers: Headers; json(): Promise<{ data: unknown }> }> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return { headers: response.headers, json: async () => (await response.json()) as { data: unknown } };
}
