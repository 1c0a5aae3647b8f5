import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAvatar, parseAvatar, SLOTS, type AvatarConfig, type Slot } from '#core/avatars/avatar.ts';
import { CATALOG } from '#core/avatars/catalog.ts';
import { compose, coveredSlots, LAYERS } from '#core/avatars/compose.ts';
import { CORPORATE } from '#core/avatars/corporate.ts';
import { HAIR_COLORS } from '#core/avatars/hairColors.ts';
import type { Category, Item } from '#core/avatars/item.ts';
import { avatarOf, disguiseOf, isFreeToWear } from '#core/avatars/looks.ts';
import { AVATAR_CODE, PRESETS } from '#core/room/characters.ts';

const numbers = (slot: Slot) => {
  const items: readonly Item[] = CATALOG[SLOTS[slot]];
  const fitting = items.filter((item) => !('subtype' in item) || item.subtype === slot);
  return fc.constantFrom(...fitting.map(({ number }) => number));
};
const optional = (Object.keys(SLOTS) as Slot[]).filter((slot) => slot !== 'skin' && slot !== 'expression');
/** Anything that can be worn together; hair has a color. */
const anyAvatar: fc.Arbitrary<AvatarConfig> = fc
  .record(
    {
      skin: numbers('skin'),
      expression: numbers('expression'),
      hairColor: fc.integer({ min: 1, max: HAIR_COLORS.length }),
      ...(Object.fromEntries(optional.map((slot) => [slot, numbers(slot)])) as Partial<
        Record<Slot, fc.Arbitrary<number>>
      >),
    },
    { requiredKeys: ['skin', 'expression', 'hairColor'] },
  )
  .map(({ hairColor, ...worn }) =>
    'hair' in worn && worn.hair !== undefined ? { ...worn, hairColor } : worn,
  ) as fc.Arbitrary<AvatarConfig>;

const numberOf = (category: Category, id: string): number =>
  CATALOG[category].find((item) => item.id === id)?.number ?? 0;
const bare = { skin: 1, expression: 1 } as const;
const layersOf = (config: AvatarConfig, part: string) =>
  compose(config).flatMap((each) => (each.part === part ? [each.layer] : []));

describe('the catalog', () => {
  it.each(Object.entries<readonly Item[]>(CATALOG))('numbers its items in %s from 1', (_, items) => {
    expect(items.map(({ number }) => number)).toEqual(items.map((item, index) => index + 1));
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  });

  it("keeps what can't be chosen one by one out of free avatars", () => {
    expect(CATALOG.halloween.every(({ grade }) => grade === 'exclusive')).toBe(true);
    expect(isFreeToWear('s1e1w1')).toBe(false);
    expect(isFreeToWear('s1e1g20')).toBe(false);
  });
});

describe('a code', () => {
  it('names every avatar, is short, and reads back as the same avatar', () => {
    fc.assert(
      fc.property(anyAvatar, (config) => {
        const code = formatAvatar(config);
        expect(parseAvatar(code)).toEqual(config);
        expect(code).toMatch(AVATAR_CODE);
      }),
    );
  });

  it('has one form: whatever else reads is what it formats as', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^s\d{1,2}e\d{1,2}([hcgtbf]\d{1,2}){0,4}$/), (code) => {
        const config = parseAvatar(code);
        if (config) expect(formatAvatar(config)).toBe(code);
      }),
    );
  });

  it.each(['', 's1', 'e1s1', 's01e1', 's1e1h3', 's1e1c3', 's1e1g2g3', 's1e1x4', 's0e1', 's1e1 ', 's1000e1'])(
    'is refused when it is %j',
    (code) => {
      expect(parseAvatar(code)).toBeNull();
      expect(isFreeToWear(code)).toBe(false);
    },
  );

  it('reads with items from a newer version, which are left out and may not be chosen', () => {
    expect(parseAvatar('s1e1g999')).toEqual({ ...bare, headgear: 999 });
    expect(compose({ skin: 99, expression: 99, headgear: 999 }).map(({ part }) => part)).not.toContain('');
    expect(new Set(compose({ ...bare, headgear: 999 }).map(({ part }) => part))).toEqual(
      new Set(['body', 'skin.mint', 'expression.calm']),
    );
    expect(isFreeToWear('s1e1g999')).toBe(false);
    expect(isFreeToWear('s1e1h1c99')).toBe(false);
  });

  it('has each accessory in its own slot', () => {
    const glasses = numberOf('accessory', 'round-glasses');
    expect(isFreeToWear(formatAvatar({ ...bare, face: glasses }))).toBe(true);
    expect(isFreeToWear(formatAvatar({ ...bare, neck: glasses }))).toBe(false);
  });
});

describe('composition', () => {
  const hair = { hair: 1, hairColor: 1 } as const;
  const hat = (id: string) => ({ ...bare, ...hair, headgear: numberOf('headgear', id) });

  it('draws every avatar in the order of the layers, with a body and a face', () => {
    fc.assert(
      fc.property(anyAvatar, (config) => {
        // Trousers may lie over the shoes.
        const layers = compose(config).filter(({ layer }) => layer !== 'bottom');
        const order = layers.map(({ layer }) => LAYERS.indexOf(layer));
        expect(order).toEqual(order.toSorted((a, b) => a - b));
        expect(layersOf(config, 'body')).toContain('body');
        expect(coveredSlots(config)).not.toContain('expression');
      }),
    );
  });

  it.each([
    ['party-hat', ['hair-back', 'hair-front', 'hair-crown']],
    ['cap', ['hair-back', 'hair-front']],
    ['turban', ['hair-back']],
    ['headscarf', []],
  ] as const)('cuts the hair under a hat: %s', (id, left) => {
    const drawn = compose(hat(id)).filter(({ part }) => part === 'hair.tuft');
    expect(drawn.map(({ layer }) => layer).filter((layer) => layer.startsWith('hair'))).toEqual(left);
  });

  it('moves a clip to the side of a hat without hair, and hides it under a hood, but not a hearing aid', () => {
    const clip = (id: string) =>
      compose({ ...hat(id), head: numberOf('accessory', 'star-clip') }).find(({ part }) =>
        part.endsWith('star-clip'),
      );
    expect(clip('cap')).not.toHaveProperty('shift');
    expect(clip('turban')).toHaveProperty('shift');
    expect(clip('headscarf')).toBeUndefined();
    const aid = { ...hat('headscarf'), head: numberOf('accessory', 'hearing-aid') };
    expect(coveredSlots(aid)).not.toContain('head');
  });

  it('shows a mitt only if it holds something', () => {
    expect(layersOf(bare, 'body')).not.toContain('mitt');
    expect(layersOf({ ...bare, hand: numberOf('accessory', 'map') }, 'body')).toContain('mitt');
  });

  it('hides clothes under a suit, and hair and hat under its hood', () => {
    const dressed = { ...hat('cap'), topwear: 1, bottomwear: 1, footwear: 1 };
    const suit = CATALOG.costume.find(({ covers }) => covers === 'suit')?.number ?? 0;
    const hood = CATALOG.costume.find(({ covers }) => covers === 'hood')?.number ?? 0;
    expect([...coveredSlots({ ...dressed, costume: suit })]).toEqual(
      expect.arrayContaining(['topwear', 'bottomwear', 'footwear']),
    );
    expect(coveredSlots({ ...dressed, costume: suit })).not.toContain('headgear');
    expect(coveredSlots({ ...dressed, costume: hood })).toContain('headgear');
  });

  it('shows the face that the game asks for', () => {
    expect(layersOf({ ...bare, expression: 7 }, 'expression.grin')).not.toHaveLength(0);
    expect(compose({ ...bare, expression: 7 }, 'wow').map(({ part }) => part)).toContain('expression.wow');
  });
});

describe('the look of a character', () => {
  it('is an avatar for codes and presets, and none for monsters', () => {
    expect(avatarOf('s3e1')).toEqual({ skin: 3, expression: 1 });
    expect(avatarOf(7)).toBeNull();
    expect(avatarOf('nonsense')).toBeNull();
    for (const [index] of CORPORATE.entries()) {
      const config = avatarOf(PRESETS.from + index);
      expect(config && compose(config).length).toBeGreaterThan(0);
      const top = CATALOG.topwear.find(({ number }) => number === config?.topwear);
      expect(top).toHaveProperty('set', 'corporate');
    }
  });

  it('is one of the whole set in a disguise, unless it is an avatar', () => {
    for (const character of [0, 31, 999, 's0'])
      expect(CATALOG.halloween.map(({ number }) => number)).toContain(disguiseOf(character).halloween);
    expect(disguiseOf('s1e1g1')).toEqual(avatarOf('s1e1g1'));
    const cat = CATALOG.halloween.findIndex(({ id }) => id === 'black-cat');
    expect(disguiseOf(cat)).toEqual({
      skin: numberOf('skin', 'midnight'),
      expression: 1,
      halloween: cat + 1,
    });
  });
});
