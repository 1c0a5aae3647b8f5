// Base views for fixtures: one room and one player, with any changes on top.

import { DEFAULT_OPTIONS } from '#core/features/options.ts';
import type { Question } from '#core/questions/question.ts';
import type {
  BoardRow,
  LobbyPlayer,
  OwnState,
  PlayerSlide,
  PlayerView,
  RoomInfo,
  Summary,
} from '#core/views/playerView.ts';
import type { Draft, PlayerStageView } from '#scenes/player/view.ts';
import { NO_DRAFT } from '#scenes/player/view.ts';

/** Server time of all fixtures, in ms. */
export const FIXTURE_NOW = 1_700_000_000_000;

export function roomFixture(changes: Partial<RoomInfo> = {}): RoomInfo {
  return {
    hash: 'r0000000000000000000',
    code: '482913',
    title: 'Rivers, peaks and capitals',
    type: 'normal',
    state: 'running',
    questionTypes: ['MCQ'],
    totalAnswerableQuestions: 12,
    questionCount: 12,
    playerCount: 24,
    locked: false,
    teams: [],
    powerupEffects: [],
    powerupVersion: 20,
    mountain: null,
    challenge: null,
    options: DEFAULT_OPTIONS,
    opensAt: null,
    playMode: 'live',
    dueAt: null,
    countdownEndsAt: null,
    ...changes,
  };
}

export function ownStateFixture(changes: Partial<OwnState> = {}): OwnState {
  return {
    playerId: 'p1',
    name: 'Amelie',
    renamed: false,
    character: 4,
    approval: 'approved',
    deleted: false,
    score: 2_340,
    rank: 5,
    previousRank: 7,
    tieredRank: 'gold',
    placesAt: null,
    streak: 2,
    longestStreak: 3,
    accuracy: 75,
    totalCorrect: 3,
    answered: 4,
    responses: 0,
    repeated: 0,
    rematch: null,
    extraLife: null,
    hasMastered: false,
    isOver: false,
    attempt: 1,
    remainingAttempts: null,
    allowedUntil: null,
    hand: null,
    team: null,
    belt: null,
    duel: null,
    climb: null,
    rankedScore: changes.score ?? 2_340,
    ...changes,
  };
}

export function summaryFixture(changes: Partial<Summary> = {}): Summary {
  return {
    items: [],
    accuracy: 75,
    score: 0,
    attempt: 1,
    best: null,
    rank: 7,
    tieredRank: 'gold',
    playerCount: 24,
    team: null,
    totalCorrect: 9,
    partial: 0,
    incorrect: 3,
    unjudged: 0,
    unanswered: 0,
    couldBeRight: 12,
    notPlayed: 0,
    longestStreak: 6,
    averageTimeMs: 6_000,
    moments: [],
    ...changes,
  };
}

export function slideFixture(question: Question | null, changes: Partial<PlayerSlide> = {}): PlayerSlide {
  return {
    index: 2,
    total: 12,
    state: question ? 'active' : 'inactive',
    question,
    openedAt: FIXTURE_NOW - 9_000,
    deadline: question ? FIXTURE_NOW + 21_000 : null,
    pausedLeftMs: null,
    answer: null,
    answered: false,
    feedback: null,
    draft: null,
    mayPostpone: false,
    postponed: 0,
    wasPostponed: false,
    asking: 1,
    skippable: [],
    byExtraLife: false,
    hints: { taken: [], left: 0 },
    lifeOffer: null,
    secondChances: [],
    review: [],
    powerups: null,
    duelChoice: null,
    passing: null,
    begun: null,
    climbed: null,
    given: false,
    distribution: null,
    ...changes,
  };
}

export function playerFixture(changes: Partial<PlayerView> = {}): PlayerView {
  return {
    seq: 1,
    room: roomFixture(),
    me: ownStateFixture(),
    lobby: [],
    slide: null,
    board: null,
    summary: null,
    ...changes,
  };
}

export function stageFixture(player: Partial<PlayerView>, draft: Partial<Draft> = {}): PlayerStageView {
  return { player: playerFixture(player), draft: { ...NO_DRAFT, ...draft } };
}

/** Realistic names: short, long, and in other scripts. */
export const NAMES = [
  'Amelie',
  'Bo',
  'Chiara',
  'Dmitri',
  'Élodie',
  'Femi',
  'Grace',
  'Håkon',
  'Ines',
  'José María',
  'Kwame',
  'Lúcia',
  'Mohammed',
  'นภัสสร',
  'Oluwaseun',
  'Priya',
  '小林さくら',
  'Ravi',
  'Sofía',
  'Théo',
  'Ursula',
  'محمد',
  'Wanda',
  'Ximena',
  'Yusuf',
  'Zoë',
  'Maximiliana-Theodora',
  'Ana',
  'Ben',
  'Cy',
] as const;

/** Everyone in the lobby, including the reader. */
export function crowdFixture(count: number): LobbyPlayer[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `p${index + 1}`,
    name: NAMES[index % NAMES.length] ?? 'Ana',
    character: (index * 7 + 4) % 32,
    team: null,
  }));
}

/** Rows in which the reader has just moved up three ranks. */
function rowsFixture(count: number, own: number, offset = 0): BoardRow[] {
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

export const boardFixture = (
  count: number,
  own: number,
  offset = 0,
  type: 'tp' | 'normal' = 'tp',
): PlayerStageView =>
  stageFixture({
    room: roomFixture({ type, playerCount: Math.max(count, 24) }),
    me: ownStateFixture({ rank: own, previousRank: own + 3 }),
    slide: slideFixture(null, { state: 'completed' }),
    board: { rows: rowsFixture(count, own, offset), total: Math.max(count, 24) },
  });
