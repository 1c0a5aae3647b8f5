// Views of questions with places, for the gallery: open, sent and judged.

import type { PlacingType } from '#core/questions/families.ts';
import type { Placed, PlacingQuestion, RightPieces } from '#core/questions/placing/placing.ts';
import type { Question } from '#core/questions/question.ts';
import type { Option } from '#core/questions/questionBase.ts';
import type { ResponseResult, ResponseState } from '#core/room/phase.ts';
import type { PlayerSlide } from '#core/views/playerView.ts';
import type { Fraction } from '#core/scoring/score.ts';
import { slideFixture, stageFixture } from '#scenes/player/playerFixtures.ts';
import type { Draft, PlayerStageView } from '#scenes/player/view.ts';

/** Options with ids such as i1, i2, …; `prefix`: the letter before the number. */
export function optionsOf(texts: readonly string[], prefix: string): readonly Option[] {
  return texts.map((text, index) => ({ id: `${prefix}${index + 1}`, text }));
}

type Asked = PlacingQuestion & Question & { readonly type: PlacingType };

/** An open question whose first answer wasn't fully correct, but isn't final. */
function placingTried(question: Asked, placed: Placed): PlayerStageView {
  const spared = { type: question.type, placed } as NonNullable<PlayerSlide['answer']>;
  const powerups = { hiddenOptions: [], stoppedAt: null, mix: null, spared, points: [] };
  return placingAt(question, placed, { past: [] }, { powerups });
}

/** An open question with these pieces placed. */
export function placingAt(
  question: Asked,
  placed: Placed | null,
  draft: Partial<Draft> = {},
  slide: Partial<PlayerSlide> = {},
): PlayerStageView {
  const answer = placed && ({ type: question.type, placed } as Draft['answer']);
  return stageFixture(
    { slide: slideFixture(question, slide) },
    { ...(answer && { answer, past: [null] }), ...draft },
  );
}

export interface Verdict {
  readonly result: ResponseResult | null;
  readonly parts: Fraction;
  readonly state?: ResponseState;
  readonly total?: number;
}

/** The verdict on a placement; `right`: null if it isn't revealed. */
export function placingJudged(
  question: Asked,
  placed: Placed | null,
  right: RightPieces | null,
  { result, parts, state = 'attempted', total = 0 }: Verdict,
): PlayerStageView {
  const { type } = question;
  return stageFixture({
    slide: slideFixture(question, {
      state: 'reveal',
      answered: true,
      answer: placed && ({ type, placed } as PlayerSlide['answer']),
      feedback: {
        state,
        result,
        breakup: total > 0 ? { base: total, timer: 0, streak: 0, total } : null,
        reveal: right && ({ type, right } as NonNullable<PlayerSlide['feedback']>['reveal']),
        explanation: null,
        comesAgain: false,
        timeTakenMs: 14_200,
        missedBefore: 0,
        ...(placed && { parts }),
      },
    }),
  });
}

/** The same as a list. */
export const listOf = (view: PlayerStageView): PlayerStageView => ({ ...view, asList: true });

/** Placements of one question, from which its usual states follow. */
export interface Placements {
  readonly some: Placed;
  readonly all: Placed;
  /** Correct but for some. */
  readonly most: Placed;
  /** How much of it is correct, and the points that it earns. */
  readonly mostParts: Fraction;
  readonly mostTotal: number;
  readonly right: RightPieces;
  /** A fully correct one, if it isn't `all`. */
  readonly correct?: Placed;
}

/** Points of a fully correct answer. */
const FULL = 900;

/** The states that a question of each kind with places can be in. */
export function placingStates(question: Asked, placements: Placements) {
  const { some, all, most, mostParts, mostTotal, right, correct = all } = placements;
  const { of } = mostParts;
  const partial: Verdict = { result: 'partial', parts: mostParts, total: mostTotal };
  return {
    open: placingAt(question, null),
    some: placingAt(question, some),
    asked: placingAt(question, some, { anyway: true }),
    tried: placingTried(question, most),
    complete: placingAt(question, all),
    locked: placingAt(
      question,
      null,
      {},
      { answered: true, answer: { type: question.type, placed: most } as PlayerSlide['answer'] },
    ),
    sending: placingAt(question, all, { state: 'sending' }),
    closed: placingAt(question, some, {}, { state: 'waiting' }),
    correct: placingJudged(question, correct, right, {
      result: 'correct',
      parts: { right: of, of },
      total: FULL,
    }),
    partial: placingJudged(question, most, right, partial),
    untold: placingJudged(question, most, null, partial),
    handedIn: placingJudged(question, most, right, { ...partial, state: 'autoAttempted' }),
    timedOut: placingJudged(question, null, right, {
      result: 'incorrect',
      parts: { right: 0, of },
      state: 'timedOut',
    }),
    list: listOf(placingAt(question, some)),
    listPartial: listOf(placingJudged(question, most, right, partial)),
  };
}
