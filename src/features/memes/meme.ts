// Memes of a set, and a game's access to them.

import type { MemeTrigger } from '#core/features/memes/triggers.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import type { CaptionedPicture } from '#scenes/index.ts';

export interface Meme extends CaptionedPicture {
  readonly trigger: MemeTrigger;
}

export interface Memes {
  /** Fetches the pictures that may be needed next. Called whenever the view may have changed. */
  prepare(view: PlayerView): void;
  /** Returns the meme for the current verdict if its picture has loaded; null if none is due. */
  take(view: PlayerView): Meme | null;
}
