// The player's screens other than the question, in every state.

import type { RoomState } from '#core/room/phase.ts';
import { TEAM_CHARACTERS, teamId } from '#core/features/teams/teams.ts';
import type { BoardRow, LobbyPlayer, RoomInfo, Summary } from '#core/views/playerView.ts';
import { defaultOptions } from '#core/room/options.ts';
import type { CountdownView } from '#scenes/countdown/model.ts';
import {
  FIXTURE_NOW,
  meFixture,
  NAMES,
  playerFixture,
  roomFixture,
  slideFixture,
  stageFixture,
} from '#scenes/player/playerFixtures.ts';
import type { MemeStageView } from '#scenes/player/meme/MemeScene.ts';
import type { MilestoneStageView } from '#scenes/player/milestone/MilestoneScene.ts';
import type { Milestone, PlayerStageView } from '#scenes/player/view.ts';
import { pictureUrl } from '#scenes/questions/pictureFixture.ts';

function crowd(count: number): LobbyPlayer[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `p${index + 1}`,
    name: NAMES[index % NAMES.length] ?? 'Ana',
    character: (index * 7 + 4) % 32,
    team: null,
  }));
}

const waiting = (count: number, total = count): PlayerStageView =>
  stageFixture({
    room: roomFixture({ state: 'waiting', playerCount: total }),
    lobby: crowd(count),
    me: meFixture({ score: 0, streak: 0, rank: null, previousRank: null }),
  });

const teamsOf = (players: number, teams: number): RoomInfo['teams'] =>
  Array.from({ length: teams }, (_, team) => ({
    name: team === 1 ? 'The sherpas of room 204' : null,
    players: Math.ceil((players - team) / teams),
  }));

/** Everybody in turn is in one of the teams. */
const teamWaiting = (count: number, teams: number): PlayerStageView =>
  stageFixture({
    room: roomFixture({
      type: 'team',
      state: 'waiting',
      playerCount: count,
      teams: teamsOf(count, teams),
    }),
    lobby: crowd(count).map((player, index) => ({ ...player, team: index % teams })),
    me: meFixture({ score: 0, streak: 0, rank: null, previousRank: null, team: 0 }),
  });

const challenged = (count: number, by: string, name = 'Amelie'): PlayerStageView =>
  stageFixture({
    room: roomFixture({
      type: 'challenge',
      state: 'waiting',
      playerCount: count,
      challenge: { by, climbing: [], rematch: null },
    }),
    lobby: crowd(count),
    me: meFixture({ name, score: 0, streak: 0, rank: null, previousRank: null }),
  });

export const lobbyFixtures: Readonly<Record<string, PlayerStageView>> = {
  challengeAlone: challenged(1, 'p1'),
  challengeOwn: challenged(4, 'p1'),
  challengeFull: challenged(8, 'p2', 'Maximiliana-Theodora of the northern wall'),
  alone: waiting(1),
  few: waiting(5),
  class: waiting(24),
  teams: teamWaiting(24, 4),
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
  homework: stageFixture({
    me: meFixture({ remainingAttempts: 1, responses: 0, answered: 0 }),
    slide: slideFixture(null, { index: 0 }),
  }),
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
      origin: 'web',
      score: 9_800 - index * 640,
      rank,
      previousRank: rank === own ? own + 3 : rank > own && rank <= own + 3 ? rank - 1 : rank,
      accuracy: 90 - index * 4,
      streak: index % 4 === 0 ? 5 : index % 3,
      team: null,
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

/** The standings of the teams; the own one is the third, or the last. */
const teamBoard = (teams: number): PlayerStageView => {
  const own = Math.min(2, teams - 1);
  return stageFixture({
    room: roomFixture({ type: 'team', teams: teamsOf(24, teams) }),
    me: meFixture({ rank: 7, previousRank: null, team: own }),
    slide: slideFixture(null, { state: 'reveal' }),
    board: {
      rows: Array.from({ length: teams }, (_, team) => ({
        id: teamId(team),
        name: team === 1 ? 'The sherpas of room 204' : '',
        character: TEAM_CHARACTERS[team] ?? 0,
        origin: 'web',
        score: 24_300 - team * 2_130,
        rank: team + 1,
        previousRank: null,
        accuracy: 80 - team * 3,
        streak: 0,
        team: { index: team, players: 6 },
      })),
      total: teams,
    },
  });
};

/** A game alone: all others are simulated. */
function amongBots({ player, ...rest }: PlayerStageView): PlayerStageView {
  const others = player.board?.rows.map((row) => ({
    ...row,
    origin: row.id === player.me.playerId ? ('web' as const) : ('bot' as const),
  }));
  const alone = { ...player.room, playMode: 'solo' as const };
  return { ...rest, player: { ...player, room: alone, board: { rows: others ?? [], total: 19 } } };
}

const friends = (
  players: number,
  climbing: number,
  rank: number,
  challenge: Partial<NonNullable<RoomInfo['challenge']>> = {},
): PlayerStageView => {
  const { player } = board(players, rank, 0, 'normal');
  const rows = player.board?.rows.map((row) => ({ ...row, previousRank: null, streak: 0 })) ?? [];
  const ids = rows.map(({ id }) => id).filter((id) => id !== player.me.playerId);
  const info = { by: rows[0]?.id ?? '', climbing: ids.slice(0, climbing), rematch: null, ...challenge };
  const state = climbing === 0 ? 'completed' : 'running';
  return stageFixture({
    ...player,
    room: roomFixture({ type: 'challenge', state, playerCount: players, challenge: info }),
    me: { ...player.me, isOver: true, previousRank: null },
    board: { rows, total: rows.length },
  });
};

export const challengeBoardFixtures: Readonly<Record<string, PlayerStageView>> = {
  one: friends(2, 1, 1),
  some: friends(5, 2, 3),
  full: friends(8, 3, 6),
  won: friends(4, 0, 1),
  lost: friends(8, 0, 5),
  rematch: friends(3, 0, 2, { rematch: { hash: 'b'.repeat(24), code: '654321' } }),
};

export const leaderboardFixtures: Readonly<Record<string, PlayerStageView>> = {
  alone: board(1, 1),
  five: board(5, 3),
  ten: board(10, 5),
  far: board(13, 152, 140),
  ownPace: board(10, 2, 0, 'normal'),
  teams: teamBoard(4),
  eightTeams: teamBoard(8),
  simulated: amongBots(board(10, 4, 0, 'normal')),
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
    me: meFixture({ accuracy, answered, isOver: milestone.startsWith('mastery.achieved') }),
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
  masteredUnseen: mastery('mastery.achievedUnseen', 12, 100),
  changed: mastery('mastery.changed', 9, 75),
};

const judged = playerFixture({ slide: slideFixture(null, { state: 'reveal' }) });
const meme = (changes: Partial<MemeStageView['meme']> = {}, player = judged): MemeStageView => ({
  player,
  meme: {
    id: 'summit-dance',
    picture: new URL('../../assets/memes/classic/summit-dance-600.webp', import.meta.url).href,
    caption: 'Top of the mountain. Again.',
    alt: 'Three friends dance around the flag on the top.',
    ...changes,
  },
});

export const memeFixtures: Readonly<Record<string, MemeStageView>> = {
  right: meme(),
  wrong: meme({
    id: 'map-upside-down',
    picture: new URL('../../assets/memes/classic/map-upside-down-600.webp', import.meta.url).href,
    caption: 'Plot twist: the map was upside down.',
    alt: 'A puzzled climber behind a large map.',
  }),
  own: meme({
    id: '1',
    picture: pictureUrl,
    caption:
      'When the whole class finally remembers that the capital of Australia is Canberra, and not Sydney, and nobody has to look it up',
    alt: '',
  }),
  arabic: meme({ id: '2', caption: 'أحسنت! لقد وصلنا إلى القمة مرة أخرى.', alt: '' }),
  missing: meme({
    id: '3',
    picture: 'data:image/webp,nothing',
    alt: 'A tent that has fallen over its owner.',
  }),
  paused: meme({}, { ...judged, room: roomFixture({ state: 'paused' }) }),
};

const over = (rank: number | null, score: number, accuracy: number): PlayerStageView =>
  stageFixture({
    room: roomFixture({ state: 'completed' }),
    me: meFixture({ rank, score, accuracy, isOver: true, longestStreak: 6, totalCorrect: 9, answered: 12 }),
  });

const teamOver = (rank: number): PlayerStageView => {
  const view = stageFixture({
    room: roomFixture({ type: 'team', state: 'completed', teams: teamsOf(24, 4) }),
    me: meFixture({ rank: 7, score: 7_300, accuracy: 75, isOver: true, longestStreak: 6, team: 0 }),
  });
  const { player } = view;
  return {
    ...view,
    player: { ...player, summary: { ...NO_SUMMARY, score: 7_300, team: { rank, score: 31_240, count: 4 } } },
  };
};

const NO_SUMMARY: Summary = {
  items: [],
  accuracy: 75,
  score: 0,
  best: null,
  rank: 7,
  playerCount: 24,
  team: null,
  totalCorrect: 9,
  partial: 0,
  incorrect: 3,
  unanswered: 0,
  notPlayed: 0,
  longestStreak: 6,
  averageTimeMs: 6_000,
  moments: [
    { kind: 'rare', number: 5, right: 2, answered: 8 },
    { kind: 'streak', count: 6 },
    { kind: 'quickest', number: 4, timeMs: 2_140 },
  ],
};

export const gameOverFixtures: Readonly<Record<string, PlayerStageView>> = {
  first: over(1, 11_240, 100),
  third: over(3, 9_020, 83),
  fifth: over(5, 7_300, 75),
  unranked: over(null, 3_100, 42),
  last: over(24, 0, 0),
  team: teamOver(1),
  secondTeam: teamOver(2),
  later: stageFixture({
    room: roomFixture({ type: 'test', options: defaultOptions('test') }),
    me: meFixture({ rank: null, previousRank: null, score: 0, accuracy: 0, isOver: true, longestStreak: 0 }),
  }),
};
