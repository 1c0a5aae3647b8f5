import { describe, expect, it } from 'vitest';
import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';
import { ownMountain } from '#scenes/features/mysticPeak/stop/ownMountain.ts';
import { peakStopFixtures } from '#scenes/features/mysticPeak/stop/fixtures.ts';
import { ownRankMessage, rivalLines } from '#scenes/features/mysticPeak/stop/rivals/model.ts';
import type { StopStageView } from '#scenes/features/mysticPeak/stop/StopScene.ts';
import { DEFAULT_TOKENS } from '#scenes/theme/defaultTheme.ts';

const { drawn, near } = MYSTIC_PEAK.board;

function stop(name: string): StopStageView {
  const view = peakStopFixtures[0]?.fixtures[name];
  if (!view) throw new Error(`no ${name}`);
  return view as StopStageView;
}

function seen({ player, board }: StopStageView) {
  const shown = ownMountain(player, DEFAULT_TOKENS, board);
  if (!shown) throw new Error('nothing is shown');
  const { climbers, counts } = shown.model;
  return { own: climbers[0], others: climbers.slice(1), counts, camera: shown.camera };
}

describe("the player's mountain", () => {
  it.each([3, 30, 300])(
    'shows the nearest of %i as figures on the visible stretch, the player first',
    (count) => {
      for (const name of ['path', 'selection', 'levelUp']) {
        const view = stop(`${name}-of-${count}`);
        const { own, others, camera } = seen(view);
        if (typeof camera === 'string') throw new Error('a part of the way');
        expect(own).toMatchObject({ isOwn: true, id: view.player.me.playerId });
        expect(others.length).toBeLessThanOrEqual(Math.min(drawn, count - 1));
        expect(others.filter(({ isOwn, lamp }) => isOwn || lamp)).toEqual([]);
        for (const { height } of others) {
          expect(height).toBeGreaterThanOrEqual(camera.from);
          expect(height).toBeLessThanOrEqual(camera.to);
        }
      }
    },
  );

  it('names three above and three below in a crowd, and everyone among three', () => {
    const { others } = seen(stop('selection-of-300'));
    expect(others.filter(({ isNamed }) => isNamed)).toHaveLength(2 * near);
    expect(seen(stop('top-of-3')).others.map(({ isNamed }) => isNamed)).toEqual([true, true]);
  });

  it('draws only the nearest, no more than can be told apart', () => {
    const view = stop('selection-of-300');
    const row = view.board?.own;
    if (!view.board || !row) throw new Error('no row');
    const rows = Array.from({ length: 20 }, (_, index) => ({
      ...row,
      playerId: `r${index}`,
      height: row.height + index + 1,
    }));
    const { others } = seen({ ...view, board: { ...view.board, near: [], rows } });
    expect(others.map(({ id }) => id)).toEqual(rows.slice(0, drawn).map(({ playerId }) => playerId));
  });

  it('counts climbers who are not drawn, and none if all are drawn', () => {
    expect(seen(stop('path-of-3')).counts).toEqual([]);
    const { counts } = seen(stop('path-of-300'));
    expect(counts.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(300);
    expect(Math.max(...counts)).toBeGreaterThan(drawn);
  });

  it('shows the rest of the board as lamps on the whole mountain', () => {
    const view = stop('top-of-300');
    const { others, camera } = seen(view);
    expect(camera).toBe('peak');
    expect(others.filter(({ lamp }) => !lamp)).toHaveLength(view.board?.near.length ?? 0);
    const told = new Set(
      [...(view.board?.near ?? []), ...(view.board?.rows ?? [])].map((row) => row.playerId),
    );
    expect(others).toHaveLength(told.size - 1);
  });

  it('shows no one else if no board is known', () => {
    const { player } = stop('path-of-300');
    for (const board of [null, { own: null, rows: [], near: [], total: 1, camps: [] }])
      expect(seen({ ...stop('path-of-300'), player, board })).toMatchObject({ others: [], counts: [] });
  });
});

describe('the lines', () => {
  const keys = ({ player, board = null }: StopStageView) =>
    rivalLines(player, board).map(({ key, values }) => [key, values?.['name'] ?? values?.['count']]);

  it("give only the player's height if no one else is shown", () => {
    expect(keys(stop('path'))).toEqual([['mysticPeak:rivals.own', undefined]]);
    expect(keys({ ...stop('path-of-300'), board: null })).toHaveLength(1);
  });

  it('name the next climber above and below, and count each climber once', () => {
    const view = stop('selection-of-300');
    const { board } = view;
    const lines = keys(view);
    const place = board?.near.findIndex(({ rank }) => rank > (board.own?.rank ?? 0)) ?? 0;
    expect(lines).toContainEqual(['mysticPeak:rivals.above', board?.near[place - 1]?.name]);
    expect(lines).toContainEqual(['mysticPeak:rivals.below', board?.near[place]?.name]);
    const counted = lines.flatMap(([, value]) => (typeof value === 'number' ? [value] : []));
    expect(counted.reduce((sum, each) => sum + each, 0)).toBe(300);
  });
});

describe("the player's standing", () => {
  it('has points and, if known, the tier', () => {
    const { player, board = null } = stop('path-of-30');
    const points = { key: 'scenes:number', values: { value: player.me.score } };
    expect(board?.own?.tier).not.toBeNull();
    expect(ownRankMessage(player, board)).toMatchObject({
      spoken: 'mysticPeak:standing.tierSpoken',
      values: { points, tier: { key: `mysticPeak:tier.${board?.own?.tier}` } },
    });
    expect(ownRankMessage(player, null)).toMatchObject({
      key: 'mysticPeak:standing.points',
      values: { points },
    });
    expect(ownRankMessage(stop('path').player, stop('path').board ?? null)?.key).toBe(
      'mysticPeak:standing.points',
    );
  });

  it('is null on the peak and in practice, where other text gives the points', () => {
    for (const name of ['waiting-fuji', 'practice-offer'])
      expect(ownRankMessage(stop(name).player, stop(name).board ?? null), name).toBeNull();
  });
});
