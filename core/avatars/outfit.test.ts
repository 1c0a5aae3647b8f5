import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAvatar, type AvatarConfig, type Slot } from '#core/avatars/avatar.ts';
import { wornIn } from '#core/avatars/catalog.ts';
import { coveredSlots } from '#core/avatars/compose.ts';
import { isFreeToWear } from '#core/avatars/looks.ts';
import { coverOf, takeOff, wear } from '#core/avatars/outfit.ts';
import { surpriseAvatar } from '#core/avatars/surprise.ts';

const BARE: AvatarConfig = { skin: 1, expression: 1 };
const CHEF = 9;
const DINOSAUR = 16;
const TUNIC = 7;
const HEADSCARF = 7;

describe('dressing', () => {
  it('puts things on and takes them off, but never the skin or the face', () => {
    const dressed = wear(wear(BARE, 'headgear', 3), 'topwear', 2);
    expect(dressed).toEqual({ ...BARE, headgear: 3, topwear: 2 });
    expect(takeOff(dressed, 'headgear')).toEqual({ ...BARE, topwear: 2 });
    expect(takeOff(BARE, 'skin')).toEqual(BARE);
  });

  it('says what would hide an item, and takes that off when the item is put on', () => {
    const chef = { ...BARE, costume: CHEF, topwear: 2 };
    expect(coverOf(chef, 'topwear', 3)).toBe('costume');
    expect(coverOf(chef, 'headgear', 3)).toBeNull();
    expect(wear(chef, 'topwear', 3)).toEqual({ ...BARE, topwear: 3 });
    expect(coverOf({ ...BARE, topwear: TUNIC }, 'bottomwear', 2)).toBe('topwear');
    const hidden = { ...BARE, costume: DINOSAUR, headgear: HEADSCARF };
    expect(wear(hidden, 'hair', 4)).toEqual({ ...BARE, hair: 4 });
  });
});

describe('a surprise', () => {
  it('can be worn by anyone, hides nothing, and has at most one thing that stands out', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 - 2 }), (seed) => {
        let state = seed;
        const avatar = surpriseAvatar(() => {
          state = (state * 48_271) % 2_147_483_647;
          return state / 2_147_483_647;
        });
        expect(isFreeToWear(formatAvatar(avatar))).toBe(true);
        const slots = Object.keys(avatar).filter((part) => part !== 'hairColor') as Slot[];
        expect(slots.filter((slot) => coveredSlots(avatar).has(slot))).toEqual([]);
        const clothes = slots.filter((slot) => !['skin', 'expression', 'costume'].includes(slot));
        const loud = clothes.filter((slot) => /rare|grand/.test(wornIn(slot, avatar)?.grade ?? ''));
        expect(loud.length + Number(avatar.costume !== undefined)).toBeLessThanOrEqual(1);
        expect(
          avatar.costume !== undefined || (avatar.topwear !== undefined && avatar.footwear !== undefined),
        ).toBe(true);
      }),
      { numRuns: 3_000 },
    );
  });
});
