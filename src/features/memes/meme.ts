// A meme as it comes from a set, and the game's way to one.

import type { MemeTrigger } from '#core/features/memes/triggers.ts';
import type { PlayerView } from '#core/views/playerView.ts';

export interface Meme {
  /** Of the built-in set also the key of its words: `classicMemes:<id>.caption` and `.alt`. */
  readonly id: string;
  readonly trigger: MemeTrigger;
  /** Address of the picture, in the size for this screen. */
  readonly picture: string;
  /** What its host wrote; null for the built-in set, whose words are translated. */
  readonly words: { readonly caption: string; readonly alt: string } | null;
}

export interface Memes {
  /** Fetches the pictures of what may come next. Called whenever the view may have changed. */
  prepare(view: PlayerView): void;
  /** The meme for the verdict that stands there, if its picture is here; null where none is due. */
  take(view: PlayerView): Meme | null;
}
