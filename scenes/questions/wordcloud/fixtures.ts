import type { AnswerOf, QuestionOf } from '#core/questions/question.ts';
import type { PlayerSlide } from '#core/views/playerView.ts';
import { slideFixture, stageFixture } from '#scenes/player/playerFixtures.ts';
import type { Draft, PlayerStageView } from '#scenes/player/view.ts';

export const friend: QuestionOf<'WORDCLOUD'> = {
  id: 'wordcloud:friend',
  type: 'WORDCLOUD',
  text: 'What makes a good friend?',
  timeMs: 60_000,
  hasCorrectAnswer: false,
  words: 3,
};
const five: QuestionOf<'WORDCLOUD'> = {
  ...friend,
  id: 'wordcloud:five',
  text: 'Describe our trip to the mountains, to the hut and back, in five words.',
  words: 5,
};

const FRIENDS =
  'kind:9 funny:6 honest:7 patient:3 loyal:8 brave:2 helpful:4 listens:5 trust:6 generous:1 calm:2 caring:3 smart:1 humor:2 reliable:2 cheerful:1 fair:1 open:1';
const MANY = `${FRIENDS} strong:1 polite:2 warm:3 gentle:1 wise:1 playful:1 there when you need them:2 creative:1 forgiving:1 respectful:2 sharing:3 curious:1 friendly:4 supportive:2 friendship:1 good listener:2 never mean:1 nice:6 laughs:2 careful:1 bold:1 quiet:1 tolerant:1 cool:3 sporty:1 positive:1 sincere:1 thoughtful:1 encouraging:1 responsible:1 modest:1 trustworthy:2`;

/** A cloud, written as its words and counts. */
export const cloudOf = (words: string) => ({
  type: 'WORDCLOUD' as const,
  texts: words.split(/(?<=\d) /).map((each) => {
    const [text = '', count] = each.split(':');
    return { text, count: Number(count), correct: false };
  }),
});
export const clouds = {
  first: cloudOf('kind:1 honest:1 funny:1'),
  five: cloudOf('kind:3 honest:2 funny:2 loyal:1 brave:1'),
  class: cloudOf(FRIENDS),
  many: cloudOf(MANY),
  long: cloudOf('Zusammengehörigkeitsgefühl:3 Hilfsbereitschaft:5 Verantwortungsbewusstsein:2 Mut:1'),
  arabic: cloudOf('صدق:5 وفاء:3 مرح:2 صبر:4 شجاعة:1'),
} as const;

const said = (...words: readonly string[]): AnswerOf<'WORDCLOUD'> => ({ type: 'WORDCLOUD', words });

const at = (
  question: QuestionOf<'WORDCLOUD'>,
  answer: AnswerOf<'WORDCLOUD'> | null,
  draft: Partial<Draft<'WORDCLOUD'>> = {},
  slide: Partial<PlayerSlide> = {},
): PlayerStageView => stageFixture({ slide: slideFixture(question, slide) }, { answer, ...draft });

const over = (
  answer: AnswerOf<'WORDCLOUD'> | null,
  cloud: keyof typeof clouds | null = null,
): PlayerStageView =>
  at(
    friend,
    null,
    {},
    {
      state: 'reveal',
      answer,
      answered: true,
      feedback: {
        state: answer ? 'attempted' : 'timedOut',
        result: 'none',
        breakup: null,
        reveal: { type: 'WORDCLOUD' },
        explanation: null,
        comesAgain: false,
        timeTakenMs: 7_400,
        missedBefore: 0,
      },
      distribution: cloud && { answered: 26, unanswered: 1, correct: 0, partial: 0, spread: clouds[cloud] },
    },
  );

export const WORDCLOUD: Readonly<Record<string, PlayerStageView>> = {
  open: at(friend, null),
  typing: at(friend, { ...said('kind'), typing: 'hon' }),
  full: at(friend, said('kind', 'honest', 'listens to me')),
  five: at(five, said('cold', 'breathtaking', 'too many mosquitoes at night', 'songs', 'soup')),
  long: at(five, said('Zusammengehörigkeitsgefühl', 'Hüttenübernachtung')),
  arabic: at({ ...friend, id: 'wordcloud:arabic', text: 'ما الذي يجعل الصديق جيّدًا؟' }, said('صدق', 'وفاء')),
  sending: at(friend, said('kind', 'honest'), { state: 'sending' }),
  thanks: over(said('kind', 'honest')),
  cloud: over(said('kind', 'honest'), 'class'),
  cloudFirst: over(said('kind'), 'first'),
  cloudMany: over(said('there when you need them'), 'many'),
  cloudLong: over(said('Mut'), 'long'),
  timedOut: over(null, 'class'),
};
