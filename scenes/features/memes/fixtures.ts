// Fixtures of memes: built-in ones, custom ones, and one whose picture is missing.

import type { MemeStageView } from '#scenes/features/memes/MemeScene.ts';
import { playerFixture, roomFixture, slideFixture } from '#scenes/player/playerFixtures.ts';
import { pictureUrl } from '#scenes/questions/pictureFixture.ts';
import type { SceneFixtures } from '#scenes/sceneFixtures.ts';

const judged = playerFixture({ slide: slideFixture(null, { state: 'reveal' }) });
const shown = (changes: Partial<MemeStageView['meme']> = {}, player = judged): MemeStageView => ({
  player,
  meme: {
    id: 'summit-dance',
    picture: new URL('../../../assets/memes/classic/summit-dance-600.webp', import.meta.url).href,
    caption: 'Top of the mountain. Again.',
    alt: 'Three friends dance around the flag on the top.',
    ...changes,
  },
});

export const memes: readonly SceneFixtures[] = [
  {
    group: 'meme',
    scene: 'meme',
    fixtures: {
      right: shown(),
      wrong: shown({
        id: 'map-upside-down',
        picture: new URL('../../../assets/memes/classic/map-upside-down-600.webp', import.meta.url).href,
        caption: 'Plot twist: the map was upside down.',
        alt: 'A puzzled climber behind a large map.',
      }),
      own: shown({
        id: '1',
        picture: pictureUrl,
        caption:
          'When the whole class finally remembers that the capital of Australia is Canberra, and not Sydney, and nobody has to look it up',
        alt: '',
      }),
      arabic: shown({ id: '2', caption: 'أحسنت! لقد وصلنا إلى القمة مرة أخرى.', alt: '' }),
      missing: shown({
        id: '3',
        picture: 'data:image/webp,nothing',
        alt: 'A tent that has fallen over its owner.',
      }),
      paused: shown({}, { ...judged, room: roomFixture({ state: 'paused' }) }),
    },
  },
];
