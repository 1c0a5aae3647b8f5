// Light players of benches and load tests: they connect, join, open questions, and answer.

import { LightSocket } from '#tools/classroom/LightSocket.ts';
import { wayOn } from '#tools/classroom/stops.ts';

/** Handshakes in progress at the same time: as many as a server's connection backlog holds. */
const CONNECTING_AT_ONCE = 100;

const SUCCESS = '[{"success":true';

const ERROR_TYPE = /"type":"(\w+\.\w+)"/;

/** A call that the server refused. */
export class Refused extends Error {
  /** From the catalogue, such as `room.COMPLETED`. */
  readonly type: string;

  constructor(answer: string) {
    super(`a call was refused: ${answer.slice(0, 300)}`);
    this.type = ERROR_TYPE.exec(answer)?.[1] ?? '';
  }
}

/**
 * Returns the text of a successful answer; anything else throws, because a bench would otherwise measure
 * errors.
 */
export function checked(answer: string): string {
  if (!answer.startsWith(SUCCESS)) throw new Refused(answer);
  return answer;
}

export function dataOf(answer: string): Record<string, unknown> {
  return (JSON.parse(checked(answer)) as [{ data: Record<string, unknown> }])[0].data;
}

/** Runs `work` on the items, at most `atOnce` at a time; results keep the items' order. */
export async function pooled<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < items.length) {
      const index = next;
      next += 1;
      results[index] = await work(items[index] as Item, index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
  return results;
}

export function connectAll(port: number, count: number): Promise<LightSocket[]> {
  return pooled(Array.from({ length: count }), CONNECTING_AT_ONCE, () => LightSocket.open(port));
}

export interface Player {
  readonly socket: LightSocket;
  readonly roomHash: string;
  readonly playerId: string;
  readonly ticket: string;
  /** The open question, how many times it has been asked, and one of its options. */
  question: { readonly id: string; readonly asking: number; readonly optionId: string };
  /** Number of a power-up card in the player's hand; null for none. */
  card: number | null;
}

const NO_QUESTION = { id: '', asking: 1, optionId: '' };
let named = 0;
let passed = 0;

/** Arguments of a join under a new unique name. */
export function joinArgs(roomHash: string): string {
  named += 1;
  const request = { roomHash, player: { name: `Player ${named}` }, startSource: 'gameCode' };
  return `${JSON.stringify(request)},{"commandId":"join-${named}-bench"}`;
}

export async function join(socket: LightSocket, roomHash: string): Promise<Player> {
  const { playerId, ticket } = dataOf(await socket.call('join', joinArgs(roomHash)));
  return {
    socket,
    roomHash,
    playerId: playerId as string,
    ticket: ticket as string,
    question: NO_QUESTION,
    card: null,
  };
}

export async function crowd(port: number, roomHash: string, count: number): Promise<Player[]> {
  return pooled(await connectAll(port, count), CONNECTING_AT_ONCE, (socket) => join(socket, roomHash));
}

const QUESTION = /"question":\{.*?"id":"([0-9a-z]+)"/;
const ASKING = /"asking":(\d+)/;
const OPTION = /"options":\[\{.*?"id":"([0-9a-z]+)"/;

/**
 * The question in a view or push, found by text search: parsing each message would make the load heavier than
 * the server.
 */
export function questionIn(text: string): Player['question'] | null {
  const id = QUESTION.exec(text)?.[1];
  const optionId = OPTION.exec(text)?.[1];
  return id && optionId ? { id, asking: Number(ASKING.exec(text)?.[1] ?? 1), optionId } : null;
}

/** The first card in the belt, found by text search like the question. */
const CARD = /"slots":\[(?:null,)*\{"id":(\d+)/;

/** Stops that can come between two questions, and one more. */
const MOST_STOPS = 5;

/**
 * Student-paced: opens the player's next question, past whatever comes before it. Throws if there is none.
 */
export async function open(player: Player): Promise<void> {
  const answer = await openNext(player);
  // A game can ask for something that these players never learned.
  if (answer !== '') throw new Error(`no question was opened, but ${answer.slice(0, 2_000)}`);
}

/** Like `open`, but resolves to the view in which there is no question to answer; '' if one was opened. */
export async function openNext(player: Player): Promise<string> {
  const { socket, roomHash, playerId, ticket } = player;
  const inSeat = { roomHash, playerId };
  let answer = '';
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    answer = checked(await socket.call('getQuestions', `${JSON.stringify(inSeat)},{"seat":"${ticket}"}`));
    const way = wayOn(answer);
    if (!way) break;
    passed += 1;
    const by = { seat: ticket, commandId: `stop-${passed}-bench` };
    const request = { ...inSeat, ...way.request };
    checked(await socket.call(way.event, `${JSON.stringify(request)},${JSON.stringify(by)}`));
  }
  const question = questionIn(answer);
  if (!question || wayOn(answer)) return answer;
  player.question = question;
  const card = CARD.exec(answer)?.[1];
  player.card = card === undefined ? null : Number(card);
  return '';
}

/** Uses the card in the player's hand; resolves to whether it could be used. */
export async function playCard({ socket, roomHash, playerId, ticket, card }: Player): Promise<boolean> {
  const request = `{"roomHash":"${roomHash}","playerId":"${playerId}","card":${card}}`;
  const answer = await socket.call(
    'activatePowerup',
    `${request},{"seat":"${ticket}","commandId":"card-${card}-bench"}`,
  );
  if (answer.includes('"type":"powerup.')) return false;
  checked(answer);
  return true;
}

let answered = 0;

/** Arguments of the answer event. */
export function answerArgs({ roomHash, playerId, ticket, question }: Player): string {
  answered += 1;
  const asking = question.asking > 1 ? `"asking":${question.asking},` : '';
  return (
    `{"roomHash":"${roomHash}","playerId":"${playerId}","questionId":"${question.id}",${asking}"response":{"state":"attempted",` +
    `"answer":{"type":"MCQ","optionId":"${question.optionId}"}}},{"seat":"${ticket}","commandId":"answer-${answered}-bench"}`
  );
}

export async function answer(player: Player): Promise<void> {
  checked(await player.socket.call('proceedGame', answerArgs(player)));
}

export function closeAll(connections: Iterable<{ readonly socket: LightSocket } | LightSocket>): void {
  for (const connection of connections)
    (connection instanceof LightSocket ? connection : connection.socket).close();
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));
}
