// Projector fixtures of games with duels: each outcome on the mountain and on the leaderboard.

import type { Strike, StrikeOutcome } from '#core/features/duels/ids.ts';
import type { StrikeView } from '#core/features/duels/views.ts';
import { FIXTURE_NOW } from '#scenes/player/playerFixtures.ts';
import { climbView, fixtureClimb, fixtureRows, viewOf } from '#scenes/projector/fixtureViews.ts';
import type { ProjectorStageView } from '#scenes/projector/view.ts';
import type { SceneFixtures } from '#scenes/sceneFixtures.ts';

const NAMES = ['Mia', 'Jonas', 'Alejandra', 'Kwame', 'Sofía', 'Noor', 'สมชาย ใจดี'];

const user = (index: number) => ({
  playerId: `p${index}`,
  name: NAMES[index] ?? `Player ${index}`,
  character: index * 7 + 3,
});

/** `by`, `on` and `third` are player indexes; `third` only counts for a deflected strike. */
export function strikeOf(
  id: number,
  strike: Strike,
  outcome: StrikeOutcome,
  by: number | null = 4,
  on = 0,
  third = 3,
): StrikeView {
  return {
    id,
    at: FIXTURE_NOW,
    strike,
    outcome,
    by: by === null ? null : user(by),
    on: user(on),
    third: outcome === 'deflected' ? user(third) : null,
  };
}

const OUTCOMES: Readonly<Record<string, StrikeView>> = {
  'struck-target': strikeOf(1, 'standard', 'struckTarget'),
  'broke-target-shield': strikeOf(1, 'standard', 'brokeTargetShield'),
  rebounded: strikeOf(1, 'standard', 'rebounded'),
  deflected: strikeOf(1, 'standard', 'deflected'),
  absorbed: strikeOf(1, 'standard', 'absorbed'),
  precision: strikeOf(1, 'precision', 'struckTarget'),
  swap: strikeOf(1, 'swap', 'struckTarget'),
  stealth: strikeOf(1, 'stealth', 'struckTarget', null),
  'out-of-sight': strikeOf(1, 'standard', 'struckTarget', 4_000, 0),
};

export function withStrikes(view: ProjectorStageView, strikes: readonly StrikeView[]): ProjectorStageView {
  return { ...view, projector: { ...view.projector, strikes } };
}

/** More strikes than the projector shows. */
export const MANY: readonly StrikeView[] = Array.from({ length: 15 }, (_, index) =>
  strikeOf(index + 1, 'standard', index % 2 === 0 ? 'struckTarget' : 'absorbed', (index + 3) % 7, index % 3),
);

const base = viewOf().projector.room.options;
export const DUELS = { options: { ...base, isDuelEnabled: true } };
const climb = climbView(fixtureClimb(30, 12), 12, DUELS);
const hall = climbView(fixtureClimb(200, 12), 12, DUELS);
const board = viewOf(
  { board: { rows: fixtureRows(10), total: 28 }, progress: 64 },
  { type: 'normal', ...DUELS },
);

/** The leader is struck and falls behind the second. */
function overtaken(quiet: ProjectorStageView): ProjectorStageView {
  const { board } = quiet.projector;
  const [first, second, ...others] = board?.rows ?? [];
  if (!board || !first || !second) return quiet;
  const rows = [{ ...second, rank: 1 }, { ...first, rank: 2, score: second.score - 20 }, ...others];
  const after = { ...quiet, projector: { ...quiet.projector, board: { ...board, rows } } };
  const { id: playerId, name, character } = first;
  return withStrikes(after, [
    { ...strikeOf(1, 'standard', 'struckTarget'), on: { playerId, name: name ?? '', character } },
  ]);
}

const states = (quiet: ProjectorStageView) => ({
  quiet,
  ...Object.fromEntries(
    Object.entries(OUTCOMES).map(([name, strike]) => [name, withStrikes(quiet, [strike])]),
  ),
  overtaken: overtaken(quiet),
  many: withStrikes(quiet, MANY),
});

const afterQuiet = (group: string, fixtures: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.keys(fixtures)
      .filter((name) => name !== 'quiet')
      .map((name) => [name, `${group}/quiet`]),
  );

const onTheWall = states(climb);
const inTheHall = {
  quiet: hall,
  deflected: withStrikes(hall, [strikeOf(1, 'standard', 'deflected', 44, 10, 93)]),
};
const onTheBoard = states(board);

export const duelProjectorFixtures: readonly SceneFixtures[] = [
  {
    group: 'duelsOnTheWall',
    scene: 'projectorClimb',
    fixtures: onTheWall,
    after: afterQuiet('duelsOnTheWall', onTheWall),
  },
  {
    group: 'duelsInTheHall',
    scene: 'projectorClimb',
    fixtures: inTheHall,
    after: afterQuiet('duelsInTheHall', inTheHall),
  },
  {
    group: 'duelsOnTheBoard',
    scene: 'projectorLeaderboard',
    fixtures: onTheBoard,
    after: afterQuiet('duelsOnTheBoard', onTheBoard),
  },
];
