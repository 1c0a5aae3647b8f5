// Building blocks for projector fixtures: a crowd, its leaderboard rows, and a view with any overrides.

import { DEFAULT_OPTIONS } from '#core/features/options.ts';
import { BOARD_TOP, type BoardRow, type LobbyPlayer } from '#core/views/playerView.ts';
import type { Question } from '#core/questions/question.ts';
import type { Climber, ProjectorSlide, ProjectorView } from '#core/views/projectorView.ts';
import { FIXTURE_NOW } from '#scenes/player/playerFixtures.ts';
import { seededRandom } from '#scenes/kit/landscape.ts';
import type { ProjectorStageView } from '#scenes/projector/view.ts';

/** Encodes https://quiz.example.org/?gc=482913 */
const QR = [
  '#######.##..###...#...#######',
  '#.....#..#########..#.#.....#',
  '#.###.#.###.#..#..#.#.#.###.#',
  '#.###.#.##.#.#####.#..#.###.#',
  '#.###.#........##.###.#.###.#',
  '#.....#.####.#####.##.#.....#',
  '#######.#.#.#.#.#.#.#.#######',
  '........#..#.##...##.........',
  '##.#..##.###........####.##.#',
  '..#....#..#.##.##..#.##.#.#..',
  '#.#.#.#.....#...##....###..#.',
  '...###.....#.##.#..####.##.#.',
  '..#...#..###....#.#....#.....',
  '##...#..###...#...###..#..#.#',
  '#..##.#..#..##.######.##..###',
  '#..#.#.###..#..#.#.#..#....#.',
  '.##.#####..#.###....#####.#.#',
  '...###.###..#.#...###...#...#',
  '.....###.######.#..###.####..',
  '#..###.#.#.#.##.#...###..#..#',
  '#.#...#....#...###.##########',
  '.........##...#.###.#...##.##',
  '#######.###..##...#.#.#.#....',
  '#.....#...#.#.#.###.#...#.###',
  '#.###.#..###....#.#.######.#.',
  '#.###.#.#...#...##..####.#.##',
  '#.###.#...#.###..#####..#.#..',
  '#.....#.#.#..#####...###.#.##',
  '#######.##.#.##......#.##.#..',
].map((row) => [...row].map((module) => module === '#'));

const NAMES = [
  'Mia',
  'Jonas',
  'Alejandra',
  'Kwame',
  'Sofía',
  'Noor',
  'สมชาย ใจดี',
  'Bartholomew Featherstonehaugh the Third',
  'Li Wei',
  'Zoë',
  'Amara',
  'Fluffy Puppy',
  'Ігор',
  'Priya',
  'Tom',
  'Yuki',
];

const nameOf = (index: number): string => {
  const name = NAMES[index % NAMES.length] ?? 'Player';
  return index < NAMES.length ? name : `${name} ${Math.floor(index / NAMES.length) + 1}`;
};

export function fixtureLobby(count: number): LobbyPlayer[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `p${index}`,
    name: nameOf(index),
    character: index * 7,
    team: null,
  }));
}

/** `moves`: how many places each row has risen, by place. */
export function fixtureRows(count: number, moves: readonly number[] = []): BoardRow[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `p${index}`,
    name: nameOf(index),
    character: index * 7 + 3,
    origin: 'web',
    score: 12_480 - index * 735,
    rank: index + 1,
    previousRank: index + 1 + (moves[index] ?? 0),
    accuracy: 96 - index * 4,
    streak: [5, 0, 3, 0, 12, 0, 2, 0, 0, 1][index % 10] ?? 0,
    team: null,
  }));
}

/**
 * Players on a climb to `summit`, spread as in the middle of a game. `high`: how far they are, 0 in camp and
 * 1 at the top.
 */
export function fixtureClimb(count: number, summit: number, high = 0.5): Climber[] {
  return Array.from({ length: count }, (_, index) => {
    // Most in the middle, some behind, a few ahead, from a fixed seed.
    const luck = (seededRandom(81, index) + seededRandom(82, index) + seededRandom(83, index)) / 3 - 0.5;
    const height = high === 0 || high === 1 ? high * summit : Math.round((high + luck * 1.3) * summit);
    return {
      id: `p${index}`,
      name: nameOf(index),
      character: index * 7 + 3,
      team: null,
      height: Math.min(summit, Math.max(0, height)),
    };
  });
}

/** A student-paced game in progress: the climb and the board that goes with it. */
export function climbView(
  climbers: readonly Climber[],
  summit: number,
  room: Partial<ProjectorView['room']> = {},
): ProjectorStageView {
  const best = [...climbers].sort((a, b) => b.height - a.height).slice(0, BOARD_TOP);
  const rows = best.map(({ id, name, character, height }, index) => ({
    id,
    name,
    character,
    origin: 'web' as const,
    score: height * 740 - index * 15,
    rank: index + 1,
    previousRank: null,
    accuracy: 80,
    streak: 0,
    team: null,
  }));
  const done = climbers.reduce((sum, { height }) => sum + Math.min(summit, height * 1.2), 0);
  return viewOf(
    {
      board: { rows, total: climbers.length },
      progress: Math.round((100 * done) / Math.max(1, climbers.length * summit)),
      summit,
      climbers,
    },
    { type: 'normal', playerCount: climbers.length, ...room },
  );
}

export function viewOf(
  more: Partial<ProjectorView> = {},
  room: Partial<ProjectorView['room']> = {},
): ProjectorStageView {
  const projector: ProjectorView = {
    seq: 1,
    room: {
      hash: 'r',
      code: '482913',
      title: 'Mountains of the world',
      type: 'tp',
      state: 'running',
      questionCount: 12,
      questionTypes: ['MCQ'],
      totalAnswerableQuestions: 12,
      playerCount: 28,
      locked: false,
      teams: [],
      powerupEffects: [],
      powerupVersion: 20,
      mountain: null,
      options: DEFAULT_OPTIONS,
      playMode: 'live',
      dueAt: null,
      challenge: null,
      opensAt: null,
      countdownEndsAt: null,
      ...room,
    },
    lobby: [],
    slide: null,
    board: null,
    progress: 0,
    summit: null,
    climbers: [],
    powerupUses: [],
    roomBoosts: [],
    strikes: [],
    peakArrivals: [],
    rematch: null,
    ...more,
  };
  return { projector, join: { address: 'quiz.example.org', qr: QR } };
}

export const REVEALED = { state: 'reveal', deadline: null, answered: 27 } as const;

export function slideOf(question: Question | null, more: Partial<ProjectorSlide> = {}): ProjectorSlide {
  return {
    index: 2,
    total: 12,
    state: 'active',
    question,
    openedAt: FIXTURE_NOW - 12_000,
    deadline: FIXTURE_NOW + 18_000,
    pausedLeftMs: null,
    answered: 14,
    expected: 28,
    reveal: null,
    distribution: null,
    explanation: null,
    ...more,
  };
}
