// What the fixtures of the projector are made of: a crowd, its rows on a leaderboard, a view with anything on top.

import { DEFAULT_OPTIONS } from '#core/room/gameOptions.ts';
import type { BoardRow, LobbyPlayer } from '#core/views/playerView.ts';
import type { ProjectorView } from '#core/views/projectorView.ts';
import type { ProjectorStageView } from '#scenes/projector/view.ts';

/** https://quiz.example.org/?gc=482913 */
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
      totalAnswerableQuestions: 12,
      playerCount: 28,
      locked: false,
      teams: [],
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
    ...more,
  };
  return { projector, join: { address: 'quiz.example.org', qr: QR } };
}
