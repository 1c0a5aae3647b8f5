// Memes of a set, and a game's access to them.

import type { MemeTrigger } from '#core/features/memes/triggers.ts';
import type { PlayerView } from '#core/views/playerView.ts';

export interface Meme {
  /** For the built-in set, also the key of its texts: `classicMemes:<id>.caption` and `.alt`. */
  readonly id: string;
  readonly trigger: MemeTrigger;
  /** URL of the picture, sized for this screen. */
  readonly picture: string;
  /** The host's own texts; null for the built-in set, which is translated. */
  readonly words: { readonly caption: string; readonly alt: string } | null;
}

export interface Memes {
  /** Fetches the pictures that may be needed next. Called whenever the view may have changed. */
  prepare(view: PlayerView): void;
  /** Returns the meme for the current verdict if its picture has loaded; null if none is due. */
  take(view: PlayerView): Meme | null;
}
