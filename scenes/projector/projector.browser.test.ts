import '@fontsource-variable/quicksand/wght.css';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { projectorLayers } from '#scenes/projector/layer.ts';
import { loadProjectorFeatures } from '#scenes/features/registry.ts';
import { FIXTURE_NOW, loadGalleryEntries } from '#scenes/gallery.ts';
import type { Rect } from '#scenes/ports.ts';
import { PROJECTOR_FIXTURES, type ProjectorFixture } from '#scenes/projector/fixtures.ts';
import { climbView, fixtureClimb, fixtureLobby, fixtureRows } from '#scenes/projector/fixtureViews.ts';
import { PROJECTOR_SCENES } from '#scenes/projectorScenes.ts';
import { loadProjectorQuestions } from '#scenes/questions/registry.ts';
import { showScene } from '#scenes/registry.ts';
import type { ProjectorStageView } from '#scenes/projector/view.ts';
import { labeledTree } from '#scenes/stage/labeledTree.ts';
import { SIZES, testStage, type TestStage, type TestStageOptions } from '#scenes/stage/testStage.ts';

const galleryEntries = await loadGalleryEntries();

beforeAll(async () => {
  await Promise.all([loadProjectorQuestions(), loadProjectorFeatures()]);
  await Promise.all(projectorLayers.get().map((late) => late.loadPart()));
});

let open: TestStage[] = [];
async function start(options: TestStageOptions = {}): Promise<TestStage> {
  const made = await testStage({ now: FIXTURE_NOW, stepMs: 50, ...options });
  open.push(made);
  return made;
}
afterEach(() => {
  for (const stage of open) stage.destroy();
  open = [];
});

/** Includes the features' scenes. */
const ENTRIES = galleryEntries.filter(({ request }) => request.id in PROJECTOR_SCENES);

type Step = Pick<ProjectorFixture, 'scene' | 'view'>;

const fixture = (scene: ProjectorFixture['scene'], name: string): Step => {
  const found = PROJECTOR_FIXTURES.find((one) => one.scene === scene && one.name === name);
  if (!found) throw new Error(`no fixture ${scene} ${name}`);
  return found;
};

const change = ({ scene, view }: Step, projector: Partial<ProjectorStageView['projector']>): Step => ({
  scene,
  view: { ...view, projector: { ...view.projector, ...projector } },
});

const lobby = fixture('projectorLobby', 'a class of 28');
const board = fixture('projectorLeaderboard', 'ten of 28');
const people = fixtureLobby(34);

/**
 * `count` climbers, every `every`th of them a step higher than in the middle of the game, and `more`
 * newcomers.
 */
const climb = (count: number, every: number, more = 0): Step => ({
  scene: 'projectorClimb',
  view: climbView(
    fixtureClimb(count + more, 12).map((climber, index) => ({
      ...climber,
      height: index >= count ? 0 : Math.min(12, climber.height + Number(index % every === 1)),
    })),
    12,
  ),
});

/** Views in sequence, as a room shows them. */
const STORIES: Readonly<Record<string, readonly Step[]>> = {
  'people come and go': [
    fixture('projectorLobby', 'nobody yet'),
    change(lobby, { lobby: people.slice(0, 1) }),
    change(lobby, { lobby: people.slice(0, 9) }),
    change(lobby, { lobby: people.slice(4, 34) }),
    change(lobby, { lobby: people.slice(4, 6) }),
  ],
  'a question from its opening to the leaderboard': [
    fixture('projectorQuestion', 'before a question'),
    fixture('projectorQuestion', 'open'),
    fixture('projectorQuestion', 'paused'),
    fixture('projectorQuestion', 'closed'),
    fixture('projectorQuestion', 'revealed'),
    board,
  ],
  'typed answers': [
    fixture('projectorQuestion', 'typed, open'),
    fixture('projectorQuestion', 'typed, revealed'),
  ],
  'rows that overtake': [
    fixture('projectorLeaderboard', 'two'),
    board,
    change(board, {
      board: {
        rows: fixtureRows(10)
          .toReversed()
          .map((row, index) => ({ ...row, rank: index + 1 })),
        total: 28,
      },
    }),
    fixture('projectorLeaderboard', 'student-paced'),
  ],
  'the climb of a class': [
    climb(28, 99),
    climb(28, 3),
    climb(28, 2, 2),
    climb(27, 1),
    fixture('projectorClimb', 'all at the top'),
  ],
  'the climb of a hall': [climb(300, 999), climb(300, 40), climb(300, 3), climb(300, 2)],
  'the podium': [board, fixture('podium', 'ten of 28'), fixture('podium', 'three')],
};

describe('playing and waiting shows the same as syncing alone', () => {
  const sizes = [
    { width: 400, height: 225 },
    { width: 240, height: 480 },
  ];
  // Portrait projectors differ only in layout, so every other story is enough.
  const told = Object.entries(STORIES).flatMap(([name, steps], index) =>
    sizes.slice(0, index % 2 === 1 ? 2 : 1).map((size) => ({ ...size, name, steps })),
  );

  it.each(told)(
    '$name, at $width x $height',
    async ({ steps, width, height }) => {
      const played = await start({ width, height, withPictures: true });
      for (const { scene, view } of steps) {
        played.stage.show(PROJECTOR_SCENES[scene], view);
        played.time.advance(300);
      }
      for (let second = 0; second < 20 && played.stage.debug.motions > 0; second += 1)
        played.time.advance(1_000);
      // Those who just moved stand out for a while, and news stays up: wait until both are gone.
      played.time.advance(11_000);
      expect(played.stage.debug.motions).toBe(0);
      const fresh = await start({ width, height, withPictures: true, policy: 'none' });
      fresh.time.advance(played.time.now());
      const last = steps.at(-1);
      if (!last) throw new Error('a story needs a step');
      fresh.stage.show(PROJECTOR_SCENES[last.scene], last.view);
      fresh.time.advance(100);
      expect(labeledTree(played.stage.debug.root)).toEqual(labeledTree(fresh.stage.debug.root));
    },
    60_000,
  );
});

describe.each(SIZES)('the projector at $width x $height', (size) => {
  it('keeps everything on screen, without overlaps', async () => {
    const { stage } = await start({ ...size, withPictures: true, policy: 'none', stepMs: 50 });
    for (const { id: name, request } of ENTRIES) {
      stage.clear();
      await showScene(stage, request, () => true);
      for (const node of labeledTree(stage.debug.root)) {
        if (/^(scene:|background)/.test(node.label)) continue;
        const [x, y, width, height] = node.box;
        const where = `${name}: ${node.label} ${node.box.join(' ')}`;
        expect(x, where).toBeGreaterThanOrEqual(-1);
        expect(y, where).toBeGreaterThanOrEqual(-1);
        expect(x + width, where).toBeLessThanOrEqual(size.width + 1);
        // Steps of the podium go below the ground.
        if (request.id !== 'podium') expect(y + height, where).toBeLessThanOrEqual(size.height + 1);
      }
      // A sound or film is part of the question's card.
      const rects = stage.targets().filter(({ id }) => id !== 'media' && !id.startsWith('player:'));
      for (const [index, { id, rect }] of rects.entries()) {
        for (const other of rects.slice(index + 1)) {
          expect(overlap(rect, other.rect), `${name}: ${id} and ${other.id}`).toBe(false);
        }
      }
    }
  });
});

function overlap(a: Rect, b: Rect): boolean {
  const apart =
    a.x + a.width <= b.x + 1 ||
    b.x + b.width <= a.x + 1 ||
    a.y + a.height <= b.y + 1 ||
    b.y + b.height <= a.y + 1;
  return !apart;
}

/** With few pixels, because software rendering is slow. */
const DRAWN = { width: 640, height: 360, withPictures: true } as const;

it('draws each scene in at most 60 calls', async () => {
  const test = await start({ ...DRAWN, policy: 'none' });
  const { stage, time, drawCalls } = test;
  for (const { id: name, request } of ENTRIES) {
    stage.clear();
    await showScene(stage, request, () => true);
    time.advance(100);
    const before = drawCalls();
    const { frames } = stage.debug;
    stage.setFocus(null);
    test.draws = true;
    time.advance(50);
    test.draws = false;
    expect(stage.debug.frames).toBe(frames + 1);
    expect(drawCalls() - before, name).toBeGreaterThan(0);
    expect(drawCalls() - before, name).toBeLessThanOrEqual(60);
  }
});

it('draws nothing while a question without a clock is shown, and once a second with one', async () => {
  const { stage, time } = await start({ width: 640, height: 360, withPictures: true });
  stage.show(PROJECTOR_SCENES.projectorQuestion, fixture('projectorQuestion', 'revealed').view);
  time.advance(3_000);
  let { frames } = stage.debug;
  time.advance(5_000);
  expect(stage.debug.frames).toBe(frames);
  stage.clear();
  stage.show(PROJECTOR_SCENES.projectorQuestion, fixture('projectorQuestion', 'open').view);
  time.advance(2_000);
  ({ frames } = stage.debug);
  time.advance(4_000);
  expect(stage.debug.frames - frames).toBe(4);
  expect(stage.targets().map(({ id }) => id)).toContain('timer');
});

it('ticks only in the last seconds, and stops at zero', async () => {
  const { stage, time, sounds } = await start({ width: 640, height: 360 });
  stage.show(PROJECTOR_SCENES.projectorQuestion, fixture('projectorQuestion', 'open').view);
  stage.settle();
  time.advance(20_000);
  expect(sounds.filter((sound) => sound === 'tick')).toHaveLength(5);
  const timer = labeledTree(stage.debug.root).find(({ label }) => label === 'timer');
  expect(timer?.texts).toEqual(['0']);
});

const heightsOf = (stage: TestStage['stage']) =>
  new Map(
    labeledTree(stage.debug.root)
      .filter(({ label }) => label.startsWith('climber:'))
      .map(({ label, box }) => [label, box.join(' ')]),
  );

describe('the climb', () => {
  const moved = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): number =>
    [...after].filter(([label, box]) => before.get(label) !== box).length;

  it('moves no one without a reason, and draws nothing then', async () => {
    const { stage, time } = await start({ width: 640, height: 360, withPictures: true });
    stage.show(PROJECTOR_SCENES.projectorClimb, climb(300, 999).view);
    time.advance(3_000);
    const { frames } = stage.debug;
    time.advance(5_000);
    expect(stage.debug.frames).toBe(frames);
  });

  it('shows the news one line at a time, draws nothing while a line is up, and ends', async () => {
    const { stage, time } = await start({ width: 640, height: 360, withPictures: true, policy: 'none' });
    const told = (): readonly string[] =>
      labeledTree(stage.debug.root).find(({ label }) => label === 'news')?.texts ?? [];
    stage.show(PROJECTOR_SCENES.projectorClimb, climb(28, 99).view);
    time.advance(100);
    expect(told()).toEqual([]);
    stage.show(PROJECTOR_SCENES.projectorClimb, climb(28, 1).view);
    stage.show(PROJECTOR_SCENES.projectorClimb, climb(28, 2).view);
    const lines: string[] = [];
    for (let line = 0; line < 5; line += 1) {
      // Players who have moved are put back after four seconds, which must not fall between these two counts.
      time.advance(600);
      const { frames } = stage.debug;
      time.advance(1_000);
      expect(stage.debug.frames).toBe(frames);
      lines.push(...told());
      time.advance(900);
    }
    expect(lines.length).toBeGreaterThan(1);
    expect(new Set(lines).size).toBe(lines.length);
    expect(told()).toEqual([]);
  });

  it('staggers movement: at most 24 players set off per second', async () => {
    const { stage, time } = await start({ width: 640, height: 360, withPictures: true });
    stage.show(PROJECTOR_SCENES.projectorClimb, climb(300, 999).view);
    time.advance(3_000);
    stage.show(PROJECTOR_SCENES.projectorClimb, climb(300, 6).view);
    time.advance(100);
    const before = heightsOf(stage);
    time.advance(1_000);
    expect(moved(before, heightsOf(stage))).toBeLessThanOrEqual(26);
    expect(moved(before, heightsOf(stage))).toBeGreaterThan(10);
    time.advance(9_000);
    expect(stage.debug.motions).toBe(0);
  });

  it('stays within 60 calls while 300 players move, and jumps to the end when motion is off', async () => {
    const test = await start(DRAWN);
    const { stage, time, drawCalls } = test;
    stage.show(PROJECTOR_SCENES.projectorClimb, climb(300, 999).view);
    time.advance(3_000);
    stage.show(PROJECTOR_SCENES.projectorClimb, climb(300, 6).view);
    time.advance(500);
    const { frames } = stage.debug;
    const before = drawCalls();
    test.draws = true;
    time.advance(1_000);
    test.draws = false;
    expect((drawCalls() - before) / (stage.debug.frames - frames)).toBeLessThanOrEqual(60);
    const still = await start({ ...DRAWN, policy: 'none' });
    still.stage.show(PROJECTOR_SCENES.projectorClimb, climb(300, 999).view);
    still.time.advance(100);
    still.stage.show(PROJECTOR_SCENES.projectorClimb, climb(300, 6).view);
    time.advance(12_000);
    expect(heightsOf(still.stage)).toEqual(heightsOf(stage));
    expect(still.stage.debug.motions).toBe(0);
  });
});
