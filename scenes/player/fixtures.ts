// Fixtures of the player's screens other than the question; features have fixtures of their own.

import { defaultOptions } from '#core/features/options.ts';
import type { Highlight } from '#core/views/highlights.ts';
import type { OwnState } from '#core/views/playerView.ts';
import { avatarFixture, dressed } from '#scenes/avatars/avatarFixture.ts';
import type { CountdownView } from '#scenes/countdown/model.ts';
import {
  boardFixture,
  crowdFixture,
  FIXTURE_NOW,
  ownStateFixture,
  roomFixture,
  slideFixture,
  stageFixture,
  summaryFixture,
} from '#scenes/player/playerFixtures.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';

const waiting = (count: number, total = count): PlayerStageView =>
  stageFixture({
    room: roomFixture({ state: 'waiting', playerCount: total }),
    lobby: crowdFixture(count),
    me: ownStateFixture({ score: 0, streak: 0, rank: null, previousRank: null }),
  });

const inAvatars = (view: PlayerStageView, index = 5): PlayerStageView => ({
  ...view,
  player: {
    ...view.player,
    lobby: dressed(view.player.lobby),
    me: { ...view.player.me, character: avatarFixture(index) },
  },
});

export const lobbyFixtures: Readonly<Record<string, PlayerStageView>> = {
  alone: waiting(1),
  few: waiting(5),
  class: waiting(24),
  avatars: inAvatars(waiting(24)),
  full: waiting(60),
  hall: waiting(60, 1_000),
  longTitle: stageFixture({
    room: roomFixture({
      state: 'waiting',
      playerCount: 3,
      title:
        'The rivers, peaks, capitals, languages and histories of all the countries of the southern hemisphere',
    }),
    lobby: crowdFixture(3),
  }),
  pending: stageFixture({
    room: roomFixture({ state: 'waiting', playerCount: 3 }),
    lobby: [],
    me: ownStateFixture({ approval: 'pending' }),
  }),
  rejected: stageFixture({
    room: roomFixture({ state: 'waiting', playerCount: 3 }),
    lobby: [],
    me: ownStateFixture({ approval: 'rejected' }),
  }),
};

export const countdownFixtures: Readonly<Record<string, CountdownView>> = {
  three: { room: roomFixture({ countdownEndsAt: FIXTURE_NOW + 3_000 }) },
  one: { room: roomFixture({ countdownEndsAt: FIXTURE_NOW + 900 }) },
};

export const readyFixtures: Readonly<Record<string, PlayerStageView>> = {
  ownPace: stageFixture({ slide: slideFixture(null) }),
  homework: stageFixture({
    me: ownStateFixture({ remainingAttempts: 1, responses: 0, answered: 0 }),
    slide: slideFixture(null, { index: 0 }),
  }),
  paced: stageFixture({ room: roomFixture({ type: 'tp' }), slide: slideFixture(null) }),
};

export const leaderboardFixtures: Readonly<Record<string, PlayerStageView>> = {
  alone: boardFixture(1, 1),
  three: boardFixture(3, 2),
  five: boardFixture(5, 3),
  ten: boardFixture(10, 5),
  far: boardFixture(13, 152, 140),
  ownPace: boardFixture(10, 2, 0, 'normal'),
};

const over = (
  rank: number | null,
  score: number,
  accuracy: number,
  changes: Partial<OwnState> = {},
  moments: readonly Highlight[] = [],
): PlayerStageView =>
  stageFixture({
    room: roomFixture({ state: 'completed' }),
    me: ownStateFixture({
      rank,
      score,
      accuracy,
      isOver: true,
      longestStreak: 6,
      totalCorrect: 9,
      answered: 12,
      ...changes,
    }),
    summary: summaryFixture({ rank, score, accuracy, moments }),
  });

export const gameOverFixtures: Readonly<Record<string, PlayerStageView>> = {
  first: over(1, 11_240, 100, {}, [{ kind: 'quickest', number: 4, timeMs: 2_140 }]),
  third: over(3, 9_020, 83, {}, [{ kind: 'comeback', number: 9, misses: 2 }]),
  second: inAvatars(over(2, 10_110, 92)),
  fifth: over(5, 7_300, 75),
  fourteenth: over(14, 5_120, 58, { name: 'Maximiliane-Charlotte' }, [
    { kind: 'rare', number: 7, right: 2, answered: 24 },
  ]),
  waiting: over(null, 5_120, 58, { name: 'Maximiliane-Charlotte', placesAt: FIXTURE_NOW + 6_000 }, [
    { kind: 'rare', number: 7, right: 2, answered: 24 },
  ]),
  unranked: over(null, 3_100, 42),
  last: over(24, 0, 0),
  later: stageFixture({
    room: roomFixture({ type: 'test', options: defaultOptions('test') }),
    me: ownStateFixture({
      rank: null,
      previousRank: null,
      score: 0,
      accuracy: 0,
      isOver: true,
      longestStreak: 0,
    }),
  }),
};
