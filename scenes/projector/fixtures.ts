// Projector views for the gallery, tests and benchmarks: each scene with few players, many and none.

import type { Question } from '#core/questions/question.ts';
import type { Board } from '#core/views/playerView.ts';
import type { ProjectorSlide, ProjectorView } from '#core/views/projectorView.ts';
import { FIXTURE_NOW } from '#scenes/player/playerFixtures.ts';
import { dressed } from '#scenes/avatars/avatarFixture.ts';
import {
  climbView,
  fixtureClimb,
  fixtureLobby,
  fixtureRows,
  slideOf,
  REVEALED as told,
  viewOf,
} from '#scenes/projector/fixtureViews.ts';
import { gapSlides } from '#scenes/projector/gapFixtures.ts';
import { orderSlides } from '#scenes/projector/orderFixtures.ts';
import { placingSlides } from '#scenes/projector/placingFixtures.ts';
import type { PROJECTOR_SCENES } from '#scenes/projectorScenes.ts';
import { formattedQuestions, formattedWhy } from '#scenes/questions/formattedFixture.ts';
import { filmUrl, soundUrl } from '#scenes/questions/mediaFixture.ts';
import type { ProjectorStageView } from '#scenes/projector/view.ts';

export interface ProjectorFixture {
  readonly name: string;
  readonly scene: keyof typeof PROJECTOR_SCENES;
  readonly view: ProjectorStageView;
}

const option = (id: string, text: string): { readonly id: string; readonly text: string } => ({ id, text });
const base = { id: 'q1', timeMs: 30_000, hasCorrectAnswer: true } as const;

const SHORT: Question = {
  ...base,
  type: 'MCQ',
  text: 'Which is the highest mountain above sea level?',
  options: [
    option('a', 'K2'),
    option('b', 'Mount Everest'),
    option('c', 'Kangchenjunga'),
    option('d', 'Aconcagua'),
  ],
};

const LONG: Question = {
  ...base,
  type: 'MSQ',
  text: 'A hiking group starts at 640 m above sea level, climbs for two and a half hours at 380 m of height an hour, rests, and climbs the last 210 m to the hut. Which of these statements about their day are true?',
  options: [
    option('a', 'The hut stands at 1,800 m above sea level'),
    option('b', 'Before the rest they had climbed 950 m'),
    option(
      'c',
      'They climbed more than a kilometre of height altogether, which takes most people half a day',
    ),
    option('d', 'The last part is the steepest one, whatever the path is like'),
    option('e', 'None of these'),
    option('f', '42'),
  ],
};

/** A picture that needs no server and that every browser can draw. */
const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="420"><rect width="640" height="420" fill="#8fd0ee"/><path d="M0 420 210 90l110 170 90-120 230 280Z" fill="#4d6b75"/><path d="m210 90-62 98 40-20 24 34 30-40 36 40Z" fill="#fff"/></svg>',
)}`;

const PICTURED: Question = {
  ...base,
  type: 'MCQ',
  text: 'Which of the Alps’ peaks do you see here from the Swiss side?',
  media: { type: 'image', url: PICTURE, alt: 'A mountain with two tops' },
  options: [option('a', 'Eiger'), option('b', 'Matterhorn'), option('c', 'Mont Blanc')],
};

const BLANK: Question = { ...base, type: 'BLANK', text: 'What is snow that has lasted for years called?' };
const OPEN: Question = {
  ...base,
  type: 'OPEN',
  hasCorrectAnswer: false,
  text: 'What would you take along on a climb?',
};
const PASSAGE: Question = {
  ...base,
  type: 'COMPREHENSION',
  hasCorrectAnswer: false,
  text: 'A night at the hut',
  passage: {
    text: 'The path climbed through the last pines and came out on bare rock. By four, clouds had closed around the ridge, and the hut was only a light above them.\n\nInside, soup was steaming on the stove. “You’ll want to leave before five,” said the warden, “while the snow is still hard.” Nobody asked why; they could all hear the water running under it.\n\nAt night the wind turned. It came down from the pass and pressed against the shutters until the beams creaked, and whoever woke lay still and counted the hours. Before dawn it stopped as if somebody had closed a door, and in the silence they tied their boots.',
  },
};
const POLL: Question = {
  ...base,
  type: 'MCQ',
  hasCorrectAnswer: false,
  text: 'Sea or mountains?',
  options: [option('a', 'Sea'), option('b', 'Mountains')],
};

const TEXTS = [
  'Firn',
  'névé',
  'glacier',
  'ice',
  'permafrost',
  'old snow',
  'Firn snow that has been there for years and years',
  'avalanche',
];

const LONG_TEXTS = [
  'A rope, and somebody who knows how to use it',
  'Water',
  'A map of the mountain on paper, because the battery of a phone does not last when it is cold',
  'My sister',
  'Chocolate',
  'A warm jacket and a second pair of gloves',
];

const counts = { answered: 27, unanswered: 1, correct: 17, partial: 0 } as const;

const lobby = (count: number, room: Partial<ProjectorView['room']> = {}): ProjectorStageView =>
  viewOf({ lobby: fixtureLobby(Math.min(60, count)) }, { state: 'waiting', playerCount: count, ...room });

const question = (slide: ProjectorSlide, room: Partial<ProjectorView['room']> = {}): ProjectorStageView =>
  viewOf({ slide }, room);

const rows = (count: number, total = count): Board => ({
  rows: fixtureRows(count, [1, -1, 0, 3, 0, -2, -1, 9, 0, -1]),
  total,
});

export const PROJECTOR_FIXTURES: readonly ProjectorFixture[] = [
  { name: 'nobody yet', scene: 'projectorLobby', view: lobby(0) },
  { name: 'one player', scene: 'projectorLobby', view: lobby(1) },
  {
    name: 'five, one with a long name',
    scene: 'projectorLobby',
    view: viewOf({ lobby: fixtureLobby(9).slice(4) }, { state: 'waiting', playerCount: 5 }),
  },
  { name: 'a class of 28', scene: 'projectorLobby', view: lobby(28) },
  {
    name: 'a class in avatars',
    scene: 'projectorLobby',
    view: viewOf({ lobby: dressed(fixtureLobby(28)) }, { state: 'waiting', playerCount: 28 }),
  },
  {
    name: 'a thousand, locked, long words, no QR code',
    scene: 'projectorLobby',
    view: {
      ...lobby(1000, {
        locked: true,
        code: '48291307',
        title: 'Everything that we have learnt this year about the mountains of the world, part one',
      }),
      join: { address: 'quiz.the-very-long-name-of-a-school.example.org:8443', qr: null },
    },
  },
  { name: 'open', scene: 'projectorQuestion', view: question(slideOf(SHORT)) },
  {
    name: 'long',
    scene: 'projectorQuestion',
    view: question(slideOf(LONG, { answered: 998, expected: 1000, deadline: FIXTURE_NOW + 4_200 })),
  },
  {
    name: 'with a picture',
    scene: 'projectorQuestion',
    view: question(slideOf(PICTURED, { deadline: null })),
  },
  {
    name: 'with a sound',
    scene: 'projectorQuestion',
    view: question(slideOf({ ...SHORT, id: 'sound', media: { type: 'audio', url: soundUrl } })),
  },
  {
    name: 'with a film',
    scene: 'projectorQuestion',
    view: question(slideOf({ ...SHORT, id: 'film', media: { type: 'video', url: filmUrl, alt: 'A hill' } })),
  },
  {
    name: 'closed',
    scene: 'projectorQuestion',
    view: question(slideOf(SHORT, { state: 'waiting', deadline: FIXTURE_NOW - 100 })),
  },
  {
    name: 'paused',
    scene: 'projectorQuestion',
    view: question(slideOf(SHORT, { deadline: null, pausedLeftMs: 18_000 }), { state: 'paused' }),
  },
  {
    name: 'revealed',
    scene: 'projectorQuestion',
    view: question(
      slideOf(SHORT, {
        ...told,
        reveal: { type: 'MCQ', correctIds: ['b'] },
        distribution: { ...counts, spread: { type: 'MCQ', options: { a: 6, b: 17, c: 4 } } },
        explanation: { text: 'Everest stands 8,849 m high and grows by about four millimetres a year.' },
      }),
    ),
  },
  {
    name: 'revealed, several right',
    scene: 'projectorQuestion',
    view: question(
      slideOf(LONG, {
        ...told,
        reveal: { type: 'MSQ', correctIds: ['a', 'b', 'c'] },
        distribution: { ...counts, spread: { type: 'MSQ', options: { a: 20, b: 17, c: 9, d: 4, e: 1 } } },
      }),
    ),
  },
  {
    name: 'poll, revealed',
    scene: 'projectorQuestion',
    view: question(
      slideOf(POLL, {
        ...told,
        reveal: { type: 'MCQ', correctIds: [] },
        distribution: { ...counts, spread: { type: 'MCQ', options: { a: 10, b: 17 } } },
      }),
    ),
  },
  ...Object.entries(formattedQuestions).map(
    ([name, asked]): ProjectorFixture => ({
      name: `formatted, ${name}`,
      scene: 'projectorQuestion',
      view: question(slideOf(asked)),
    }),
  ),
  {
    name: 'formatted, revealed',
    scene: 'projectorQuestion',
    view: question(
      slideOf(formattedQuestions.formulas, {
        ...told,
        reveal: { type: 'MCQ', correctIds: ['o3'] },
        distribution: { ...counts, spread: { type: 'MCQ', options: { o1: 6, o2: 4, o3: 17 } } },
        explanation: formattedWhy,
      }),
    ),
  },
  { name: 'typed, open', scene: 'projectorQuestion', view: question(slideOf(BLANK)) },
  {
    name: 'typed, revealed',
    scene: 'projectorQuestion',
    view: question(
      slideOf(BLANK, {
        ...told,
        reveal: { type: 'BLANK', accepted: ['firn', 'névé'] },
        distribution: {
          ...counts,
          spread: {
            type: 'BLANK',
            texts: TEXTS.map((text, index) => ({
              text,
              count: 12 - index,
              correct: index < 2,
            })),
          },
        },
      }),
    ),
  },
  {
    name: 'free text, told',
    scene: 'projectorQuestion',
    view: question(
      slideOf(OPEN, {
        ...told,
        reveal: { type: 'OPEN' },
        distribution: {
          ...counts,
          spread: {
            type: 'OPEN',
            texts: [
              { text: 'A warm jacket', count: 3, correct: false },
              { text: 'My sister', count: 1, correct: false },
            ],
          },
        },
      }),
    ),
  },
  {
    name: 'free text, long, explained',
    scene: 'projectorQuestion',
    view: question(
      slideOf(OPEN, {
        ...told,
        reveal: { type: 'OPEN' },
        explanation: {
          text: 'Whoever climbs takes along what keeps warm, what shows the way, and something to drink.',
        },
        distribution: {
          ...counts,
          spread: {
            type: 'OPEN',
            texts: LONG_TEXTS.map((text, index) => ({ text, count: 4 - Math.min(3, index), correct: false })),
          },
        },
      }),
    ),
  },
  ...[
    ...Object.entries(orderSlides).map(([name, slide]) => [`order, ${name}`, slide] as const),
    ...Object.entries(gapSlides),
    ...Object.entries(placingSlides),
  ].map(
    ([name, slide]): ProjectorFixture => ({
      name,
      scene: 'projectorQuestion',
      view: question(slide),
    }),
  ),
  { name: 'passage', scene: 'projectorQuestion', view: question(slideOf(PASSAGE, { deadline: null })) },
  {
    name: 'of a passage',
    scene: 'projectorQuestion',
    view: question(slideOf(SHORT, { parent: { title: { text: PASSAGE.text }, number: 2, count: 4 } })),
  },
  {
    name: 'before a question',
    scene: 'projectorQuestion',
    view: question(slideOf(null, { state: 'inactive', openedAt: null, deadline: null })),
  },
  {
    name: 'ten of 28',
    scene: 'projectorLeaderboard',
    view: viewOf({ board: rows(10, 28), slide: slideOf(SHORT, { ...told, state: 'completed' }) }),
  },
  {
    name: 'two',
    scene: 'projectorLeaderboard',
    view: viewOf({ board: rows(2), slide: slideOf(SHORT, { ...told, state: 'completed' }) }),
  },
  {
    name: 'three, student-paced',
    scene: 'projectorLeaderboard',
    view: viewOf({ board: rows(3), progress: 40 }, { type: 'normal', playerCount: 3 }),
  },
  {
    name: 'student-paced',
    scene: 'projectorLeaderboard',
    view: viewOf({ board: rows(10, 1000), progress: 64 }, { type: 'normal', playerCount: 1000 }),
  },
  {
    name: 'student-paced, nobody has points',
    scene: 'projectorLeaderboard',
    view: viewOf({ board: { rows: [], total: 0 } }, { type: 'normal', playerCount: 1 }),
  },
  { name: 'one', scene: 'projectorClimb', view: climbView(fixtureClimb(1, 10), 10) },
  { name: 'eight', scene: 'projectorClimb', view: climbView(fixtureClimb(8, 12), 12) },
  {
    name: 'climb paused',
    scene: 'projectorClimb',
    view: climbView(fixtureClimb(8, 12), 12, { state: 'paused' }),
  },
  { name: 'eight in camp', scene: 'projectorClimb', view: climbView(fixtureClimb(8, 14, 0), 14) },
  { name: 'eight at the top', scene: 'projectorClimb', view: climbView(fixtureClimb(8, 14, 1), 14) },
  { name: 'a class of 30', scene: 'projectorClimb', view: climbView(fixtureClimb(30, 12), 12) },
  {
    name: '30 in avatars',
    scene: 'projectorClimb',
    view: climbView(dressed(fixtureClimb(30, 12)), 12),
  },
  { name: 'all in camp', scene: 'projectorClimb', view: climbView(fixtureClimb(30, 12, 0), 12) },
  { name: 'all at the top', scene: 'projectorClimb', view: climbView(fixtureClimb(30, 12, 1), 12) },
  { name: '120', scene: 'projectorClimb', view: climbView(fixtureClimb(120, 15), 15) },
  { name: '300', scene: 'projectorClimb', view: climbView(fixtureClimb(300, 20), 20) },
  { name: '300 at the top', scene: 'projectorClimb', view: climbView(fixtureClimb(300, 20, 1), 20) },
  { name: '300 in camp', scene: 'projectorClimb', view: climbView(fixtureClimb(300, 20, 0), 20) },
  {
    name: 'on paper',
    scene: 'projectorLeaderboard',
    view: viewOf({ board: rows(8), progress: 100 }, { type: 'tp_offline', playerCount: 8 }),
  },
  { name: 'one', scene: 'podium', view: viewOf({ board: rows(1) }, { state: 'completed' }) },
  { name: 'two', scene: 'podium', view: viewOf({ board: rows(2) }, { state: 'completed' }) },
  { name: 'three', scene: 'podium', view: viewOf({ board: rows(3) }, { state: 'completed' }) },
  {
    name: 'three in avatars',
    scene: 'podium',
    view: viewOf({ board: { rows: dressed(fixtureRows(8)), total: 28 } }, { state: 'completed' }),
  },
  { name: 'ten of 28', scene: 'podium', view: viewOf({ board: rows(10, 28) }, { state: 'completed' }) },
  { name: 'nobody', scene: 'podium', view: viewOf({ board: null }, { state: 'stopped' }) },
];
