// Fixtures of second chances: before, with one or many of them, and after the last.

import { defaultOptions } from '#core/features/options.ts';
import type { RoomState } from '#core/room/phase.ts';
import { redemptionModel, type RedemptionStep } from '#scenes/features/redemption/model.ts';
import type { MilestoneStageView } from '#scenes/player/milestone/MilestoneScene.ts';
import { ownStateFixture, playerFixture, roomFixture, slideFixture } from '#scenes/player/playerFixtures.ts';
import type { SceneFixtures } from '#scenes/sceneFixtures.ts';

const chance = (number: number, text: string) => ({ questionId: `q${number}`, index: number - 1, text });
const CHANCES = [
  chance(2, 'Which river flows through Vienna?'),
  chance(5, 'What is 7 × 8?'),
  chance(
    6,
    'Which of these words is an adverb, and which of the others would become one by adding the ending -ly to it?',
  ),
  chance(9, 'ما هي عاصمة الأردن؟'),
  chance(11, 'Which planet has the most moons?'),
  chance(12, 'Who wrote “Momo”?'),
  chance(14, 'How many legs has a spider?'),
];

function chances(step: RedemptionStep, count: number, state: RoomState = 'running'): MilestoneStageView {
  const isOver = step === 'after';
  const player = playerFixture({
    room: roomFixture({ state, options: { ...defaultOptions('normal'), redemption: 'yes' } }),
    me: ownStateFixture({ accuracy: 64, repeated: isOver ? 2 : 0, isOver }),
    slide: slideFixture(null, { state: 'reveal', secondChances: CHANCES.slice(0, count) }),
  });
  return { player, model: redemptionModel(player, step) };
}

export const redemption: readonly SceneFixtures[] = [
  {
    group: 'milestone',
    scene: 'milestone',
    fixtures: {
      before: chances('before', 2),
      one: chances('choice', 1),
      three: chances('choice', 3),
      many: chances('choice', 7),
      paused: chances('choice', 2, 'paused'),
      after: chances('after', 0),
    },
  },
];
