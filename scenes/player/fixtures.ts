// The player's screens other than the question, in every state.

import type { RoomState } from '#core/room/phase.ts';
import type { BoardRow, LobbyPlayer, Milestone } from '#core/views/playerView.ts';
import { defaultOptions } from '#core/room/options.ts';
import type { CountdownView } from '#scenes/countdown/CountdownScene.ts';
import {
  FIXTURE_NOW,
  meFixture,
  NAMES,
  playerFixture,
  roomFixture,
  slideFixture,
  stageFixture,
} from '#scenes/player/playerFixtures.ts';
import type { MilestoneStageView } from '#scenes/player/milestone/MilestoneScene.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';

function crowd(count: number): LobbyPlayer[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `p${index + 1}`,
    name: NAMES[index % NAMES.length] ?? 'Ana',
    character: (index * 7 + 4) % 32,
  }));
}

const waiting = (count: number, total = count): PlayerStageView =>
  stageFixture({
    room: roomFixture({ state: 'waiting', playerCount: total }),
    lobby: crowd(count),
    me: meFixture({ score: 0, streak: 0, rank: null, previousRank: null }),
  });

export const lobbyFixtures: Readonly<Record<string, PlayerStageView>> = {
  alone: waiting(1),
  few: waiting(5),
  class: waiting(24),
  full: waiting(60),
  hall: waiting(60, 1_000),
  longTitle: stageFixture({
    room: roomFixture({
      state: 'waiting',
      playerCount: 3,
      title:
        'The rivers, peaks, capitals, languages and histories of all the countries of the southern hemisphere',
    }),
    lobby: crowd(3),
  }),
  pending: stageFixture({
    room: roomFixture({ state: 'waiting', playerCount: 3 }),
    lobby: [],
    me: meFixture({ approval: 'pending' }),
  }),
  rejected: stageFixture({
    room: roomFixture({ state: 'waiting', playerCount: 3 }),
    lobby: [],
    me: meFixture({ approval: 'rejected' }),
  }),
};

export const countdownFixtures: Readonly<Record<string, CountdownView>> = {
  three: { room: roomFixture({ countdownEndsAt: FIXTURE_NOW + 3_000 }) },
  one: { room: roomFixture({ countdownEndsAt: FIXTURE_NOW + 900 }) },
};

export const readyFixtures: Readonly<Record<string, PlayerStageView>> = {
  ownPace: stageFixture({ slide: slideFixture(null) }),
  paced: stageFixture({ room: roomFixture({ type: 'tp' }), slide: slideFixture(null) }),
};

/** Ranks now and before: the fifth was seventh, and so on. */
function rows(count: number, own: number, offset = 0): BoardRow[] {
  return Array.from({ length: count }, (_, index) => {
    const rank = index + 1 + (index >= 10 ? offset : 0);
    return {
      id: rank === own ? 'p1' : `q${rank}`,
      name: NAMES[(index * 3) % NAMES.length] ?? 'Ana',
      character: (index * 5 + 4) % 32,
      score: 9_800 - index * 640,
      rank,
      previousRank: rank === own ? own + 3 : rank > own && rank <= own + 3 ? rank - 1 : rank,
      accuracy: 90 - index * 4,
      streak: index % 4 === 0 ? 5 : index % 3,
    };
  });
}

const board = (count: number, own: number, offset = 0, type: 'tp' | 'normal' = 'tp'): PlayerStageView =>
  stageFixture({
    room: roomFixture({ type, playerCount: Math.max(count, 24) }),
    me: meFixture({ rank: own, previousRank: own + 3 }),
    slide: slideFixture(null, { state: 'completed' }),
    board: { rows: rows(count, own, offset), total: Math.max(count, 24) },
  });

export const leaderboardFixtures: Readonly<Record<string, PlayerStageView>> = {
  alone: board(1, 1),
  five: board(5, 3),
  ten: board(10, 5),
  far: board(13, 152, 140),
  ownPace: board(10, 2, 0, 'normal'),
};

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

const redemption = (
  milestone: Milestone,
  count: number,
  state: RoomState = 'running',
): MilestoneStageView => {
  const isOver = milestone === 'redemption.after';
  return {
    milestone,
    player: playerFixture({
      room: roomFixture({ state, options: { ...defaultOptions('normal'), redemption: 'yes' } }),
      me: meFixture({ accuracy: 64, repeated: isOver ? 2 : 0, isOver }),
      slide: slideFixture(null, { state: 'reveal', secondChances: CHANCES.slice(0, count) }),
    }),
  };
};

const mastery = (milestone: Milestone, answered: number, accuracy: number): MilestoneStageView => ({
  milestone,
  player: playerFixture({
    room: roomFixture({ type: 'mastery_mode', questionCount: 12, options: defaultOptions('mastery_mode') }),
    me: meFixture({ accuracy, answered, isOver: milestone === 'mastery.achieved' }),
    slide: slideFixture(null, { state: 'reveal' }),
  }),
});

export const milestoneFixtures: Readonly<Record<string, MilestoneStageView>> = {
  before: redemption('redemption.before', 2),
  one: redemption('redemption.choice', 1),
  three: redemption('redemption.choice', 3),
  many: redemption('redemption.choice', 7),
  paused: redemption('redemption.choice', 2, 'paused'),
  after: redemption('redemption.after', 0),
  risen: mastery('mastery.increased', 4, 67),
  fallen: mastery('mastery.decreased', 4, 50),
  inGame: mastery('mastery.inGame', 2, 67),
  mastered: mastery('mastery.achieved', 12, 100),
};

const over = (rank: number | null, score: number, accuracy: number): PlayerStageView =>
  stageFixture({
    room: roomFixture({ state: 'completed' }),
    me: meFixture({ rank, score, accuracy, isOver: true, longestStreak: 6, totalCorrect: 9, answered: 12 }),
  });

export const gameOverFixtures: Readonly<Record<string, PlayerStageView>> = {
  first: over(1, 11_240, 100),
  third: over(3, 9_020, 83),
  fifth: over(5, 7_300, 75),
  unranked: over(null, 3_100, 42),
  last: over(24, 0, 0),
  later: stageFixture({
    room: roomFixture({ type: 'test', options: defaultOptions('test') }),
    me: meFixture({ rank: null, previousRank: null, score: 0, accuracy: 0, isOver: true, longestStreak: 0 }),
  }),
};
