import type { Texture } from 'pixi.js';
import type { ThemeTokens } from '#scenes/theme/tokens.ts';
import type { World } from '#scenes/theme/world.ts';

export interface Theme {
  readonly id: string;
  readonly tokens: ThemeTokens;
  /** The theme's own place, drawn; null where scenes compose the usual mountains. */
  readonly world: World | null;
  /** True if it shows monsters dressed up. */
  readonly disguise: boolean;
  /** Sparks, shards and paper at a time, however many the device could show: a calm theme has few or none. */
  readonly maxParticles: number;
  /** A frame of the theme's pieces or of the atlas, by name; null when there is none. */
  texture(name: string): Texture | null;
  /** Frees its textures; nothing may draw with it afterwards. */
  destroy(): void;
}
