// What stands there with a meme.

import type { PlayerView } from '#core/views/playerView.ts';
import type { Message } from '#scenes/message.ts';
import { NEXT, pauseLine } from '#scenes/player/model.ts';
import type { ShownMeme } from '#scenes/player/view.ts';

export interface MemeModel extends ShownMeme {
  readonly next: Message;
  readonly paused: Message | null;
}

export function memeModel({ room }: PlayerView, meme: ShownMeme): MemeModel {
  return { ...meme, next: NEXT, paused: pauseLine(room) };
}
