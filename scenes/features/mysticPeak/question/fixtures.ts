// Fixtures of a question on the mountain: at each altitude of each mountain, alone and among others, before
// an avalanche and after one.

import { MOUNTAINS, type MountainKind } from '#core/features/mysticPeak/ids.ts';
import type { ClimbView, MountainView, MysticPeakBoard } from '#core/features/mysticPeak/views.ts';
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
  mountain: MountainKind = 'default',
  camps: readonly number[] = CAMPS,
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
      options: { ...defaultOptions('mystic_peak'), mountain },
      mountain: { camps, avalanche },
    }),
    me: ownStateFixture({ climb }),
    slide: slideFixture(question, { deadline: null }),
  });
}

/** Five camps, so that each is in another zone. */
const ZONED = [4, 4, 4, 4, 4];

/** A question in camp `camp` of five, with this many of its four questions done. */
export const peakQuestionAt = (mountain: MountainKind, camp: number, settled: number): PlayerStageView =>
  peakQuestion({ camp, settled, of: 4, height: (camp - 1) * 200 + settled * 50 }, null, mountain, ZONED);

/** The climbers nearest to a height, up to three above and three below. */
export function nearFixture(own: number): MysticPeakBoard {
  const near = [
    ['Mia', 3, 90],
    ['Alexander', 11, 50],
    ['Zoë', 6, 50],
    ['Ben', 1, 0],
    ['Maximiliane Charlotte', 13, -50],
    ['Yusuf', 8, -150],
  ] as const;
  return {
    own: null,
    rows: [],
    near: near.map(([name, character, above], index) => ({
      playerId: name,
      name,
      character,
      rank: index + 1,
      score: 4_000 - index * 100,
      tier: 'gold',
      camp: 2,
      height: Math.min(1_000, Math.max(0, own + above)),
    })),
    total: 24,
    camps: [],
  };
}

/** The view among the nearest climbers. */
export const withRivals = (view: PlayerStageView): PlayerStageView => ({
  ...view,
  traces: { climbers: nearFixture(view.player.me.climb?.height ?? 0) },
});

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
      rivals: withRivals(peakQuestion()),
      belted: withBelt(withRivals(peakQuestion())),
      judged: withRivals(peakVerdict({ settled: 3, height: 400 })),
      missed: withRivals(peakVerdict({}, 'incorrect')),
      arrived: peakVerdict({ camp: 3, settled: 0, height: 500 }),
      warned: peakQuestion({}, AVALANCHE),
      swept: peakQuestion({ swept: 200, earned: 2_400 }),
      ...Object.fromEntries(
        MOUNTAINS.flatMap((mountain) =>
          ZONED.map((_, index) => [
            `${mountain}-${index + 1}`,
            peakQuestionAt(mountain, index + 1, [0, 1, 2, 3, 3][index] ?? 0),
          ]),
        ),
      ),
    },
    after: {
      higher: 'peakQuestion/climbing',
      judged: 'peakQuestion/rivals',
      missed: 'peakQuestion/rivals',
      warned: 'peakQuestion/climbing',
      swept: 'peakQuestion/warned',
    },
  },
];
