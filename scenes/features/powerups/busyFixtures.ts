// Fixtures of boosts on a question with a picture, in a game with duels: as much at a time as there can be.

import type { OwnState } from '#core/views/playerView.ts';
import { belt, card, effect, on, otherPlayer, ready, two } from '#scenes/features/powerups/fixtures.ts';
import {
  FIXTURE_NOW,
  ownStateFixture,
  roomFixture,
  slideFixture,
  stageFixture,
} from '#scenes/player/playerFixtures.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import { animals } from '#scenes/questions/classification/fixtures.ts';
import { capitals } from '#scenes/questions/match/fixtures.ts';
import { capital, judged, river } from '#scenes/questions/mcq/fixtures.ts';
import { pictureUrl } from '#scenes/questions/pictureFixture.ts';
import type { SceneFixtures } from '#scenes/sceneFixtures.ts';

const eclipse = {
  ...capital,
  id: 'mcq:eclipse',
  text: 'The Moon is between the Sun and Earth, as in the picture. What do people in its shadow see?',
  media: { type: 'image', url: pictureUrl, alt: 'The Sun, the Moon and Earth' },
} as const;
const boosts = [
  effect('supersonic', { until: null, left: 17_000 }),
  effect('powerPlay', { until: null, left: 21_000, by: otherPlayer('Kwame') }),
] as const;
const busy: Partial<OwnState> = {
  streak: 8,
  longestStreak: 8,
  score: 123_456,
  duel: {
    level: 2,
    step: 2,
    steps: 3,
    playerShield: null,
    strikeOutcome: null,
    isTargetShieldActive: false,
    news: [],
  },
};
const toldEclipse = judged(
  'o4',
  'correct',
  'For them, the Moon covers the Sun. In a lunar eclipse, Earth is in the middle.',
  { base: 600, timer: 390, streak: 300, extra: 650, total: 1_940 } as never,
);
/** Under a glitch, with a card in use that waits for a question with choices. */
const torn = (question: typeof capitals | typeof animals, placed: Record<string, string>): PlayerStageView =>
  stageFixture(
    {
      room: roomFixture({ powerupEffects: [effect('glitch', { by: otherPlayer('Zoë') })] }),
      me: ownStateFixture({ belt: belt(two, { effects: [effect('prank', { by: otherPlayer('Bo') })] }) }),
      slide: slideFixture(question),
    },
    { answer: { type: question.type, placed }, past: [null] },
  );
const fixtures: Record<string, PlayerStageView> = {
  tornPairs: torn(capitals, { i3: 'p1', i1: 'p3' }),
  tornBaskets: torn(animals, { i1: 'p1', i2: 'p2', i4: 'p1' }),
  picture: stageFixture({
    me: ownStateFixture({ ...busy, belt: belt(ready, { effects: boosts }) }),
    slide: slideFixture(eclipse),
  }),
  words: stageFixture({
    me: ownStateFixture({ ...busy, belt: belt(ready, { effects: boosts }) }),
    slide: slideFixture(river),
  }),
  pictureTold: stageFixture({
    me: ownStateFixture({
      ...busy,
      belt: belt([...two, card('double', { readyAt: FIXTURE_NOW + 1_000 })], { came: true, effects: boosts }),
    }),
    slide: slideFixture(eclipse, {
      ...toldEclipse,
      ...(toldEclipse.feedback && {
        feedback: { ...toldEclipse.feedback, reveal: { type: 'MCQ', correctIds: ['o4'] } },
      }),
      powerups: on({ points: [{ powerup: 'supersonic', points: 650 }] }),
    }),
  }),
};

export const busyFixtures: SceneFixtures = {
  group: 'boosts',
  scene: 'question',
  fixtures,
  after: { pictureTold: 'boosts/picture' },
};
