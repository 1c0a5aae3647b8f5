// Fixtures of an extra life: offered, in use, and available.

import type { PlayerSlide } from '#core/views/playerView.ts';
import { FIXTURE_NOW, ownStateFixture, slideFixture, stageFixture } from '#scenes/player/playerFixtures.ts';
import { capital, judged } from '#scenes/questions/mcq/fixtures.ts';
import type { SceneFixtures } from '#scenes/sceneFixtures.ts';

/** An incorrect answer with an extra life on offer; the correct answer stays hidden. */
const missed = (optionId: string): Partial<PlayerSlide> => {
  const slide = judged(optionId, 'incorrect');
  return {
    ...slide,
    feedback: slide.feedback ? { ...slide.feedback, reveal: null } : null,
    lifeOffer: { until: FIXTURE_NOW + 11_000 },
  };
};

export const extraLife: readonly SceneFixtures[] = [
  {
    group: 'mcq',
    scene: 'question',
    fixtures: {
      lifeOffered: stageFixture({
        me: ownStateFixture({ extraLife: 'available', streak: 0 }),
        slide: slideFixture(capital, missed('o1')),
      }),
      lifeInProgress: stageFixture({
        me: ownStateFixture({ extraLife: 'inProgress', streak: 5 }),
        slide: slideFixture(capital, { asking: 2, byExtraLife: true }),
      }),
      lifeLeft: stageFixture({
        me: ownStateFixture({ extraLife: 'available', streak: 5, score: 12_340 }),
        slide: slideFixture(capital),
      }),
    },
  },
];
