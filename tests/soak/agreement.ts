// The day's games in the log of a server that has stopped, against what students and reports were told.

import { evolveAll, reportOf, type Room, type RoomEvent } from '#core/authority/index.ts';
import { sizeOf } from '#core/collections/list.ts';
import { openStore } from '#tests/faults/openStore.ts';
import { type PlayedGame, reportDigest } from '#tests/soak/Classroom.ts';
import { answerKey } from '#tests/soak/Pupil.ts';

export interface Agreement {
  readonly acknowledged: number;
  /** Acknowledged answers that aren't in the log. */
  readonly lost: number;
  /** Answers in the log more often than once, or that nobody gave. */
  readonly surplus: number;
  /** Scores in students' summaries, and those that differ from the replayed game's. */
  readonly scores: number;
  readonly wrongScores: number;
  /** Players whose report differs from the replayed game's. */
  readonly wrongReports: number;
  /** Players with lost or surplus answers. */
  readonly examples: readonly string[];
}

/** Replays every game from the store in `directory`. */
export async function agreementOf(directory: string, games: readonly PlayedGame[]): Promise<Agreement> {
  const fail = (error: Error): never => {
    throw error;
  };
  const { database, log } = await openStore<RoomEvent>(directory, { onProblem: fail, onFailure: fail });
  const found = {
    acknowledged: 0,
    lost: 0,
    surplus: 0,
    scores: 0,
    wrongScores: 0,
    wrongReports: 0,
    examples: [] as string[],
  };
  for (const { roomHash, pupils, report } of games) {
    const events = await log.read(roomHash);
    const room = evolveAll(null, events) as Room;
    const answers = answersBySeat(room, events);
    const ids = room.seats.flat().map(({ id }) => id);
    if (sizeOf(room.seats) !== report.size) found.wrongReports += 1;
    for (const { playerId, score, acknowledged, unsure } of pupils) {
      if (playerId === '') continue;
      const replayed = reportOf(room, playerId);
      if (!replayed || reportDigest(replayed) !== report.get(playerId)) found.wrongReports += 1;
      found.acknowledged += acknowledged.length;
      const stored = answers.get(ids.indexOf(playerId)) ?? [];
      const lost = missing(acknowledged, stored);
      const surplus = missing(stored, [...acknowledged, ...unsure]);
      found.lost += lost.length;
      found.surplus += surplus.length;
      if (lost.length + surplus.length > 0)
        found.examples.push(
          `${room.type} ${roomHash} ${playerId}: lost ${lost.join()}; surplus ${surplus.join()}`,
        );
      if (score === null) continue;
      found.scores += 1;
      if (score !== (replayed?.attempts.at(-1)?.score ?? 0)) found.wrongScores += 1;
    }
  }
  await log.close();
  await database.close();
  return found;
}

/** Keys of the answers in a game's log, spared ones included, by seat. */
function answersBySeat({ questions }: Room, events: readonly RoomEvent[]): Map<number, string[]> {
  const answers = new Map<number, string[]>();
  const open = new Map<number, { readonly q: number; readonly asking?: number }>();
  for (const event of events) {
    if (event.type === 'questionOpened') open.set(event.seat, event);
    const given =
      event.type === 'answered'
        ? event.response
        : event.type === 'answerSpared' && { q: -1, ...open.get(event.seat), answer: event.answer };
    if (!given || given.answer?.type !== 'MCQ') continue;
    const { q, asking = 1, answer } = given;
    const seat = (event as { readonly seat: number }).seat;
    const key = answerKey(questions[q]?.question.id ?? '', asking, answer.optionId);
    answers.set(seat, [...(answers.get(seat) ?? []), key]);
  }
  return answers;
}

/** Returns the entries of a list that another one doesn't have, or not as often. */
function missing(list: readonly string[], other: readonly string[]): readonly string[] {
  const left = new Map<string, number>();
  for (const key of other) left.set(key, (left.get(key) ?? 0) + 1);
  return list.filter((key) => {
    const rest = left.get(key) ?? 0;
    left.set(key, rest - 1);
    return rest <= 0;
  });
}
