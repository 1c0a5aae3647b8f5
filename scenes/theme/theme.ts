// The theme as the scenes have it: its tokens and its pictures.

import type { Texture } from 'pixi.js';
import type { ThemeTokens } from '#scenes/theme/tokens.ts';

export interface Theme {
  readonly id: string;
  readonly tokens: ThemeTokens;
  /** A frame of the theme's atlas or one of its pictures, by name; null when it is not loaded. */
  texture(name: string): Texture | null;
}
