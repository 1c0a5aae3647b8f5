// Answer later: questions that a player leaves for the end.

import { whyCannotAct } from '#core/authority/refusals.ts';
import { isAnswerable } from '#core/authority/answerable.ts';
import { withResponseCounted } from '#core/authority/countResponse.ts';
import { questionToAnswer } from '#core/authority/currentQuestion.ts';
import { type Decision, accepted, refused } from '#core/authority/decision.ts';
import type { RoomEvent } from '#core/authority/events.ts';
import { answerFits, respond, withBonusOf } from '#core/authority/grade.ts';
import { askedInAttempt, orderOf } from '#core/authority/order/draw.ts';
import { finishedCount } from '#core/authority/order/order.ts';
import { policyOf } from '#core/authority/order/policies.ts';
import type { Postponed } from '#core/authority/order/postponed.ts';
import type { ByPlayer, SeatEvent } from '#core/authority/origins.ts';
import type { CurrentQuestion, Feature, OpeningTimes, PlayerTurn, Rules } from '#core/authority/ruleSet.ts';
import { questionIdOf, seatIndexOf } from '#core/authority/seats.ts';
import { deadlineOf } from '#core/authority/slides.ts';
import type { Response, Room, Seat } from '#core/authority/state.ts';
import { toOtherDevices } from '#core/authority/announcements.ts';
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
        /** Answer the player has entered so far. */
        readonly draft: Answer | null;
      } & ByPlayer)
    | ({
        /**
         * Skips all remaining questions at once, if each was left for later before. The ids must be exactly
         * those.
         */
        readonly type: 'skipMany';
        readonly commandId: string;
        readonly questionIds: readonly string[];
      } & ByPlayer);
  readonly event: { readonly type: 'answerPostponed'; readonly postponed: Postponed } & SeatEvent;
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
  priority: 4,
  playerCommands: { answerLater: postpone, skipMany },
  evolve: {
    answerPostponed(room, { seat: index, postponed }, rules) {
      const seat = at(room.seats, index) as Seat;
      const left: Seat = {
        ...policyOf(room).postponed(room, index, seat, postponed.q),
        open: null,
        later: [...(seat.later ?? []), postponed],
      };
      return rules.withSeat(
        room,
        index,
        rules.hooks.postponed.reduce((each, hook) => hook(each, postponed), left),
      );
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
    // Players could look ahead otherwise, think without a clock, and come back for the whole bonus.
    judged: (_room, { open, later }, response) =>
      [open?.postponed, ...(later ?? [])].some((left) => left?.q === response.q)
        ? withBonusOf(response, 0)
        : response,
    rejudged: (room, seat, response) =>
      hasFeature(room, 'answerLater') && wasPostponed(room, seat, response)
        ? withBonusOf(response, 0)
        : response,
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
      return [
        { type: 'answered', seat: index, response: unansweredResponse(room, seat, postponed, now, rules) },
      ];
    },
    stillAnswerable: crossedQuestion,
    times: timesAgain,
    // Includes a question that has come back, for retries that arrive after it reopened.
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
  const question = questionToAnswer(turn, command);
  if (typeof question === 'string') return refused(question);
  const { q, openedAt, deadline } = question;
  if (seat.open?.q !== q) return refused('response.WRONG_QUESTION');
  // After the time is up, what the player entered is sent, not postponed.
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
    ...(again && { minMs: Math.max(0, deadline - now) }),
  };
  return accepted({ type: 'answerPostponed', seat: index, postponed });
}

/** Skips everything that is left. Each question counts as skipped, with the time it has taken. */
function skipMany(turn: PlayerTurn, { commandId, questionIds }: Word<'skipMany'>): Decision {
  const { room, seat, index, now, rules } = turn;
  if (!hasFeature(room, 'answerLater')) return refused('room.WRONG_STATE');
  const reason = whyCannotAct(room, seat, now);
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
  return accepted(...list);
}

/**
 * True if the question of this response had been postponed, as the order of the responses tells: a postponed
 * question comes only when all others have been met.
 */
function wasPostponed(room: Room, seat: Seat, { q: asked, asking }: Response): boolean {
  if (asking) return false;
  const left = [...orderOf(room, seatIndexOf(room, seat.id), seat.attempt)];
  const postponed = new Set<number>();
  for (const { q } of seat.responses) {
    const place = left.indexOf(q);
    if (place < 0) continue;
    const isAgain = postponed.has(q);
    left.splice(place, 1);
    for (const other of isAgain ? left : left.slice(0, place)) postponed.add(other);
  }
  return postponed.has(asked);
}

/** Returns the milliseconds used by an open or postponed question. */
function usedMsOf({ open, later }: Seat, q: number, now: number): number {
  if (open?.q === q) return Math.max(0, now - open.openedAt);
  return later?.find((postponed) => postponed.q === q)?.usedMs ?? 0;
}

/** True if the open question can be postponed, which takes another question to continue with. */
function mayPostpone(room: Room, seat: Seat): boolean {
  if (!hasFeature(room, 'answerLater') || seat.open === null || seat.open.asking) return false;
  if (!isAnswerable(room, seat.open.q)) return false;
  return finishedCount(room, seat) + 1 < askedInAttempt(room);
}

/**
 * Returns the seat's remaining questions, the open one first, if there are several and each was left for
 * later; otherwise none.
 */
function skippableOf(room: Room, seat: Seat): readonly number[] {
  const { open, later } = seat;
  if (!open?.postponed || !later || later.length === 0) return [];
  const left = [open.q, ...later.map(({ q }) => q)];
  return finishedCount(room, seat) + left.length === askedInAttempt(room) ? left : [];
}

/**
 * Returns a question whose answer crossed with the command that left it, so that the answer isn't lost. Its
 * clock kept running.
 */
function crossedQuestion(room: Room, seat: Seat, questionId: string): CurrentQuestion | null {
  const left = seat.later?.find(({ q }) => questionIdOf(room, q) === questionId);
  if (left?.leftAt === undefined) return null;
  const openedAt = left.leftAt - left.usedMs;
  const deadline = deadlineOf(room, left.q, openedAt);
  const least = left.leftAt + (left.minMs ?? 0);
  return { q: left.q, openedAt, deadline: deadline && Math.max(deadline, least), closed: false };
}

/**
 * Returns the times of a question that comes back. Its clock continues where it stopped, with a minimum of
 * time left but no bonus for time already used. The minimum is granted only once.
 */
function timesAgain(room: Room, { later }: Seat, q: number, now: number): OpeningTimes | null {
  const postponed = later?.find((waiting) => waiting.q === q);
  if (!postponed) return null;
  const { usedMs, minMs = QUESTION_TIME.laterLeastMs } = postponed;
  const openedAt = now - usedMs;
  const deadline = deadlineOf(room, q, openedAt);
  return { at: openedAt, deadline: deadline && Math.max(deadline, now + minMs) };
}

/** Returns the response for a postponed question that gets no answer: seen, or with a draft. */
function unansweredResponse(
  room: Room,
  seat: Seat,
  { q, usedMs, draft, commandId }: Postponed,
  now: number,
  rules: Pick<Rules, 'hooks'>,
): Response {
  const state = draft ? 'draft' : 'seen';
  return respond(rules, room, seat, { q, state, answer: null, elapsedMs: usedMs, at: now, commandId });
}

/** Returns the seat with all postponed questions counted as unanswered. */
function leaveUnanswered(room: Room, seat: Seat, now: number, rules: Pick<Rules, 'hooks'>): Seat {
  if (seat.later === null) return seat;
  const left = seat.later.reduce(
    (each, postponed) => withResponseCounted(each, unansweredResponse(room, each, postponed, now, rules)),
    seat,
  );
  return { ...left, later: [] };
}
