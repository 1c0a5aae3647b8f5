import { describe, expect, it } from 'vitest';
import type { BeltView, CardView } from '#core/features/powerups/views.ts';
import { beltCorner } from '#scenes/features/powerups/corner.ts';
import { diffPowerups } from '#scenes/features/powerups/happenings.ts';
import { FIXTURE_NOW, ownStateFixture, slideFixture, stageFixture } from '#scenes/player/playerFixtures.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import { capital } from '#scenes/questions/mcq/fixtures.ts';

const card = (id: number, powerup: CardView['powerup']): CardView => ({
  id,
  powerup,
  readyAt: FIXTURE_NOW,
  after: 0,
  byTeacher: false,
});
const none: BeltView = {
  slots: [null, null, null],
  offer: null,
  came: false,
  effects: [],
  news: [],
  shufflesLeft: 3,
  toNext: 2,
};
const view = (
  belt: Partial<BeltView> | null,
  slide: Parameters<typeof slideFixture>[1] = {},
  streak = 2,
): PlayerStageView =>
  stageFixture({
    me: ownStateFixture({ streak, belt: belt && { ...none, ...belt } }),
    slide: slideFixture(capital, slide),
  });
const powerups = { hiddenOptions: [], stoppedAt: null, mix: null, spared: null, points: [] };
const news = { id: 9, openedFrom: null, own: true, other: null, points: 0 } as const;

describe('happeningsBetween', () => {
  it('reports the place a card was used from, and what it hides', () => {
    const before = view({ slots: [card(1, 'double'), card(2, 'fiftyFifty'), null] });
    const after = view(
      { slots: [card(1, 'double'), null, null], news: [{ ...news, powerup: 'fiftyFifty' }] },
      { powerups: { ...powerups, hiddenOptions: ['o1', 'o3'] } },
    );
    expect(diffPowerups(before, after)).toEqual([
      expect.objectContaining({
        type: 'used',
        powerup: 'fiftyFifty',
        slot: 1,
        own: true,
        hides: ['o1', 'o3'],
      }),
    ]);
    expect(diffPowerups(after, after)).toEqual([]);
  });

  it('reports what came out of a box, and what others did', () => {
    const before = view({ slots: [card(1, 'mysteryBox'), null, null] });
    const after = view({
      news: [
        { ...news, powerup: 'addPoints', openedFrom: 'mysteryBox', points: 1_000 },
        { ...news, id: 10, powerup: 'gift', own: false, other: 'Bo', points: 800 },
      ],
    });
    expect(diffPowerups(before, after)).toEqual([
      expect.objectContaining({ powerup: 'addPoints', slot: 0, openedFrom: 'mysteryBox' }),
      expect.objectContaining({ powerup: 'gift', slot: null, own: false, other: 'Bo' }),
    ]);
  });

  it('reports new cards and shuffled cards', () => {
    const before = view({ slots: [card(1, 'double'), null, null] });
    const after = view({
      slots: [card(1, 'double'), card(2, 'gift'), null],
      offer: card(3, 'prank') as never,
    });
    expect(diffPowerups(before, after).map((each) => each.type === 'cardCame' && each.slot)).toEqual([
      1,
      null,
    ]);
    // A waiting card takes a free place, but it isn't new.
    expect(diffPowerups(after, view({ slots: [null, card(2, 'gift'), card(3, 'prank')] }))).toEqual([]);
    const changed = view({ slots: [card(4, 'eraser'), null, null], shufflesLeft: 2 });
    expect(diffPowerups(before, changed)).toEqual([{ type: 'shuffled' }]);
  });

  it('reports a spared answer and a saved streak', () => {
    const spared = view({}, { powerups: { ...powerups, spared: { type: 'MCQ', optionId: 'o1' } } });
    expect(diffPowerups(view({}), spared)).toEqual([{ type: 'spared', ids: ['o1'] }]);
    const saver = { id: 5, powerup: 'streakSaver', at: 0, until: null, left: null } as const;
    const effects = [{ ...saver, by: null, byTeacher: false }];
    expect(diffPowerups(view({ effects }, {}, 6), view({}, {}, 6))).toEqual([{ type: 'streakSaved' }]);
  });

  it('reports nothing in games without power-ups', () => {
    expect(diffPowerups(view(null), view(null))).toEqual([]);
  });
});

describe('beltCorner', () => {
  const room = { width: 362, height: 780, shape: 'narrow', room: 'roomy', crowded: false } as const;

  it('leaves the footer wide enough to read', () => {
    const alone = view({ toNext: null });
    const corner = beltCorner(alone, room);
    expect(corner).toMatchObject({ place: 'beside', height: 56 });
    expect(room.width - (corner?.width ?? 0)).toBeGreaterThanOrEqual(150);
    expect(beltCorner(alone, { ...room, width: 292 })?.height).toBeLessThan(56);
  });

  it('has room for the words below it, on a wide screen for more than its width', () => {
    expect(beltCorner(view({}), room)).toMatchObject({ width: 190, height: 72.8 });
    const wide = beltCorner(view({}), { ...room, width: 1_280, shape: 'wide' });
    expect(wide).toMatchObject({ width: 270, height: 86.4 });
  });

  it('takes a row of its own on a phone with several buttons in the footer', () => {
    const wide = { ...room, width: 1_280, shape: 'wide' } as const;
    expect(beltCorner(view({}), { ...room, crowded: true })?.place).toBe('below');
    expect(beltCorner(view({}), { ...wide, crowded: true })?.place).toBe('beside');
  });

  it('is null without a belt and before the question', () => {
    expect(beltCorner(view(null), room)).toBeNull();
    expect(
      beltCorner(stageFixture({ me: ownStateFixture({ belt: none }), slide: slideFixture(null) }), room),
    ).toBeNull();
  });
});
