import '@fontsource-variable/quicksand/wght.css';
import fc from 'fast-check';
import { type Container, Text } from 'pixi.js';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BoardRow } from '#core/views/playerView.ts';
import { FIXTURE_NOW } from '#scenes/gallery.ts';
import { loadProjectorFeatures } from '#scenes/features/registry.ts';
import { climbView, fixtureClimb, fixtureRows, viewOf } from '#scenes/projector/fixtureViews.ts';
import { projectorLayers } from '#scenes/projector/layer.ts';
import type { ProjectorStageView } from '#scenes/projector/view.ts';
import { RankRow } from '#scenes/parts/RankRow.ts';
import { PROJECTOR_SCENES } from '#scenes/projectorScenes.ts';
import { labeledTree } from '#scenes/stage/labeledTree.ts';
import { testStage } from '#scenes/stage/testStage.ts';

beforeAll(async () => {
  await loadProjectorFeatures();
  await Promise.all(projectorLayers.get().map((late) => late.loadPart()));
});

const PEOPLE = fixtureRows(12);
const duels = { options: { ...viewOf().projector.room.options, isDuelEnabled: true } };

const SCENES: Readonly<Record<'projectorClimb' | 'projectorLeaderboard', ProjectorStageView>> = {
  projectorClimb: climbView(fixtureClimb(12, 12), 12, duels),
  projectorLeaderboard: viewOf({ progress: 64 }, { type: 'normal', ...duels }),
};

interface Step {
  /** The full ranking, and how many of its rows are listed. */
  readonly order: readonly BoardRow[];
  readonly count: number;
  readonly strikes: number;
  readonly uses: number;
  /** Milliseconds until the next step. */
  readonly wait: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  order: fc.shuffledSubarray(PEOPLE, { minLength: PEOPLE.length }),
  count: fc.integer({ min: 1, max: 10 }),
  strikes: fc.integer({ min: 0, max: 2 }),
  uses: fc.integer({ min: 0, max: 2 }),
  wait: fc.constantFrom(0, 50, 250, 600, 1_500),
});

const user = ({ id, name, character }: BoardRow) => ({ playerId: id, name: name ?? '', character });

/** Cumulative: events of earlier steps stay in the view. */
function viewsOf(quiet: ProjectorStageView, steps: readonly Step[]): readonly ProjectorStageView[] {
  let [strikes, uses]: [
    ProjectorStageView['projector']['strikes'],
    ProjectorStageView['projector']['powerupUses'],
  ] = [[], []];
  return steps.map((each) => {
    const rows = each.order.slice(0, each.count).map((row, place) => ({ ...row, rank: place + 1 }));
    const [by, on] = [user(each.order[0] as BoardRow), user(each.order[1] as BoardRow)];
    for (let more = 0; more < each.strikes; more += 1)
      strikes = [
        ...strikes,
        {
          id: strikes.length + 1,
          at: FIXTURE_NOW,
          strike: 'standard',
          outcome: 'struckTarget',
          by,
          on,
          third: null,
        },
      ];
    for (let more = 0; more < each.uses; more += 1)
      uses = [...uses, { id: uses.length + 1, powerup: 'gift', points: 800, by, on }];
    const board = { rows, total: PEOPLE.length };
    return { ...quiet, projector: { ...quiet.projector, board, strikes, powerupUses: uses } };
  });
}

const all = (root: Container): readonly Container[] => [root, ...root.children.flatMap(all)];

function overlap(one: Container, other: Container): boolean {
  const [a, b] = [one.getBounds(), other.getBounds()];
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

describe.each(['projectorClimb', 'projectorLeaderboard'] as const)('%s', (scene) => {
  it.each([
    { width: 1920, height: 1080 },
    { width: 1366, height: 768 },
  ])('never covers a name or score with signs, at $width x $height', async (size) => {
    const { stage, destroy } = await testStage({ now: FIXTURE_NOW, policy: 'none', ...size });
    const quiet: Step = { order: PEOPLE, count: 10, strikes: 0, uses: 0, wait: 0 };
    for (const view of viewsOf(SCENES[scene], [quiet, { ...quiet, uses: 1 }]))
      stage.show(PROJECTOR_SCENES[scene], view);
    const rows = all(stage.debug.root).filter((each) => each instanceof RankRow);
    const worn = rows.flatMap((row) => row.children.filter(({ label }) => label === 'sign'));
    expect(worn).toHaveLength(2);
    const read = rows.flatMap((row) => row.children.filter((child) => child instanceof Text));
    for (const sign of worn) for (const text of read) expect(overlap(sign, text), text.text).toBe(false);
    destroy();
  });

  it('ends with each row in its own place', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 2, maxLength: 8 }),
        fc.constantFrom(20, 100, 400),
        async (steps, stepMs) => {
          const { stage, time, destroy } = await testStage({
            now: FIXTURE_NOW,
            width: 960,
            height: 540,
            stepMs,
          });
          try {
            for (const [index, view] of viewsOf(SCENES[scene], steps).entries()) {
              stage.show(PROJECTOR_SCENES[scene], view);
              time.advance(steps[index]?.wait ?? 0);
            }
            time.advance(12_000);
            expect(stage.debug.motions).toBe(0);
            const drawn = labeledTree(stage.debug.root).filter(({ label }) => label.startsWith('row:'));
            const places = new Map(stage.targets().map(({ id, rect }) => [id, rect]));
            expect(drawn).toHaveLength(places.size);
            for (const {
              label,
              box: [x, y],
            } of drawn) {
              expect(Math.abs(x - (places.get(label)?.x ?? NaN)), label).toBeLessThanOrEqual(1);
              expect(Math.abs(y - (places.get(label)?.y ?? NaN)), label).toBeLessThanOrEqual(1);
            }
          } finally {
            destroy();
          }
        },
      ),
      { numRuns: 15 },
    );
  });
});
