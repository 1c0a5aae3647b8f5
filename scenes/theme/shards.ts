import type { Texture } from 'pixi.js';
import type { Theme } from '#scenes/theme/theme.ts';

/** What bursts in this theme, in colors of its own; empty where it is plain crumbs, dots and paper. */
export const shardsOf = (theme: Theme): readonly Texture[] =>
  [1, 2, 3, 4, 5].flatMap((number) => theme.texture(`shard:${number}`) ?? []);
