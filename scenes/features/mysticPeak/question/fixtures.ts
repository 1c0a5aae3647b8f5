// Fixtures of a question on the mountain: on the way up, before an avalanche, and after one.

import type { ClimbView, MountainView } from '#core/features/mysticPeak/views.ts';
import type { BeltView } from '#core/features/powerups/views.ts';
import { defaultOptions } from '#core/features/options.ts';
import {
  FIXTURE_NOW,
  ownStateFixture,
  roomFixture,
  slideFixture,
  stageFixture,
} from '#scenes/player/playerFixtures.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import { MCQ as mcqFixtures } from '#scenes/questions/mcq/fixtures.ts';
import type { SceneFixtures } from '#scenes/sceneFixtures.ts';

const CAMPS = [5, 5, 4, 4];

/** An avalanche on the player's current camp. */
export const AVALANCHE: NonNullable<MountainView['avalanche']> = {
  camp: 2,
  by: 'Ben',
  fallsAt: FIXTURE_NOW + 3_000,
};

export function peakQuestion(
  more: Partial<ClimbView> = {},
  avalanche: MountainView['avalanche'] = null,
): PlayerStageView {
  const climb: ClimbView = {
    camp: 2,
    settled: 2,
    of: 5,
    height: 350,
    role: 'LEADER',
    earned: 2_600,
    possible: 8_000,
    swept: 0,
    past: [{ role: 'TREKKER', points: 4_400, firstGoes: 4, of: 5, passed: 0 }],
    stop: null,
    practices: 0,
    due: [],
    ridge: null,
    peakAt: null,
    flagAt: null,
    mastered: false,
    ...more,
  };
  const question = Object.values(mcqFixtures)[0]?.player.slide?.question ?? null;
  return stageFixture({
    room: roomFixture({
      type: 'mystic_peak',
      options: defaultOptions('mystic_peak'),
      mountain: { camps: CAMPS, avalanche },
    }),
    me: ownStateFixture({ climb }),
    slide: slideFixture(question, { deadline: null }),
  });
}

/** The view with an empty belt in the corner. */
export function withBelt(view: PlayerStageView): PlayerStageView {
  const belt: BeltView = {
    slots: [null, null, null],
    offer: null,
    came: false,
    effects: [],
    news: [],
    shufflesLeft: 0,
    toNext: null,
  };
  return { ...view, player: { ...view.player, me: { ...view.player.me, belt } } };
}

/** A question with its verdict, in the leader role. */
export function peakVerdict(
  more: Partial<ClimbView> = {},
  result: 'correct' | 'incorrect' = 'correct',
): PlayerStageView {
  const view = peakQuestion(more);
  const judged = Object.values(mcqFixtures).find(({ player }) => player.slide?.feedback?.result === result);
  const { slide } = judged?.player ?? {};
  if (!slide?.feedback) return view;
  const made =
    result === 'correct' ? { base: 600, extra: 700, total: 1_300 } : { base: 0, extra: -300, total: -300 };
  const breakup = { timer: 0, streak: 0, ...made };
  const isMissed = result === 'incorrect';
  const feedback = {
    ...slide.feedback,
    breakup,
    comesAgain: isMissed,
    ...(isMissed && { reveal: null, explanation: null }),
  };
  return {
    ...view,
    player: {
      ...view.player,
      slide: { ...slide, asking: 1, climbed: { way: 'LEADER', go: isMissed ? 0 : 400 }, feedback },
    },
  };
}

export const peakQuestionFixtures: readonly SceneFixtures[] = [
  {
    group: 'peakQuestion',
    scene: 'question',
    fixtures: {
      climbing: peakQuestion(),
      higher: peakQuestion({ settled: 3, height: 400 }),
      belted: withBelt(peakQuestion()),
      judged: peakVerdict(),
      missed: peakVerdict({}, 'incorrect'),
      warned: peakQuestion({}, AVALANCHE),
      swept: peakQuestion({ swept: 200, earned: 2_400 }),
    },
    after: { higher: 'peakQuestion/climbing', warned: 'peakQuestion/climbing', swept: 'peakQuestion/warned' },
  },
];
