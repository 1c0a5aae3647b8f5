// Model of CLOZE for the canvas, the twin and the host: what is in each gap, and how it's judged.

import { gapTexts } from '#core/questions/cloze/index.ts';
import { judgedGaps } from '#core/questions/cloze/judge.ts';
import type { AnswerOf, QuestionOf, RevealOf } from '#core/questions/question.ts';
import { type Message, message } from '#scenes/message.ts';
import type { PartView } from '#scenes/player/question/part.ts';

/** `partial`: a correct number with a wrong unit. `told`: the correct answer, where none was given. */
export type GapState = 'open' | 'locked' | 'right' | 'partial' | 'wrong' | 'told';

export interface FilledGap {
  /** Its text as typed, with its printed unit; '' if it's empty. */
  readonly text: string;
  readonly state: GapState;
  /** The correct answer, where it is revealed and wasn't given. */
  readonly correction: string | null;
}

type GapsView = Pick<PartView<'CLOZE'>, 'question' | 'draft' | 'answer' | 'open' | 'reveal'>;

export function filledGaps({ question, draft, answer, open, reveal }: GapsView): readonly FilledGap[] {
  const texts = (answer ?? draft.answer)?.texts ?? [];
  const shares = answer && reveal ? judgedGaps(reveal, texts) : null;
  const shown = gapTexts(question, texts);
  return question.fields.map((_, gap) => {
    const right = reveal?.gaps[gap]?.accepted[0] ?? null;
    const share = shares?.[gap];
    if (share === undefined) {
      const isTold = right !== null && answer === null;
      return {
        text: shown[gap] ?? '',
        state: isTold ? 'told' : open && draft.state === 'open' ? 'open' : 'locked',
        correction: isTold ? right : null,
      };
    }
    const state = share === 1 ? 'right' : share > 0 ? 'partial' : 'wrong';
    return { text: shown[gap] ?? '', state, correction: share === 1 ? null : right };
  });
}

interface JudgedCloze {
  readonly question: QuestionOf<'CLOZE'>;
  readonly answer: AnswerOf<'CLOZE'>;
  readonly reveal: RevealOf<'CLOZE'>;
}

/** Says how many gaps are fully correct. */
export function gapScore({ question, answer, reveal }: JudgedCloze): Message {
  const count = judgedGaps(reveal, answer.texts).filter((share) => share === 1).length;
  return message('scenes:cloze.score', { count, total: question.fields.length });
}
