// Questions that a player leaves for the end.

import { notActing } from '#core/authority/acting.ts';
import { asks } from '#core/authority/asked.ts';
import { counted } from '#core/authority/counted.ts';
import { answerable } from '#core/authority/currentQuestion.ts';
import { type Decision, events, refused } from '#core/authority/decision.ts';
import type { RoomEvent } from '#core/authority/events.ts';
import { answerFits, respond } from '#core/authority/grade.ts';
import { askedInAttempt } from '#core/authority/order/draw.ts';
import { doneCount } from '#core/authority/order/order.ts';
import { policyOf } from '#core/authority/order/policies.ts';
import type { Postponed } from '#core/authority/order/postponed.ts';
import type { ByPlayer, OfSeat } from '#core/authority/origins.ts';
import type { CurrentQuestion, Feature, OpeningTimes, PlayerTurn, Rules } from '#core/authority/ruleSet.ts';
import { questionIdOf } from '#core/authority/seats.ts';
import { deadlineOf } from '#core/authority/slides.ts';
import type { Response, Room, Seat } from '#core/authority/state.ts';
import { toOtherDevices } from '#core/authority/tells.ts';
import { at, mapped } from '#core/collections/list.ts';
import { hasFeature } from '#core/modes/registry.ts';
import type { KeyedQuestion } from '#core/questions/authority.ts';
import type { Answer } from '#core/questions/question.ts';
import { QUESTION_TIME } from '#core/questions/questionBase.ts';

interface AnswerLaterTypes {
  readonly playerCommand:
    | ({
        /** Leaves the open question for the end. */
        readonly type: 'answerLater';
        readonly commandId: string;
        readonly questionId: string;
        /** What stands there so far. */
        readonly draft: Answer | null;
      } & ByPlayer)
    | ({
        /** Lets all questions pass that are left, where each of them was left for later before; these, or none. */
        readonly type: 'skipMany';
        readonly commandId: string;
        readonly questionIds: readonly string[];
      } & ByPlayer);
  readonly event: { readonly type: 'answerPostponed'; readonly postponed: Postponed } & OfSeat;
  readonly refusal: 'response.NOTHING_ELSE_LEFT';
}

declare module '#core/authority/featureTypes.ts' {
  interface FeatureTypes {
    readonly answerLater: AnswerLaterTypes;
  }
}

type Word<Type> = Extract<AnswerLaterTypes['playerCommand'], { readonly type: Type }>;

export const answerLater: Feature<'answerLater'> = {
  version: 1,
  turn: 4,
  playerCommands: { answerLater: postpone, skipMany },
  evolve: {
    answerPostponed(room, { seat: index, postponed }, rules) {
      const seat = at(room.seats, index) as Seat;
      const left = policyOf(room).postponed(room, index, seat, postponed.q);
      return rules.withSeat(room, index, {
        ...left,
        open: null,
        later: [...(seat.later ?? []), postponed],
      });
    },
  },
  tells: {
    answerPostponed: ({ seat }) => ({
      players: [toOtherDevices(seat)],
      soon: ['board'],
      host: { name: 'playerResponded' },
    }),
  },
  views: {
    slide: (room, seat) => ({
      mayPostpone: mayPostpone(room, seat),
      postponed: seat.later?.length ?? 0,
      wasPostponed: seat.open?.postponed !== undefined,
      skippable: skippableOf(room, seat).flatMap((q) => questionIdOf(room, q) ?? []),
    }),
  },
  hooks: {
    draft: (_room, { open }) => open?.postponed?.draft ?? null,
    shifted: (seat, by) =>
      seat.later
        ? {
            ...seat,
            later: seat.later.map((left) =>
              left.leftAt === undefined ? left : { ...left, leftAt: left.leftAt + by },
            ),
          }
        : seat,
    opened({ later }, open) {
      const postponed = later?.find(({ q }) => q === open.q);
      if (!later || !postponed) return {};
      return { open: { ...open, postponed }, later: later.filter((waiting) => waiting !== postponed) };
    },
    answered: (seat, { q }) =>
      seat.later ? { ...seat, later: seat.later.filter((waiting) => waiting.q !== q) } : seat,
    finished: leaveUnanswered,
    ended: (room, now, rules) => ({
      ...room,
      seats: mapped(room.seats, (seat) => leaveUnanswered(room, seat, now, rules)),
    }),
    beforeEnd(room, seat, index, now, rules) {
      const { postponed } = seat.open ?? {};
      if (!postponed) return [];
      return [{ type: 'answered', seat: index, response: leave(room, seat, postponed, now, rules) }];
    },
    stillAnswerable: leftQuestion,
    times: timesAgain,
    // Also where it comes again so late that the question is open once more.
    keeps: ({ later, open }) =>
      [...(later ?? []), open?.postponed].flatMap((postponed) => postponed?.commandId ?? []),
  },
  sample: {
    player: {
      answerLater: ({ commandId, playerId, question }) => ({
        type: 'answerLater',
        commandId,
        playerId,
        questionId: question?.id ?? 'x',
        draft: null,
      }),
      skipMany({ game, commandId, playerId, what }) {
        const left = game.viewOf(playerId)?.slide?.skippable ?? [];
        return { type: 'skipMany', commandId, playerId, questionIds: what % 7 === 0 ? left.slice(1) : left };
      },
    },
    busy: ['answerLater', 'answerLater', 'answerLater', 'skipMany'],
  },
};

function postpone(turn: PlayerTurn, command: Word<'answerLater'>): Decision {
  const { room, seat, index, now, rules } = turn;
  const { commandId, draft } = command;
  if (!hasFeature(room, 'answerLater')) return refused('room.WRONG_STATE');
  const question = answerable(turn, command);
  if (typeof question === 'string') return refused(question);
  const { q, openedAt, deadline } = question;
  if (seat.open?.q !== q) return refused('response.WRONG_QUESTION');
  // What stands there when its time is over is sent, not put off.
  if (room.options.timer === 'strict' && deadline !== null && now > deadline)
    return refused('response.QUESTION_CLOSED');
  if (draft && !answerFits(room.questions[q] as KeyedQuestion, draft)) return refused('response.CANT_SAVE');
  if (!mayPostpone(room, seat)) return refused('response.NOTHING_ELSE_LEFT');
  const usedMs = rules.hooks.elapsedMs.reduce((ms, of) => of(seat, q, ms), Math.max(0, now - openedAt));
  const again = seat.open?.postponed !== undefined && deadline !== null;
  const postponed = {
    q,
    after: seat.responses.length,
    usedMs,
    leftAt: now,
    draft,
    commandId,
    ...(again && { leastMs: Math.max(0, deadline - now) }),
  };
  return events({ type: 'answerPostponed', seat: index, postponed });
}

/** All that is left, in one step: each counts as skipped, with the time that it has taken. */
function skipMany(turn: PlayerTurn, { commandId, questionIds }: Word<'skipMany'>): Decision {
  const { room, seat, index, now, rules } = turn;
  if (!hasFeature(room, 'answerLater')) return refused('room.WRONG_STATE');
  const reason = notActing(room, seat, now);
  if (reason) return refused(reason);
  const left = skippableOf(room, seat);
  const wanted = new Set(questionIds);
  const isMeant = wanted.size === left.length && left.every((q) => wanted.has(questionIdOf(room, q) ?? ''));
  if (left.length === 0 || !isMeant) return refused('response.WRONG_QUESTION');
  const list: RoomEvent[] = [];
  let present = seat;
  for (const q of left) {
    const response = respond(rules, room, present, {
      q,
      state: 'passed',
      answer: null,
      elapsedMs: usedMsOf(seat, q, now),
      at: now,
      commandId,
    });
    list.push({ type: 'answered', seat: index, response });
    present = rules.after(room, index, present, response);
  }
  if (rules.hasNothingLeft(room, index, present)) list.push(...rules.finishing(room, index, now));
  return events(...list);
}

/** Milliseconds of its time that an open question, or one that was left for later, has used up. */
function usedMsOf({ open, later }: Seat, q: number, now: number): number {
  if (open?.q === q) return Math.max(0, now - open.openedAt);
  return later?.find((postponed) => postponed.q === q)?.usedMs ?? 0;
}

/** Whether another question is left to go on with, so that the open one can wait. */
function mayPostpone(room: Room, seat: Seat): boolean {
  if (!hasFeature(room, 'answerLater') || seat.open === null || seat.open.asking) return false;
  if (!asks(room, seat.open.q)) return false;
  return doneCount(room, seat) + 1 < askedInAttempt(room);
}

/**
 * The questions that are left to a seat, the open one first, where each of them was left for later before and there are several;
 * none elsewhere.
 */
function skippableOf(room: Room, seat: Seat): readonly number[] {
  const { open, later } = seat;
  if (!open?.postponed || !later || later.length === 0) return [];
  const left = [open.q, ...later.map(({ q }) => q)];
  return doneCount(room, seat) + left.length === askedInAttempt(room) ? left : [];
}

/**
 * A question that was left for later by a call that crossed with this one: what was pressed is not lost. Its clock has not stood still.
 */
function leftQuestion(room: Room, seat: Seat, questionId: string): CurrentQuestion | null {
  const left = seat.later?.find(({ q }) => questionIdOf(room, q) === questionId);
  if (left?.leftAt === undefined) return null;
  const openedAt = left.leftAt - left.usedMs;
  const deadline = deadlineOf(room, left.q, openedAt);
  const least = left.leftAt + (left.leastMs ?? 0);
  return { q: left.q, openedAt, deadline: deadline && Math.max(deadline, least), closed: false };
}

/**
 * The clock of a question that comes again goes on where it stood: there is some time left at least, but no bonus for time that
 * was used up. That time is given once: who leaves the question again does not get it again.
 */
function timesAgain(room: Room, { later }: Seat, q: number, now: number): OpeningTimes | null {
  const postponed = later?.find((waiting) => waiting.q === q);
  if (!postponed) return null;
  const { usedMs, leastMs = QUESTION_TIME.laterLeastMs } = postponed;
  const openedAt = now - usedMs;
  const deadline = deadlineOf(room, q, openedAt);
  return { at: openedAt, deadline: deadline && Math.max(deadline, now + leastMs) };
}

/** A question left for later that gets no answer now: it was seen, or has a draft. */
function leave(
  room: Room,
  seat: Seat,
  { q, usedMs, draft, commandId }: Postponed,
  now: number,
  rules: Pick<Rules, 'hooks'>,
): Response {
  const state = draft ? 'draft' : 'seen';
  return respond(rules, room, seat, { q, state, answer: null, elapsedMs: usedMs, at: now, commandId });
}

/** The seat after the questions left for later never got an answer. */
function leaveUnanswered(room: Room, seat: Seat, now: number, rules: Pick<Rules, 'hooks'>): Seat {
  if (seat.later === null) return seat;
  const left = seat.later.reduce(
    (each, postponed) => counted(each, leave(room, each, postponed, now, rules)),
    seat,
  );
  return { ...left, later: [] };
}
