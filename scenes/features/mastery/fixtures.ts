import { defaultOptions } from '#core/features/options.ts';
import { masteryModel, type MasteryStep } from '#scenes/features/mastery/model.ts';
import type { MilestoneStageView } from '#scenes/player/milestone/MilestoneScene.ts';
import { ownStateFixture, playerFixture, roomFixture, slideFixture } from '#scenes/player/playerFixtures.ts';
import type { SceneFixtures } from '#scenes/sceneFixtures.ts';

function onTheWay(step: MasteryStep, answered: number, accuracy: number): MilestoneStageView {
  const player = playerFixture({
    room: roomFixture({ type: 'mastery_mode', questionCount: 12, options: defaultOptions('mastery_mode') }),
    me: ownStateFixture({ accuracy, answered, isOver: step.startsWith('achieved') || step === 'ended' }),
    slide: slideFixture(null, { state: 'reveal' }),
  });
  return { player, model: masteryModel(player, step) };
}

export const mastery: readonly SceneFixtures[] = [
  {
    group: 'milestone',
    scene: 'milestone',
    fixtures: {
      risen: onTheWay('increased', 4, 67),
      fallen: onTheWay('decreased', 4, 50),
      inGame: onTheWay('inGame', 2, 67),
      mastered: onTheWay('achieved', 12, 100),
      masteredUnseen: onTheWay('achievedUnseen', 12, 100),
      ended: onTheWay('ended', 12, 75),
      changed: onTheWay('changed', 9, 75),
    },
  },
];
