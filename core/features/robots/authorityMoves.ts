// What robots of a rehearsal do, and when. Each draw is a stream of the room's seed: the same room plays the same way.

import type { PlayerCommand } from '#core/authority/commands.ts';
import type { PlayerTurn, Rules } from '#core/authority/ruleSet.ts';
import type { Room, Seat } from '#core/authority/state.ts';
import { memoized } from '#core/collections/memoized.ts';
import { type RobotSight, robotsOf } from '#core/features/robots/authority.ts';
import { isTeacherPaced } from '#core/modes/registry.ts';
import { authorityOf, type KeyedQuestion } from '#core/questions/authority.ts';
import { kindOf } from '#core/questions/kinds.ts';
import { type Stream, stream } from '#core/random/stream.ts';

/** How robots take their time. */
export const ROBOT_PACE = {
  /** Part of a question's time that an answer takes, at least and at most, in per cent. */
  answerPercent: [8, 60],
  /** Milliseconds that an answer takes at the most, however long the question's time is. */
  longestMs: 20_000,
  /** Milliseconds between an answer and the next question, where players set their own pace. */
  pauseMs: [2_000, 5_000],
} as const;

/** Of a hundred answers that will be right, and of a hundred that will be wrong, how many a robot is unsure of. */
export const ROBOT_DOUBT = { percent: [10, 75] } as const;

/** What a robot does next, and when, in ms of the server's clock. */
interface Move {
  readonly at: number;
  readonly command: PlayerCommand;
}

/** At an own pace a robot's next move stands until it is made, and many looks see that its time has not come: kept beside the seat, which changes with it. */
const ownMoves = new WeakMap<Seat, Move>();

/** What the robots of a room do at `now`, in ms of the server's clock; nothing while the game does not run. */
export function movesOf(room: Room, now: number, rules: Rules): readonly PlayerCommand[] {
  if (room.state !== 'running' || (room.countdownEndsAt !== null && now < room.countdownEndsAt)) return [];
  const moves: PlayerCommand[] = [];
  for (const [index, seat] of robotsOf(room)) {
    if (seat.isOver) continue;
    const other = isTeacherPaced(room) ? null : otherMove({ room, index, seat, now, rules });
    const move = other ?? moveOf(room, index, seat, rules);
    if (move && now >= move.at) moves.push(move.command);
  }
  return moves;
}

/** What features let a robot do between its own moves; null for nothing. */
function otherMove(turn: PlayerTurn): Move | null {
  const { room, index, seat, now, rules } = turn;
  for (const { acts } of rules.extensions.robots) {
    const command = acts?.(turn, {
      isUnsure: () => seat.open !== null && isUnsure(room, index, seat, seat.open.q),
    });
    if (command) return { at: now, command };
  }
  return null;
}

/** Whether a robot doubts: mostly where it will be wrong, seldom where it will be right. */
function isUnsure(room: Room, index: number, seat: Seat, q: number): boolean {
  const { isRight, draws } = planOf(room, index, seat, q);
  const [ifRight, ifWrong] = ROBOT_DOUBT.percent;
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
  const [least, most] = ROBOT_PACE.pauseMs;
  const pause = least + stream(room.seed, `robotPause:${index}:${seat.responses.length}`).below(most - least);
  const choice = rules.choiceOf(room, index, seat);
  const command = rules.choices.find(({ id }) => id === choice)?.choice.byRobot?.(seat.id);
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
  const sight = extensions.robots.reduce<RobotSight>((each, { sees }) => sees?.(seat, each) ?? each, {
    keyed,
    misses: 0,
  });
  const again = sight.misses > 0 ? `-${sight.misses}` : '';
  return {
    at: openedAt + Math.min(wanted, ROBOT_PACE.longestMs),
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

/** How long a robot takes for a question, and whether it will be right; `draws`: what is drawn next. */
function planOf(room: Room, index: number, seat: Seat, q: number) {
  const asking = seat.open?.asking;
  const draws = stream(room.seed, `robotAnswer:${index}:${seat.attempt}:${q}${asking ? `:${asking}` : ''}`);
  const [least, most] = ROBOT_PACE.answerPercent;
  const { timeMs } = (room.questions[q] as KeyedQuestion).question;
  const wanted = Math.round((timeMs * (least + draws.below(most - least))) / 100);
  return { wanted, isRight: draws.below(100) < (seat.robot ?? 0), draws };
}

/** Whether a robot that would be wrong is right after all, because there is less left to choose from. */
function guesses(all: KeyedQuestion, { keyed: left, misses }: RobotSight, draws: Stream): boolean {
  const [before, now] = [optionsOf(all), optionsOf(left)];
  if (before < 2 || (before === now && misses === 0)) return false;
  // Of those who know nothing one of `before` was right already.
  return misses > 0 ? draws.below(now) === 0 : draws.below(now * (before - 1)) < before - now;
}

function optionsOf({ question }: KeyedQuestion): number {
  return kindOf(question.type).can.narrow?.choices(question) ?? 0;
}
