// The motion language in the gallery: each moment, after the state that it begins in.

import type { Character } from '#core/room/characters.ts';
import { avatarFixture, GRAND_AVATAR } from '#scenes/avatars/avatarFixture.ts';
import {
  boardFixture,
  crowdFixture,
  ownStateFixture,
  roomFixture,
  slideFixture,
  stageFixture,
} from '#scenes/player/playerFixtures.ts';
import type { Guidance } from '#scenes/player/guide/model.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import { PROJECTOR_FIXTURES } from '#scenes/projector/fixtures.ts';
import type { ProjectorStageView } from '#scenes/projector/view.ts';
import { fixtureRows, viewOf } from '#scenes/projector/fixtureViews.ts';
import { capital, judged } from '#scenes/questions/mcq/fixtures.ts';
import { MSQ } from '#scenes/questions/msq/fixtures.ts';
import type { SceneFixtures } from '#scenes/sceneFixtures.ts';

const group = 'motion';
const chosen = { answer: { type: 'MCQ', optionId: 'o2' }, state: 'sending' } as const;

/** A correct answer with this streak. */
const right = (streak: number): PlayerStageView =>
  stageFixture({
    me: ownStateFixture({ streak, longestStreak: streak, totalCorrect: streak, score: 3_460 }),
    slide: slideFixture(capital, judged('o2', 'correct')),
  });

/** The same answer, sent after this streak. */
const sent = (streak: number): PlayerStageView =>
  stageFixture(
    { me: ownStateFixture({ streak, longestStreak: streak, score: 2_340 }), slide: slideFixture(capital) },
    chosen,
  );

/** The same player in another look. */
const inLook = (view: PlayerStageView, character: Character): PlayerStageView => ({
  ...view,
  player: { ...view.player, me: { ...view.player.me, character } },
});

const lobby = stageFixture({
  room: roomFixture({ state: 'waiting', playerCount: 6 }),
  lobby: crowdFixture(6),
});

const guided = (view: PlayerStageView, guidance: Guidance): PlayerStageView => ({ ...view, guidance });

const questions: Readonly<Record<string, PlayerStageView>> = {
  arrival: stageFixture({ slide: slideFixture(capital) }),
  commitment: stageFixture({ slide: slideFixture(capital) }, chosen),
  reveal: right(3),
  miss: stageFixture({ slide: slideFixture(capital, judged('o1', 'incorrect')) }),
  third: sent(3),
  streakOf4: right(4),
  sixth: sent(6),
  streakOf7: right(7),
  sentInWings: inLook(sent(1), GRAND_AVATAR),
  cheerInWings: inLook(right(1), GRAND_AVATAR),
  guideChoose: guided(stageFixture({ slide: slideFixture(capital) }), { gesture: 'choose' }),
  guideNext: guided(right(1), { gesture: 'next' }),
  guideSwipe: guided(right(1), { gesture: 'swipe' }),
  ...(MSQ['ticked'] && {
    guideSend: guided(MSQ['ticked'], { gesture: 'send' }),
    guideReminder: guided(MSQ['ticked'], { reminds: true }),
  }),
};

/** Four players change places; whoever sees this is the one who climbs the farthest. */
const boardBefore = boardFixture(5, 5);
const rows = boardBefore.player.board?.rows ?? [];
const boards: Readonly<Record<string, PlayerStageView>> = {
  board: boardBefore,
  overtaking: {
    ...boardBefore,
    player: {
      ...boardBefore.player,
      room: roomFixture(),
      me: { ...boardBefore.player.me, rank: 2, previousRank: 5 },
      board: {
        total: 5,
        rows: [3, 4, 0, 1, 2].flatMap((from, place) => {
          const row = rows[from];
          return row ? [{ ...row, rank: place + 1, previousRank: row.rank, score: 9_000 - place * 310 }] : [];
        }),
      },
    },
  },
};

function onTheWall(named: string): ProjectorStageView {
  const fixture = PROJECTOR_FIXTURES.find(({ name }) => name === named);
  if (!fixture) throw new Error(`no fixture ${named}`);
  return fixture.view;
}

export const motionFixtures: readonly SceneFixtures[] = [
  {
    group,
    scene: 'question',
    fixtures: questions,
    after: {
      commitment: 'motion/arrival',
      reveal: 'motion/commitment',
      miss: 'motion/commitment',
      streakOf4: 'motion/third',
      streakOf7: 'motion/sixth',
      cheerInWings: 'motion/sentInWings',
      guideChoose: 'motion/arrival',
      guideNext: 'motion/reveal',
      guideSwipe: 'motion/reveal',
      guideSend: 'msq/ticked',
      guideReminder: 'msq/ticked',
    },
  },
  {
    group,
    scene: 'lobby',
    fixtures: { undressed: inLook(lobby, avatarFixture(4)), wave: inLook(lobby, 's1e1h24c8t1b2f1') },
    after: { wave: 'motion/undressed' },
  },
  { group, scene: 'leaderboard', fixtures: boards, after: { overtaking: 'motion/board' } },
  {
    group,
    scene: 'projectorLeaderboard',
    fixtures: { overtakingOnTheWall: viewOf({ board: { total: 24, rows: fixtureRows(10, [0, 2, -1, 3]) } }) },
  },
  {
    group,
    scene: 'podium',
    fixtures: {
      suspense: viewOf({ board: { total: 24, rows: fixtureRows(10) } }, { state: 'completed' }),
      winnersInAvatars: viewOf(
        {
          board: {
            total: 24,
            rows: fixtureRows(10).map((row, place) => ({
              ...row,
              character: place === 0 ? GRAND_AVATAR : avatarFixture(place),
            })),
          },
        },
        { state: 'completed' },
      ),
    },
  },
  {
    group,
    scene: 'projectorQuestion',
    fixtures: {
      suspenseOnTheWall: onTheWall('revealed'),
      suspenseOfSeveral: onTheWall('revealed, several right'),
      suspenseTyped: onTheWall('typed, revealed'),
    },
    after: {
      suspenseOnTheWall: 'projectorQuestion/closed',
      suspenseOfSeveral: 'projectorQuestion/long',
      suspenseTyped: 'projectorQuestion/typed-open',
    },
  },
];
