// Moves of rehearsal bots, and their timing. All draws are seeded by the room, so the same room always plays
// the same way.

import type { PlayerCommand } from '#core/authority/commands.ts';
import type { PlayerTurn, Rules } from '#core/authority/ruleSet.ts';
import type { Room, Seat } from '#core/authority/state.ts';
import { memoized } from '#core/collections/memoized.ts';
import { type BotView, botsIn } from '#core/features/bots/authority.ts';
import { isTeacherPaced } from '#core/modes/registry.ts';
import { authorityOf, type KeyedQuestion } from '#core/questions/authority.ts';
import { kindOf } from '#core/questions/kinds.ts';
import { type Stream, stream } from '#core/random/stream.ts';

/** Timing of bots. */
export const BOT_PACE = {
  /** Range of the time an answer takes, in percent of the question's time. */
  answerPercent: [8, 60],
  /** Maximum time for an answer in ms, however long the question's time is. */
  longestMs: 20_000,
  /** Range of ms between an answer and the next question in student-paced games. */
  pauseMs: [2_000, 5_000],
} as const;

/** Percentage of answers a bot is unsure of, if it will be right and if it will be wrong. */
export const BOT_DOUBT = { percent: [10, 75] } as const;

/** A bot's next command, and when it is due, in ms on the server's clock. */
interface Move {
  readonly at: number;
  readonly command: PlayerCommand;
}

/**
 * In student-paced games, a bot's next move stays the same until it is made, and is checked many times before
 * it is due; cached by the seat, which changes with the move.
 */
const ownMoves = new WeakMap<Seat, Move>();

/**
 * Returns the commands of a room's bots that are due at `now`, in ms on the server's clock; none unless the
 * game is running.
 */
export function dueBotCommands(room: Room, now: number, rules: Rules): readonly PlayerCommand[] {
  if (room.state !== 'running' || (room.countdownEndsAt !== null && now < room.countdownEndsAt)) return [];
  const moves: PlayerCommand[] = [];
  for (const [index, seat] of botsIn(room)) {
    if (seat.isOver) continue;
    const other = isTeacherPaced(room) ? null : featureMove({ room, index, seat, now, rules });
    const move = other ?? moveOf(room, index, seat, rules);
    if (move && now >= move.at) moves.push(move.command);
  }
  return moves;
}

/** Returns what features have a bot do between its own moves; null for nothing. */
function featureMove(turn: PlayerTurn): Move | null {
  const { room, index, seat, now, rules } = turn;
  for (const { acts } of rules.extensions.bots) {
    const command = acts?.(turn, {
      isUnsure: () => seat.open !== null && isUnsure(room, index, seat, seat.open.q),
    });
    if (command) return { at: now, command };
  }
  return null;
}

/** True if a bot doubts: usually when it will be wrong, seldom when it will be right. */
function isUnsure(room: Room, index: number, seat: Seat, q: number): boolean {
  const { isRight, draws } = planOf(room, index, seat, q);
  const [ifRight, ifWrong] = BOT_DOUBT.percent;
  return draws.below(100) < (isRight ? ifRight : ifWrong);
}

function moveOf(room: Room, index: number, seat: Seat, rules: Rules): Move | null {
  if (!isTeacherPaced(room)) return memoized(ownMoves, seat, () => ownMove(room, index, seat, rules));
  const { slide } = room;
  if (slide?.state !== 'active' || seat.pending) return null;
  return answer(room, index, seat, rules, { q: slide.index, openedAt: slide.openedAt });
}

function ownMove(room: Room, index: number, seat: Seat, rules: Rules): Move {
  if (seat.open) return answer(room, index, seat, rules, seat.open);
  const last = seat.responses[seat.responses.length - 1];
  const [least, most] = BOT_PACE.pauseMs;
  const pause = least + stream(room.seed, `robotPause:${index}:${seat.responses.length}`).below(most - least);
  const choice = rules.choiceOf(room, index, seat);
  const command = rules.choices.find(({ id }) => id === choice)?.choice.botCommand?.(seat.id);
  return {
    at: last ? last.at + pause : 0,
    command: command ?? { type: 'openQuestion', playerId: seat.id },
  };
}

function answer(
  room: Room,
  index: number,
  seat: Seat,
  { extensions }: Rules,
  { q, openedAt }: { readonly q: number; readonly openedAt: number },
): Move {
  const keyed = room.questions[q] as KeyedQuestion;
  const { question } = keyed;
  const asking = seat.open?.asking;
  const { wanted, isRight, draws } = planOf(room, index, seat, q);
  const sight = extensions.bots.reduce<BotView>((each, { sees }) => sees?.(seat, each) ?? each, {
    keyed,
    misses: 0,
  });
  const again = sight.misses > 0 ? `-${sight.misses}` : '';
  return {
    at: openedAt + Math.min(wanted, BOT_PACE.longestMs),
    command: {
      type: 'answer',
      playerId: seat.id,
      commandId: `robot-${index}-${seat.attempt}-${q}-${asking ?? 1}${again}`,
      questionId: question.id,
      state: 'attempted',
      answer: authorityOf(question.type).bot(sight.keyed, isRight || guesses(keyed, sight, draws), draws),
      networkMs: 0,
      asking,
    },
  };
}

/** Plans how long a bot takes for a question and whether it will be right; `draws` continues after both. */
function planOf(room: Room, index: number, seat: Seat, q: number) {
  const asking = seat.open?.asking;
  const draws = stream(room.seed, `robotAnswer:${index}:${seat.attempt}:${q}${asking ? `:${asking}` : ''}`);
  const [least, most] = BOT_PACE.answerPercent;
  const { timeMs } = (room.questions[q] as KeyedQuestion).question;
  const wanted = Math.round((timeMs * (least + draws.below(most - least))) / 100);
  return { wanted, isRight: draws.below(100) < (seat.robot ?? 0), draws };
}

/** True if a bot that would be wrong is right after all, because fewer options are left. */
function guesses(all: KeyedQuestion, { keyed: left, misses }: BotView, draws: Stream): boolean {
  const [before, now] = [optionsOf(all), optionsOf(left)];
  if (before < 2 || (before === now && misses === 0)) return false;
  // A guess among `before` options was already right in one case, so this is the chance given that it wasn't.
  return misses > 0 ? draws.below(now) === 0 : draws.below(now * (before - 1)) < before - now;
}

function optionsOf({ question }: KeyedQuestion): number {
  return kindOf(question.type).can.choices?.count(question) ?? 0;
}
