// Model of CLOZE for the canvas, the twin and the host: what is in each gap, and how it's judged.

import { judgedGaps } from '#core/questions/cloze/judge.ts';
import type { AnswerOf, QuestionOf, RevealOf } from '#core/questions/question.ts';
import { type Message, message } from '#scenes/message.ts';
import type { PartView } from '#scenes/player/question/part.ts';

/** `partial`: a correct number with a wrong unit. `told`: the correct answer, where none was given. */
export type GapState = 'open' | 'locked' | 'right' | 'partial' | 'wrong' | 'told';

/** Without printed units, which are in the sentence. */
export interface FilledGap {
  /** As typed; '' if it's empty. */
  readonly text: string;
  readonly state: GapState;
  /** The correct answer, where it is revealed and wasn't given. */
  readonly correction: string | null;
}

type GapsView = Pick<PartView<'CLOZE'>, 'question' | 'draft' | 'answer' | 'open' | 'reveal'>;

export function filledGaps({ question, draft, answer, open, reveal }: GapsView): readonly FilledGap[] {
  const texts = (answer ?? draft.answer)?.texts ?? [];
  const shares = answer && reveal ? judgedGaps(reveal, texts) : [];
  const unjudged = answer === null && reveal ? 'told' : open && draft.state === 'open' ? 'open' : 'locked';
  return question.fields.map((_, gap) => {
    const share = shares[gap];
    const state = share === undefined ? unjudged : share === 1 ? 'right' : share > 0 ? 'partial' : 'wrong';
    const hasCorrection = state === 'told' || state === 'partial' || state === 'wrong';
    const right = reveal?.gaps[gap]?.accepted[0] ?? null;
    return { text: texts[gap] ?? '', state, correction: hasCorrection ? right : null };
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
  return message('kinds:cloze.score', { count, total: question.fields.length });
}
