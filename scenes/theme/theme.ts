import type { Texture } from 'pixi.js';
import type { ThemeTokens } from '#scenes/theme/tokens.ts';

export interface Theme {
  readonly id: string;
  readonly tokens: ThemeTokens;
  /** True if it shows everyone dressed up, instead of the characters that they chose. */
  readonly disguise: boolean;
  /** A frame of the theme's atlas, by name; null when there is none. */
  texture(name: string): Texture | null;
}
