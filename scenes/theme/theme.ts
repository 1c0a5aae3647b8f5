import type { Texture } from 'pixi.js';
import type { ThemeTokens } from '#scenes/theme/tokens.ts';

export interface Theme {
  readonly id: string;
  readonly tokens: ThemeTokens;
  /** A frame of the theme's atlas, by name; null when there is none. */
  texture(name: string): Texture | null;
}
