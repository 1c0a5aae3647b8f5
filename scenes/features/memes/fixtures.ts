// Fixtures of memes: built-in ones, custom ones, and one whose picture is missing.

import { ownStateFixture, roomFixture, slideFixture, stageFixture } from '#scenes/player/playerFixtures.ts';
import type { CaptionedPicture, PlayerStageView } from '#scenes/player/view.ts';
import { capital, judged, river } from '#scenes/questions/mcq/fixtures.ts';
import { pictureUrl } from '#scenes/questions/pictureFixture.ts';
import type { SceneFixtures } from '#scenes/sceneFixtures.ts';

const dance: CaptionedPicture = {
  id: 'summit-dance',
  url: new URL('../../../assets/memes/classic/summit-dance-600.webp', import.meta.url).href,
  caption: 'Top of the mountain. Again.',
  alt: 'Three friends dance around the flag on the top.',
};
const lost: CaptionedPicture = {
  id: 'map-upside-down',
  url: new URL('../../../assets/memes/classic/map-upside-down-600.webp', import.meta.url).href,
  caption: 'Plot twist: the map was upside down.',
  alt: 'A puzzled climber behind a large map.',
};
const right = slideFixture(capital, judged('o2', 'correct'));
const wrong = slideFixture(capital, judged('o1', 'incorrect'));

const shown = (
  picture: CaptionedPicture,
  player: Parameters<typeof stageFixture>[0] = { slide: right },
): PlayerStageView => ({ ...stageFixture(player), picture });

export const memes: readonly SceneFixtures[] = [
  {
    group: 'meme',
    scene: 'question',
    fixtures: {
      right: shown(dance),
      wrong: shown(lost, { slide: wrong, me: ownStateFixture({ streak: 0 }) }),
      own: shown({
        id: '1',
        url: pictureUrl,
        caption:
          'When the whole class finally remembers that the capital of Australia is Canberra, and not Sydney, and nobody has to look it up',
        alt: '',
      }),
      arabic: shown({ ...dance, id: '2', caption: 'أحسنت! لقد وصلنا إلى القمة مرة أخرى.', alt: '' }),
      missing: shown({ ...lost, id: '3', url: 'data:image/webp,nothing' }),
      long: shown(lost, { slide: slideFixture(river, judged('o1', 'incorrect')) }),
      paused: shown(dance, { slide: right, room: roomFixture({ state: 'paused' }) }),
    },
    after: { right: 'mcq/sending' },
  },
];
