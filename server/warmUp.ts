// Warm-up: two games in memory, so that the code of a lesson has been compiled before a class needs it.

import { at } from '#core/collections/list.ts';
import { type Command, evolve, type Room } from '#core/authority/index.ts';
import { parseOptions } from '#core/features/options.ts';
import { isTeacherPaced } from '#core/modes/registry.ts';
import { sampleOf } from '#core/questions/authority.ts';
import { receipt } from '#server/operations/play.ts';
import { seatAnswer } from '#server/operations/playerCommand.ts';
import { NO_LOG } from '#server/rooms/eventSourcedRoom.ts';
import { roomCreated } from '#server/rooms/roomRegistry.ts';
import { RoomSession } from '#server/rooms/roomSession.ts';

const PLAYERS = 60;
const QUESTIONS = 8;
/** Milliseconds from the start of a game to its first question, and a little more. */
const COUNTDOWN_MS = 3_200;
/** Milliseconds between two questions: pushes that are sent a few times a second get their turn. */
const BREAK_MS = 60;

const QUESTION = {
  type: 'MCQ',
  text: 'Which number is even?',
  options: ['1', '2', '3', '5'].map((text) => ({ text, correct: text === '2' })),
} as const;

/**
 * Plays a teacher-paced and a student-paced game. Takes about four seconds, most of it waiting.
 * @throws Error when the games can't be played as they are here
 */
export async function warmUp(): Promise<void> {
  await Promise.all([play('tp'), play('normal')]);
}

async function play(type: 'tp' | 'normal'): Promise<void> {
  const session = openRoom(type);
  const isLed = isTeacherPaced(session.room);
  const screen = { id: '', send: (_event: string, payload: unknown) => void JSON.stringify(payload) };
  session.audience.hosts.add({ ...screen });
  session.audience.projectors.add({ ...screen });
  let commands = 0;
  const submit = async (command: Command): Promise<Room> => {
    const outcome = await session.submit(command);
    if (!outcome.ok) throw new Error(`the warm-up can't ${command.type}: ${outcome.reason}`);
    return outcome.room;
  };
  const commandId = (): string => `warm-up-${(commands += 1)}`;
  const answer = async (index: number): Promise<void> => {
    const playerId = idOf(session.room, index);
    if (!isLed) {
      const opened = await submit({ type: 'openQuestion', playerId });
      JSON.stringify(seatAnswer(session, opened, index));
    }
    const { room } = session;
    const q = isLed ? room.slide?.index : at(room.seats, index)?.open?.q;
    const question = room.questions[q ?? -1]?.question;
    if (!question) throw new Error('the warm-up has no question');
    const answered = await submit({
      type: 'answer',
      commandId: commandId(),
      playerId,
      questionId: question.id,
      state: 'attempted',
      answer: sampleOf(question.type).anyAnswer(question, index),
      networkMs: 0,
    });
    JSON.stringify(receipt(session, answered, index));
  };

  const seats = Array.from({ length: PLAYERS }, (_, index) => index);
  for (const index of seats) {
    const name = `Player ${index}`;
    const idSuffix = `warm${String(index).padStart(4, '0')}`;
    const joined = await submit({
      type: 'join',
      commandId: commandId(),
      name,
      typedName: null,
      nameKey: name,
      character: 0,
      idSuffix,
    });
    session.connectPlayer(index, idOf(joined, index), { ...screen });
  }
  await submit({ type: 'start', commandId: commandId() });
  await pause(COUNTDOWN_MS);
  for (let number = 1; number <= QUESTIONS; number += 1) {
    await Promise.all(seats.map(answer));
    await pause(BREAK_MS);
    // To the leaderboard, and to the next question.
    if (isLed && number < QUESTIONS)
      for (let step = 0; step < 2; step += 1) await submit({ type: 'next', commandId: commandId() });
  }
  session.close();
}

function idOf({ seats }: Room, index: number): string {
  return at(seats, index)?.id ?? '';
}

function openRoom(type: 'tp' | 'normal'): RoomSession {
  const questions = Array.from({ length: QUESTIONS }, () => QUESTION);
  const quiz = { quizId: '', quizVersionId: '', title: '', questions, options: parseOptions(type, {}) };
  const created = roomCreated({ type, playMode: 'live', ownerId: '', ...quiz }, '');
  return new RoomSession(evolve(null, created), {
    log: NO_LOG,
    drivers: [],
    mayBeShown: () => true,
    onError: (error) => {
      throw error;
    },
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
