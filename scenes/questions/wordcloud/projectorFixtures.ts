import type { ProjectorSlide } from '#core/views/projectorView.ts';
import { REVEALED, slideOf } from '#scenes/projector/fixtureViews.ts';
import { clouds, friend } from '#scenes/questions/wordcloud/fixtures.ts';

const counts = { unanswered: 0, correct: 0, partial: 0 };

const live = (cloud: keyof typeof clouds, answered: number): ProjectorSlide =>
  slideOf(friend, { answered, distribution: { ...counts, answered, spread: clouds[cloud] } });

const revealed = (cloud: keyof typeof clouds, answered: number): ProjectorSlide =>
  slideOf(friend, {
    ...REVEALED,
    reveal: { type: 'WORDCLOUD' },
    distribution: { ...counts, answered, unanswered: 1, spread: clouds[cloud] },
  });

export const WORDCLOUD: Readonly<Record<string, ProjectorSlide>> = {
  open: slideOf(friend, { answered: 0 }),
  first: live('first', 1),
  five: live('five', 5),
  growing: live('class', 22),
  revealed: revealed('class', 27),
  many: revealed('many', 27),
  long: revealed('long', 6),
  arabic: revealed('arabic', 9),
  nobody: slideOf(friend, {
    ...REVEALED,
    answered: 0,
    reveal: { type: 'WORDCLOUD' },
    distribution: { ...counts, answered: 0, unanswered: 28, spread: { type: 'WORDCLOUD', texts: [] } },
  }),
};
