// Fixtures of the stops: level up, path finder, selection, obstacle, and the peak, on each mountain.

import { boardRows, byHeight, campCounts, nearRows } from '#core/features/mysticPeak/board.ts';
import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';
import type { GameId } from '#core/features/mysticPeak/games/ids.ts';
import { MOUNTAINS, type MountainKind, type Role } from '#core/features/mysticPeak/ids.ts';
import { tierOf } from '#core/scoring/tiers.ts';
import type { ClimbView, MountainView, MysticPeakBoard, StopView } from '#core/features/mysticPeak/views.ts';
import { defaultOptions } from '#core/features/options.ts';
import { AVALANCHE } from '#scenes/features/mysticPeak/question/fixtures.ts';
import { practiceModel, stopModel, waitingModel } from '#scenes/features/mysticPeak/model.ts';
import type { StopStageView } from '#scenes/features/mysticPeak/stop/StopScene.ts';
import { FIXTURE_NOW, ownStateFixture, playerFixture, roomFixture } from '#scenes/player/playerFixtures.ts';
import { fixtureClimb } from '#scenes/projector/fixtureViews.ts';
import type { SceneFixtures } from '#scenes/sceneFixtures.ts';

const CAMPS = [5, 5, 4, 4];
const until = FIXTURE_NOW + 38_000;

/** Camp by camp. */
const PAST: ClimbView['past'] = [
  { role: 'TREKKER', points: 4_400, firstGoes: 4, of: 5, passed: 0 },
  { role: 'LEADER', points: 5_900, firstGoes: 5, of: 5, passed: 0 },
  { role: 'PIONEER', points: 7_200, firstGoes: 4, of: 4, passed: 1 },
  { role: 'LEADER', points: 3_900, firstGoes: 2, of: 4, passed: 0 },
];

interface Place {
  readonly mountain?: MountainKind;
  readonly avalanche?: MountainView['avalanche'];
  readonly climbers?: number;
}

/** `stop`: null for a player waiting on the peak. */
export function stopFixture(
  stop: StopView | null,
  { mountain = 'default', avalanche = null, climbers = 1, ...more }: Partial<ClimbView> & Place = {},
): StopStageView {
  const climb: ClimbView = {
    camp: stop?.camp ?? CAMPS.length,
    settled: 0,
    of: CAMPS[(stop?.camp ?? CAMPS.length) - 1] ?? 4,
    height: stop ? 250 * (stop.camp - 1) : 1_000,
    role: 'LEADER',
    earned: 0,
    possible: 7_000,
    swept: 0,
    past: [],
    stop,
    practices: 0,
    due: [],
    ridge: null,
    peakAt: null,
    flagAt: null,
    mastered: false,
    ...more,
  };
  const player = playerFixture({
    room: roomFixture({
      type: 'mystic_peak',
      options: { ...defaultOptions('mystic_peak'), mountain },
      mountain: { camps: CAMPS, avalanche },
    }),
    me: ownStateFixture({ climb, ...(stop ? {} : { isOver: true, score: 21_400 }) }),
    slide: null,
  });
  const model = stopModel(player, false) ?? waitingModel(player);
  if (!model) throw new Error('nothing stands there');
  return { player, model, board: boardOf(player.me.playerId, climb.height, climbers) };
}

/** A board of `count` climbers, at about the player's height. */
function boardOf(own: string, height: number, count: number): MysticPeakBoard {
  const steps = CAMPS.reduce((sum, size) => sum + size, 0);
  const rows = [
    { id: own, name: 'Me', character: 0, height },
    ...fixtureClimb(count - 1, steps, height / MYSTIC_PEAK.peak).map((climber) => ({
      ...climber,
      id: `other-${climber.id}`,
      height: Math.floor((MYSTIC_PEAK.peak * climber.height) / steps),
    })),
  ]
    .sort((one, other) => other.height - one.height)
    .map(({ id, name, character, height: high }, index) => ({
      playerId: id,
      name,
      character,
      rank: index + 1,
      score: high * 12,
      tier: tierOf(index + 1, count, high * 12, high * 14, true),
      camp: Math.min(CAMPS.length, 1 + Math.floor((high * CAMPS.length) / MYSTIC_PEAK.peak)),
      height: high,
    }));
  return {
    own: rows.find(({ playerId }) => playerId === own) ?? null,
    rows: boardRows(rows, own),
    near: nearRows(byHeight(rows), own),
    total: count,
    camps: campCounts(
      rows.map(({ camp, height: high }) => ({ camp: high >= MYSTIC_PEAK.peak ? null : camp })),
      CAMPS.length,
    ),
  };
}

const PAST_CAMP = { role: 'LEADER', points: 6_800, firstGoes: 4, of: 5, passed: 0 } as const;

/** `campGame`: null in a game from before camp games. */
const levelUp = (camp: number, more: Partial<Extract<StopView, { kind: 'levelUp' }>> = {}): StopView => ({
  kind: 'levelUp',
  camp,
  until,
  past: PAST_CAMP,
  campGame: {
    id: 'o3',
    game: 'steppingStones',
    difficulty: camp === CAMPS.length ? 'hard' : 'easy',
    points: MYSTIC_PEAK.campGamePoints[camp === CAMPS.length ? 'hard' : 'easy'],
  },
  offers: camp === CAMPS.length ? [] : ['fiftyFifty', 'immunity', 'avalanche'],
  ...more,
});

const pathFinder = (camp: number, rests = false): StopView => ({
  kind: 'pathFinder',
  camp,
  until,
  paths: [
    { role: 'TREKKER', rests: false, forecast: camp === 1 ? null : 3_700, taken: camp === 1 ? null : 12 },
    { role: 'LEADER', rests: false, forecast: camp === 1 ? null : 4_500, taken: camp === 1 ? null : 8 },
    { role: 'PIONEER', rests, forecast: camp === 1 ? null : 5_400, taken: camp === 1 ? null : 5 },
  ],
  ahead: [
    { questions: CAMPS[camp - 1] ?? 4, outOfTen: camp === 1 ? null : 6 },
    { questions: 4, outOfTen: null },
  ],
  form: { right: camp === 1 ? 0 : 4, of: camp === 1 ? 0 : 5 },
});

/** A selection on the way, a little above where the role was chosen. */
export const SELECTION = {
  kind: 'powerupSelection',
  camp: 2,
  until,
  offers: ['fiftyFifty', 'immunity', 'avalanche'],
} as const satisfies StopView;
export const LATER = { height: 350, settled: 2 } as const;

/** A player waiting on the peak. */
const UP = { past: PAST, peakAt: FIXTURE_NOW, flagAt: FIXTURE_NOW } as const;

/** The path finder with more about one of its paths. */
function aboutPath(role: Role): StopStageView {
  const shown = stopFixture(pathFinder(2));
  const model = stopModel(shown.player, false, role);
  if (!model) throw new Error('nothing is chosen');
  return { ...shown, model };
}

/** The choice of difficulty for a practice game. */
function picked(game: GameId, more: Place): StopStageView {
  const shown = stopFixture(null, { ...UP, ...more, practices: MYSTIC_PEAK.practices });
  const model = practiceModel(shown.player, game, false);
  if (!model) throw new Error('nothing can be played');
  return { ...shown, model };
}

/** The camp with this game, in the form without motion. */
function stillGame(game: GameId): StopStageView {
  const points = MYSTIC_PEAK.campGamePoints.medium;
  const offer = { id: 'o4', game, difficulty: 'medium', points } as const;
  const shown = stopFixture(levelUp(2, { campGame: offer }), { height: 500, camp: 3 });
  const model = stopModel(shown.player, true);
  if (!model) throw new Error('nothing can be played');
  return { ...shown, model };
}

export const peakStopFixtures: readonly SceneFixtures[] = [
  {
    group: 'peakStop',
    scene: 'peakStop',
    fixtures: {
      foot: stopFixture(pathFinder(1)),
      path: stopFixture(pathFinder(2)),
      'path-about': aboutPath('PIONEER'),
      'path-rests': stopFixture(pathFinder(3, true)),
      ...Object.fromEntries(
        MOUNTAINS.map((mountain) => [`path-${mountain}`, stopFixture(pathFinder(4), { mountain })]),
      ),
      levelUp: stopFixture(levelUp(2), { height: 500, camp: 3 }),
      'levelUp-card': stopFixture(levelUp(2, { offers: ['eraser'] }), { height: 500, camp: 3 }),
      'levelUp-full': stopFixture(levelUp(2, { offers: [] }), { height: 500, camp: 3 }),
      'levelUp-old': stopFixture(levelUp(2, { campGame: null, offers: [] }), { height: 500, camp: 3 }),
      'levelUp-still': stillGame('ropeThrow'),
      selection: stopFixture(SELECTION, LATER),
      'selection-two': stopFixture({ ...SELECTION, offers: ['timeFreeze', 'eraser'] }, LATER),
      warned: stopFixture(SELECTION, { ...LATER, avalanche: AVALANCHE }),
      swept: stopFixture(SELECTION, { ...LATER, swept: 200 }),
      offer: stopFixture(
        {
          kind: 'obstacle',
          camp: 3,
          until,
          obstacle: {
            id: 'o1',
            game: 'steppingStones',
            difficulty: 'medium',
            form: null,
            moves: 0,
            view: null,
            result: null,
            points: 200,
            practice: false,
          },
        },
        { height: 560, settled: 1 },
      ),
      top: stopFixture(levelUp(4), { height: 1_000, camp: 4, peakAt: FIXTURE_NOW }),
      ...Object.fromEntries(
        [3, 30, 300].flatMap((climbers, index) => {
          const mountain = MOUNTAINS[index] ?? 'default';
          return [
            [`path-of-${climbers}`, stopFixture(pathFinder(2), { mountain, climbers })],
            [
              `selection-of-${climbers}`,
              stopFixture(
                { kind: 'powerupSelection', camp: 3, until, offers: ['fiftyFifty', 'immunity'] },
                { height: 625, settled: 2, mountain, climbers },
              ),
            ],
            [`levelUp-of-${climbers}`, stopFixture(levelUp(2), { height: 500, camp: 3, mountain, climbers })],
            [
              `top-of-${climbers}`,
              stopFixture(levelUp(4), { height: 1_000, camp: 4, peakAt: FIXTURE_NOW, mountain, climbers }),
            ],
          ];
        }),
      ),
      summit: stopFixture(
        { kind: 'summit', camp: 4, until: null, ridge: 2 },
        { height: 1_000, camp: 4, peakAt: FIXTURE_NOW, past: PAST },
      ),
      'summit-all': stopFixture(
        { kind: 'summit', camp: 4, until: null, ridge: 0 },
        { height: 1_000, camp: 4, peakAt: FIXTURE_NOW, past: PAST, mastered: true, mountain: 'fuji' },
      ),
      ...Object.fromEntries(
        MOUNTAINS.map((mountain) => [
          `waiting-${mountain}`,
          stopFixture(null, { ...UP, mountain, practices: MYSTIC_PEAK.practices }),
        ]),
      ),
      'waiting-only': stopFixture(null, UP),
      'waiting-of-30': stopFixture(null, { ...UP, practices: 3, climbers: 30 }),
      practice: picked('runeMatch', { mountain: 'kilimanjaro' }),
      'practice-offer': stopFixture(
        {
          kind: 'obstacle',
          camp: 4,
          until,
          obstacle: {
            id: 'o2',
            game: 'runeMatch',
            difficulty: 'hard',
            form: null,
            moves: 0,
            view: null,
            result: null,
            points: 0,
            practice: true,
          },
        },
        { ...UP, height: MYSTIC_PEAK.peak, practices: 19 },
      ),
    },
    after: { 'path-rests': 'peakStop/levelUp', warned: 'peakStop/selection', swept: 'peakStop/warned' },
  },
];
