// Pictures of players: monsters from the theme's atlas, avatars from a wardrobe that is loaded when the first one
// is seen.

import { Texture } from 'pixi.js';
import { isMonster, type Character } from '#core/room/characters.ts';
import type { Wardrobe, WardrobeHooks } from '#scenes/avatars/Wardrobe.ts';
import { characterOf } from '#scenes/avatars/characters.ts';
import type { Faces, MittLook } from '#scenes/ports.ts';
import type { Theme } from '#scenes/theme/theme.ts';

export interface Figures {
  /** See `AssetsPort`. `height`: in pixels. */
  readonly figure: (character: Character, height: number, theme: Theme) => Texture;
  /** Resolves with the faces of an avatar; null for a monster. */
  readonly faces: (character: Character, theme: Theme, isLarge: boolean) => Promise<Faces | null>;
  readonly mitt: (character: Character, theme: Theme) => MittLook | null;
  readonly wardrobe: Wardrobe | null;
  /** Called between two scenes: frees what is kept for later, but for the latest. */
  readonly trim: () => void;
  readonly destroy: () => void;
}

export function createFigures(hooks: WardrobeHooks): Figures {
  let wardrobe: Wardrobe | null = null;
  let loading: Promise<Wardrobe | null> | null = null;
  let isDestroyed = false;

  const load = async (): Promise<Wardrobe | null> => {
    try {
      const { Wardrobe } = await import('#scenes/avatars/Wardrobe.ts');
      if (isDestroyed) return null;
      wardrobe = new Wardrobe(hooks);
      hooks.drawn();
    } catch {
      // Offline: the next avatar may have more luck.
      loading = null;
    }
    return wardrobe;
  };
  const open = (): Promise<Wardrobe | null> => (loading ??= load());
  const isDressed = (character: Character, { disguise }: Theme): boolean => disguise || !isMonster(character);

  return {
    figure(character, height, theme) {
      if (isDressed(character, theme)) {
        if (!wardrobe) void open();
        const drawn = wardrobe?.figure(character, height, theme.disguise);
        if (drawn) return drawn;
      }
      return theme.texture(`character:${characterOf(character)}`) ?? Texture.EMPTY;
    },
    async faces(character, theme, isLarge) {
      if (!isDressed(character, theme)) return null;
      return (await open())?.faces(character, theme.disguise, isLarge) ?? null;
    },
    mitt(character, { disguise }) {
      return wardrobe?.mitt(character, disguise) ?? null;
    },
    get wardrobe() {
      return wardrobe;
    },
    trim() {
      wardrobe?.trim();
    },
    destroy() {
      isDestroyed = true;
      wardrobe?.destroy();
    },
  };
}
