import type { AnswerOf, QuestionOf } from '#core/questions/question.ts';
import type { ResponseState } from '#core/room/phase.ts';
import { slideFixture, stageFixture } from '#scenes/player/playerFixtures.ts';
import type { Draft, PlayerStageView } from '#scenes/player/view.ts';
import { pictureUrl } from '#scenes/questions/pictureFixture.ts';

type Question = QuestionOf<'FLASHCARD'>;

const card = (name: string, text: string, back: string): Question => ({
  id: `flashcard:${name}`,
  type: 'FLASHCARD',
  text,
  timeMs: 30_000,
  hasCorrectAnswer: false,
  back: { text: back },
});

export const word = card('word', 'la montaña', 'the mountain');
export const mitosis = card(
  'mitosis',
  'What happens in mitosis?',
  'A cell copies its chromosomes and divides into two cells that are genetically identical to it.',
);
export const long = card(
  'long',
  'What did the Treaty of Westphalia change in Europe, and why do historians still write about it?',
  'It ended the Thirty Years’ War in 1648. Princes could choose the religion of their lands, Switzerland and the Netherlands became independent, and states agreed not to interfere in each other’s affairs. Many historians call it the beginning of a system of sovereign states, although others think that this came much later and that the treaty mostly settled quarrels about land, taxes and religion that had cost millions of people their lives in three decades of war, hunger and plague all over the continent.',
);
export const pictured: Question = {
  ...card('pictured', 'Which mountain is this?', 'The Matterhorn'),
  back: { text: 'The Matterhorn', media: { type: 'image', url: pictureUrl, alt: 'A mountain' } },
};
const arabic = card('arabic', 'ما عاصمة المغرب؟', 'الرباط');

const marked = (known: boolean | null): AnswerOf<'FLASHCARD'> => ({ type: 'FLASHCARD', known });

const at = (question: Question, draft: Partial<Draft<'FLASHCARD'>> = {}): PlayerStageView =>
  stageFixture({ slide: slideFixture(question, { deadline: null }) }, draft);
const turned = (question: Question): PlayerStageView => at(question, { answer: marked(null) });

const over = (question: Question, known: boolean | null, state: ResponseState | 'closed'): PlayerStageView =>
  stageFixture({
    slide: slideFixture(question, {
      state: 'reveal',
      deadline: null,
      answered: true,
      answer: known === null ? null : marked(known),
      feedback: {
        state,
        result: 'none',
        breakup: null,
        reveal: { type: 'FLASHCARD' },
        explanation: null,
        comesAgain: false,
        timeTakenMs: 7_400,
        missedBefore: 0,
      },
    }),
  });

export const FLASHCARD: Readonly<Record<string, PlayerStageView>> = {
  front: at(word),
  back: turned(word),
  sentence: turned(mitosis),
  longFront: at(long),
  long: turned(long),
  pictured: turned(pictured),
  arabic: turned(arabic),
  sending: at(word, { answer: marked(true), state: 'sending' }),
  known: over(word, true, 'attempted'),
  notYet: over(mitosis, false, 'attempted'),
  closed: over(word, null, 'closed'),
};
