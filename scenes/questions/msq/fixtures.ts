import type { QuestionOf } from '#core/questions/question.ts';
import type { PlayerSlide } from '#core/views/playerView.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import { roomFixture, slideFixture, stageFixture } from '#scenes/player/playerFixtures.ts';

/** The question that all states use. */
export const rivers: QuestionOf<'MSQ'> = {
  id: 'msq:rivers',
  type: 'MSQ',
  text: 'Which of these rivers flow through Germany?',
  timeMs: 45_000,
  hasCorrectAnswer: true,
  options: ['Rhine', 'Danube', 'Po', 'Elbe', 'Loire', 'Oder'].map((text, index) => ({
    id: `o${index + 1}`,
    text,
  })),
};
const correctIds = ['o1', 'o2', 'o4', 'o6'];

const judged: Partial<PlayerSlide> = {
  state: 'reveal',
  answer: { type: 'MSQ', optionIds: ['o1', 'o4', 'o5'] },
  answered: true,
  feedback: {
    state: 'attempted',
    result: 'partial',
    breakup: { base: 150, timer: 0, streak: 0, total: 150 },
    reveal: { type: 'MSQ', correctIds },
    explanation: { text: 'The Po is Italian and the Loire French; the Oder is the border with Poland.' },
    comesAgain: false,
    timeTakenMs: 7_400,
    missedBefore: 0,
  },
};

export const MSQ: Readonly<Record<string, PlayerStageView>> = {
  open: stageFixture({ slide: slideFixture(rivers) }),
  ticked: stageFixture({ slide: slideFixture(rivers) }, { answer: { type: 'MSQ', optionIds: ['o1', 'o4'] } }),
  sending: stageFixture(
    { slide: slideFixture(rivers) },
    { answer: { type: 'MSQ', optionIds: ['o1', 'o4'] }, state: 'sending' },
  ),
  partial: stageFixture({ slide: slideFixture(rivers, judged) }),
  paced: stageFixture({
    room: roomFixture({ type: 'tp' }),
    slide: slideFixture(rivers, {
      ...judged,
      distribution: {
        spread: { type: 'MSQ', options: { o1: 18, o2: 9, o3: 2, o4: 14, o5: 6, o6: 0 } },
        answered: 22,
        unanswered: 2,
        correct: 0,
        partial: 17,
      },
    }),
  }),
};
