import { expect, it } from 'vitest';
import { besideOf } from '#scenes/player/question/beside.ts';
import { layoutQuestion, shapeOf } from '#scenes/player/question/layout.ts';
import { viewportOf } from '#scenes/stage/viewport.ts';

const SHARES = [0, 0.3, 0.5, 0.75];
const SCREENS = [
  { width: 390, height: 796 },
  { width: 320, height: 568 },
  { width: 844, height: 342 },
  { width: 1_366, height: 720 },
  { width: 1_920, height: 1_032 },
];

/** The layout of a question beside something with this share. */
function laidOut(screen: (typeof SCREENS)[number], share: number, foot = 62) {
  const beside = besideOf(viewportOf(screen), share, () => foot);
  const layout = layoutQuestion(beside.room, {
    card: () => ({ least: 120, best: 200 }),
    part: () => ({ least: 240, best: 300 }),
    footer: () => foot,
    judged: false,
    hanging: () => beside.above,
  });
  const [panel, handle] = beside.targets(layout.hud).map(({ rect }) => rect);
  if (!panel || !handle) throw new Error('nothing is beside it');
  return { layout, panel, handle };
}

it.each(
  SCREENS.flatMap((screen) =>
    SHARES.flatMap((share) => [62, 360].map((foot) => ({ ...screen, share, foot }))),
  ),
)(
  'stays clear of the question at $width x $height with a share of $share and a footer of $foot',
  ({ share, foot, ...screen }) => {
    const { layout, panel, handle } = laidOut(screen, share, foot);
    const { hud, window, footer } = layout;
    for (const other of [hud, window, footer])
      for (const own of [panel, handle]) {
        const apart =
          own.x + own.width <= other.x || own.y + own.height <= other.y || other.y + other.height <= own.y;
        expect(apart).toBe(true);
      }
    expect(footer.y + footer.height).toBeLessThanOrEqual(screen.height);
    expect(Math.min(panel.width, panel.height)).toBeGreaterThanOrEqual(48);
  },
);

it('is above the question on a phone held upright, and left of it elsewhere', () => {
  const [phone, , turned, laptop] = SCREENS.map((screen) => laidOut(screen, 0.5));
  expect(phone?.panel.width).toBe(phone?.layout.window.width);
  for (const wide of [turned, laptop]) expect(wide?.panel.x).toBeLessThan(wide?.layout.window.x ?? 0);
});

it.each(SCREENS.slice(2))('is at the right where pages run from right to left, at $width', (screen) => {
  const [left, right] = [false, true].map((atRight) => besideOf(viewportOf(screen), 0.5, () => 62, atRight));
  expect(right?.room.insets).toEqual({
    ...left?.room.insets,
    left: left?.room.insets.right,
    right: left?.room.insets.left,
  });
  const bar = { x: 0, y: 0, width: screen.width, height: 50 };
  expect(right?.targets(bar).map(({ rect }) => rect.x)).toEqual(
    left?.targets(bar).map(({ rect }) => screen.width - rect.x - rect.width),
  );
});

it('leaves everything to the question if there is nothing to show', () => {
  const viewport = viewportOf({ width: 390, height: 796 });
  expect(besideOf(viewport, undefined, () => 62)).toMatchObject({ room: viewport, above: 0 });
});

it('makes a question narrow that has half of a laptop', () => {
  const { room } = besideOf(viewportOf({ width: 1_366, height: 720 }), 0.5, () => 62);
  expect(shapeOf(room)).toBe('wide');
  expect(shapeOf(besideOf(viewportOf({ width: 1_200, height: 720 }), 0.5, () => 62).room)).toBe('narrow');
});
